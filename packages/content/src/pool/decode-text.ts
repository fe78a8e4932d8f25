/**
 * The text of a file: UTF-8, or UTF-16 where its first bytes say so, without that mark, and with
 * `\n` at the end of each line. What is neither has signs for what cannot be read.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes).replaceAll('\r\n', '\n');
}

function encodingOf([first, second]: Uint8Array): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}
