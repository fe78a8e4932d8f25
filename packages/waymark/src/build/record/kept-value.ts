import { deserialize, serialize } from 'node:v8';
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { ResultCache } from '@waymark/content';

/** A value that an earlier build kept; none where another version of Node wrote it. */
export function loadValue<Value>(results: ResultCache, name: string): Value | undefined {
  const bytes = results.loadBytes(name);
  try {
    return bytes && (deserialize(bytes) as Value);
  } catch {
    return undefined;
  }
}

/** Keeps plain data for the next build. */
export function storeValue(results: ResultCache, name: string, value: unknown): void {
  results.store(name, serialize(value));
}

/** A value, and the key of all that it was made from. */
interface KeptPart {
  readonly key: string;
  readonly content: unknown;
}

/** A value that an earlier build kept and that was made from what a key is of. */
export function loadPart<Value>(
  results: ResultCache,
  name: string,
  key: string,
): Value | undefined {
  const part = loadValue<KeptPart>(results, name);
  return part?.key === key ? (part.content as Value) : undefined;
}

/** Keeps plain data with the key of all that it was made from. */
export function storePart(results: ResultCache, name: string, key: string, content: unknown): void {
  const part: KeptPart = { key, content };
  storeValue(results, name, part);
}

/** The fastest: what is kept is there to save time. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** What is packed is seldom more than so many times smaller. */
const usualRatio = 8;
const smallestPiece = 1 << 16;

/** Compresses what is kept, to bytes of their own: what Node gives is in a larger piece of memory. */
export function pack(content: string | Uint8Array): Uint8Array {
  return new Uint8Array(zstdCompressSync(content, level));
}

/** What was packed. */
export function unpack(packed: Uint8Array): Buffer {
  // Mostly in one piece: to put many together takes longer than to decompress them.
  return zstdDecompressSync(packed, {
    chunkSize: Math.max(smallestPiece, usualRatio * packed.length),
  });
}
