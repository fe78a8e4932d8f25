/** A part of a file: what it says, or what gives that where a later file may have the same part. */
export type FilePiece = string | Uint8Array | NamedPiece;

/** A part of a file that need not be read where another file of it is known. */
export interface NamedPiece {
  /** Of all that it is made from. */
  readonly id: string;
  readonly read: () => string | Uint8Array;
}

/** What a part of a file says. */
export function readPiece(piece: FilePiece): string | Uint8Array {
  return typeof piece === 'object' && 'id' in piece ? piece.read() : piece;
}
