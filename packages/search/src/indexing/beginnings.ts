import { beginningMark, phraseMark } from '../format/entries.ts';
import { bestChunks, joined, type Scopes } from './best-postings.ts';

/** A reader looks at each of so many keys; a beginning of more has a list of its own. */
const mostListed = 40;
/** The best chunks of a beginning; it is typed on before anyone reads many of them. */
const mostChunks = 150;
const longestBeginning = 24;

/**
 * Lists for the beginnings of many keys, so that a few typed letters need no more than one list.
 *
 * @param keys sorted
 * @param listOf the chunks of a key, sorted
 */
export function beginningLists(
  keys: readonly string[],
  listOf: (key: string) => Uint32Array,
  scopes: Scopes,
): Map<string, Uint32Array> {
  const found = new Map<string, Uint32Array>();
  const best = (sorted: Uint32Array) => bestChunks(sorted, scopes, mostChunks);
  // Short ones are only looked through together with others.
  const bestOfKey = (key: string) => {
    const list = listOf(key);
    return list.length > mostChunks ? best(list) : list;
  };

  /** The best chunks of the keys from `start` up to `end`, which share `depth` letters. */
  function walk(start: number, end: number, depth: number): Uint32Array {
    if (end - start <= mostListed || depth > longestBeginning) {
      return best(joined(keys.slice(start, end).map(bestOfKey)));
    }
    const parts: Uint32Array[] = [];
    for (let from = start; from < end; ) {
      const letter = keys[from]?.[depth];
      let to = from + 1;
      while (to < end && keys[to]?.[depth] === letter) to++;
      parts.push(letter === undefined ? bestOfKey(keys[from] ?? '') : walk(from, to, depth + 1));
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
