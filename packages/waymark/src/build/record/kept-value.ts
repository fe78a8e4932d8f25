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

/** The fastest: what is kept is there to save time. */
const level = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Most pages are smaller: nothing has to be put together. */
const inOnePiece = { chunkSize: 1 << 16 };

/** Compresses what is kept, to bytes of their own: what Node gives is in a larger piece of memory. */
export function pack(content: string | Uint8Array): Uint8Array {
  return new Uint8Array(zstdCompressSync(content, level));
}

/** What was packed. */
export function unpack(packed: Uint8Array): Buffer {
  return zstdDecompressSync(packed, inOnePiece);
}
