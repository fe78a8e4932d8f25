import { createHash } from 'node:crypto';

/** What files are named by, so that one of a name always has the same content. */
export function contentDigest(pieces: Iterable<Uint8Array>): string {
  const hash = createHash('sha256');
  for (const piece of pieces) hash.update(piece);
  return hash.digest('hex').slice(0, 12);
}
