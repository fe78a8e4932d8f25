import { closeSync, openSync, readSync } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';

const blockSize = 1 << 20;

/** The bytes of a file piece by piece; a piece is to be used before the next is asked for. */
function* fileBlocks(file: string): Generator<Uint8Array> {
  const handle = openSync(file, 'r');
  try {
    const block = new Uint8Array(blockSize);
    for (let size = 1; size > 0; ) {
      size = readSync(handle, block);
      if (size > 0) yield block.subarray(0, size);
    }
  } finally {
    closeSync(handle);
  }
}

/** The lines of a text file, without their ends. */
export function* fileLines(file: string): Generator<string> {
  const decoder = new StringDecoder('utf8');
  let rest = '';
  for (const block of fileBlocks(file)) {
    const lines = (rest + decoder.write(Buffer.from(block))).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  yield rest + decoder.end();
}
