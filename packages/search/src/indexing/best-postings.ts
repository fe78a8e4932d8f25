import { chunkOf } from '../format/postings.ts';

/** Chunks of one version and product each. */
export interface Scopes {
  readonly count: number;
  /** The number of the scope of each chunk. */
  readonly ofChunks: Uint16Array;
}

/** The first of sorted postings in each scope. */
export function bestOf(sorted: Uint32Array, scopes: Scopes, most: number): Uint32Array {
  return sorted.length <= most ? sorted : first(sorted, scopes, most, () => true);
}

/** Gives the first of sorted postings in each scope, one of each chunk. */
export function bestChunks(scopes: Scopes, most: number): (sorted: Uint32Array) => Uint32Array {
  // There are as many lists as beginnings, so that a set for each of them takes far longer.
  const takenFor = new Uint32Array(scopes.ofChunks.length);
  let list = 0;
  return (sorted) => {
    list++;
    return first(sorted, scopes, most, (chunk) => {
      const isNew = takenFor[chunk] !== list;
      takenFor[chunk] = list;
      return isNew;
    });
  };
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
  for (let at = 0; at < sorted.length; at++) {
    const value = sorted[at] ?? 0;
    const chunk = chunkOf(value);
    const scope = scopes.ofChunks[chunk] ?? 0;
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
