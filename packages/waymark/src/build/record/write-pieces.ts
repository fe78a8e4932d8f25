import { readSync, writeFileSync } from 'node:fs';
import { type FilePiece, type NamedPiece, readPiece } from '@waymark/content/text';

/** Where a piece stands in a file, in bytes. */
export interface PiecePlace {
  readonly start: number;
  readonly length: number;
}

/** An open file that has pieces, by their ids. */
export interface FileWithPieces {
  readonly handle: number;
  readonly places: ReadonlyMap<string, PiecePlace>;
}

/** Letters that are written at once. */
const blockSize = 1 << 20;

/**
 * Writes pieces to an open file, in their order.
 *
 * @param last has some of them, which are copied from there and need not be read
 * @returns where those that have a name stand now
 */
export function writePieces(
  handle: number,
  pieces: Iterable<FilePiece>,
  last?: FileWithPieces,
): ReadonlyMap<string, PiecePlace> {
  const places = new Map<string, PiecePlace>();
  const copied = last && createCopy(last);
  let position = 0;
  let block = '';
  const write = (bytes: Uint8Array) => {
    writeFileSync(handle, bytes);
    position += bytes.length;
  };
  const flush = () => {
    if (block !== '') write(Buffer.from(block));
    block = '';
  };
  for (const piece of pieces) {
    if (typeof piece === 'string') {
      block += piece;
      if (block.length >= blockSize) flush();
      continue;
    }
    flush();
    const start = position;
    const isNamed = 'id' in piece;
    write((isNamed && copied?.(piece)) || bytesOf(piece));
    if (isNamed) places.set(piece.id, { start, length: position - start });
  }
  flush();
  return places;
}

function bytesOf(piece: FilePiece): Uint8Array {
  const content = readPiece(piece);
  return typeof content === 'string' ? Buffer.from(content) : content;
}

/**
 * Gives a piece as another file has it, until it gives the next one; none where that lacks it, or ends
 * before it.
 */
function createCopy({ handle, places }: FileWithPieces) {
  // New memory for each of hundreds of pieces takes longer than to copy them.
  let room = Buffer.alloc(0);
  return ({ id }: NamedPiece): Uint8Array | undefined => {
    const place = places.get(id);
    if (!place) return undefined;
    if (room.length < place.length) room = Buffer.allocUnsafe(2 * place.length);
    for (let read = 0; read < place.length; ) {
      const more = readSync(handle, room, read, place.length - read, place.start + read);
      if (more === 0) return undefined;
      read += more;
    }
    return room.subarray(0, place.length);
  };
}
