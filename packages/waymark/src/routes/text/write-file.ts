import { closeSync, mkdirSync, openSync, writeFileSync, writeSync } from 'node:fs';
import path from 'node:path';

/** Letters that are written at once. */
const blockSize = 1 << 20;

/** Writes a file piece by piece. Its folder is made where it lacks, which is seldom. */
export function writeFile(file: string, pieces: Iterable<string | Uint8Array>): void {
  const handle = open(file);
  try {
    let block = '';
    for (const piece of pieces) {
      if (typeof piece !== 'string') {
        writeSync(handle, piece);
        continue;
      }
      block += piece;
      if (block.length < blockSize) continue;
      writeFileSync(handle, block);
      block = '';
    }
    if (block !== '') writeFileSync(handle, block);
  } finally {
    closeSync(handle);
  }
}

function open(file: string): number {
  try {
    return openSync(file, 'w');
  } catch (error) {
    if (!isMissing(error)) throw error;
    mkdirSync(path.dirname(file), { recursive: true });
    return openSync(file, 'w');
  }
}

/** Whether an error of the file system says that there is no such file. */
export function isMissing(error: unknown): boolean {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return code === 'ENOENT' || code === 'ENOTDIR';
}
