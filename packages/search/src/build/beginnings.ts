import { beginningMark, phraseMark } from '../format/entries.ts';
import { byImpact, chunkOf, type Posting } from '../format/postings.ts';
import { bestOf } from './postings-collector.ts';

/** A reader looks at each of so many keys; a beginning of more has a list of its own. */
const mostListed = 40;
/** The best chunks of a beginning; it is typed on before anyone reads many of them. */
const mostChunks = 150;
const longestBeginning = 24;

/**
 * Lists for the beginnings of many keys, so that a few typed letters need no more than one list.
 *
 * @param keys sorted
 * @param listOf the chunks of a key
 */
export function beginningLists(
  keys: readonly string[],
  listOf: (key: string) => readonly Posting[],
  scopeOf: (chunk: number) => number,
): Map<string, Posting[]> {
  const found = new Map<string, Posting[]>();
  const best = (postings: Iterable<Posting>): Posting[] =>
    bestOf(strongest(postings), scopeOf, mostChunks);

  /** The best chunks of the keys from `start` up to `end`, which share `depth` letters. */
  function walk(start: number, end: number, depth: number): Posting[] {
    if (end - start <= mostListed || depth > longestBeginning) {
      return best(keys.slice(start, end).flatMap((key) => best(listOf(key))));
    }
    const merged: Posting[] = [];
    for (let from = start; from < end; ) {
      const letter = keys[from]?.[depth];
      let to = from + 1;
      while (to < end && keys[to]?.[depth] === letter) to++;
      const part =
        letter === undefined ? best(listOf(keys[from] ?? '')) : walk(from, to, depth + 1);
      for (const value of part) merged.push(value);
      from = to;
    }
    const result = best(merged);
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

/** The strongest posting of each chunk. */
function strongest(postings: Iterable<Posting>): Posting[] {
  const found = new Map<number, Posting>();
  for (const value of postings) {
    const known = found.get(chunkOf(value));
    if (known === undefined || byImpact(value, known) < 0) found.set(chunkOf(value), value);
  }
  return [...found.values()];
}
