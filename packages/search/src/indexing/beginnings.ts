import { beginningMark, phraseMark } from '../format/entries.ts';
import { bestChunks, joined, type Scopes } from './best-postings.ts';

/** A reader looks at each of so many keys; a beginning of more has a list of its own. */
const mostListed = 40;
/** The best chunks of a beginning; it is typed on before anyone reads many of them. */
const mostChunks = 150;
const longestBeginning = 24;

/** Sorted keys, and where the list of each is among the postings of all. */
export interface KeyLists {
  readonly keys: readonly string[];
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  /** Each list is sorted. */
  readonly postings: Uint32Array;
}

/** Lists for the beginnings of many keys, so that a few typed letters need no more than one list. */
export function beginningLists(
  { keys, starts, ends, postings }: KeyLists,
  scopes: Scopes,
): Map<string, Uint32Array> {
  const found = new Map<string, Uint32Array>();
  const best = bestChunks(scopes, mostChunks);

  /** All postings of the keys from `start` up to `end`, but of long lists the best chunks. */
  function gathered(start: number, end: number): Uint32Array {
    let size = 0;
    for (let place = start; place < end; place++) size += (ends[place] ?? 0) - (starts[place] ?? 0);
    const all = new Uint32Array(size);
    let length = 0;
    for (let place = start; place < end; place++) {
      const first = starts[place] ?? 0;
      const last = ends[place] ?? 0;
      if (last - first > mostChunks) {
        const chunks = best(postings.subarray(first, last));
        all.set(chunks, length);
        length += chunks.length;
      } else {
        for (let at = first; at < last; at++) all[length++] = postings[at] ?? 0;
      }
    }
    return all.subarray(0, length).sort();
  }

  /** The best chunks of the keys from `start` up to `end`, which share `depth` letters. */
  function walk(start: number, end: number, depth: number): Uint32Array {
    if (end - start <= mostListed || depth > longestBeginning) return best(gathered(start, end));
    const parts: Uint32Array[] = [];
    for (let from = start; from < end; ) {
      const letter = keys[from]?.charCodeAt(depth);
      let to = from + 1;
      while (to < end && keys[to]?.charCodeAt(depth) === letter) to++;
      const isWholeKey = Number.isNaN(letter);
      parts.push(isWholeKey ? gathered(from, to) : walk(from, to, depth + 1));
      from = to;
    }
    const result = best(joined(parts));
    const beginning = keys[start]?.slice(0, depth) ?? '';
    if (isWhole(beginning)) found.set(beginning + beginningMark, result);
    return result;
  }

  walk(0, keys.length, 0);
  return found;
}

/** Not empty, and does not end with half of a letter. */
function isWhole(beginning: string): boolean {
  return beginning !== '' && beginning !== phraseMark && !/[\ud800-\udbff]$/.test(beginning);
}
