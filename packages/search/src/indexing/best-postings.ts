import { chunkOf } from '../format/postings.ts';

/** Chunks of one version and product each. */
export interface Scopes {
  readonly count: number;
  readonly of: (chunk: number) => number;
}

/** The first of sorted postings in each scope. */
export function bestOf(sorted: Uint32Array, scopes: Scopes, most: number): Uint32Array {
  return sorted.length <= most ? sorted : first(sorted, scopes, most, () => true);
}

/** The first of sorted postings in each scope, one of each chunk. */
export function bestChunks(sorted: Uint32Array, scopes: Scopes, most: number): Uint32Array {
  const seen = new Set<number>();
  return first(sorted, scopes, most, (chunk) => !seen.has(chunk) && Boolean(seen.add(chunk)));
}

function first(
  sorted: Uint32Array,
  scopes: Scopes,
  most: number,
  isTaken: (chunk: number) => boolean,
): Uint32Array {
  const found = new Uint32Array(Math.min(sorted.length, most * scopes.count));
  const counts = new Uint32Array(scopes.count);
  let length = 0;
  for (const value of sorted) {
    const chunk = chunkOf(value);
    const scope = scopes.of(chunk);
    const count = counts[scope] ?? 0;
    if (count === most || !isTaken(chunk)) continue;
    counts[scope] = count + 1;
    found[length++] = value;
    if (length === found.length) break;
  }
  return found.slice(0, length);
}

/** All postings of some lists, sorted. */
export function joined(lists: readonly Uint32Array[]): Uint32Array {
  const all = new Uint32Array(lists.reduce((sum, { length }) => sum + length, 0));
  let end = 0;
  for (const list of lists) {
    all.set(list, end);
    end += list.length;
  }
  return all.sort();
}
