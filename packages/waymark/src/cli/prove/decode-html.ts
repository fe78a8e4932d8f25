import { isUtf8 } from 'node:buffer';

/** Where a page has to name its encoding. */
const declared = 1024;

/**
 * The text of a saved page: its encoding is what its first bytes say, else UTF-8 where it is that, as
 * browsers that save a page write it, else what the page says of itself, else that of Western Windows.
 */
export function decodeHtml(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const start = Buffer.from(bytes.subarray(0, declared)).toString('latin1');
  const named = /(?:charset|encoding)\s*=\s*["']?\s*([\w.:-]+)/i.exec(start)?.[1];
  // Those of few bytes, such as ISO-2022-JP, look like UTF-8.
  if (isUtf8(bytes) && !/^iso-2022/i.test(named ?? '')) return 'utf-8';
  return named !== undefined && !/^utf/i.test(named) && isEncoding(named) ? named : 'windows-1252';
}

function isEncoding(name: string): boolean {
  try {
    return new TextDecoder(name) !== undefined;
  } catch {
    return false;
  }
}
