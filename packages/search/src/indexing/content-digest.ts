import { createHash } from 'node:crypto';

/**
 * What files are named by, so that one of a name always has the same content.
 *
 * @param pieces the content of each file, in their order
 */
export function contentDigest(pieces: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(`${piece.length} `).update(piece);
  return hash.digest('hex').slice(0, 12);
}
