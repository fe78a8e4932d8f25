import { typoDistance } from '../../retrieval/query/distance.ts';
import { eachLine } from '../../retrieval/query/each-line.ts';
import { type Overview, spellingFile } from '../format/files.ts';
import type { ReadFile } from './files.ts';

const mostCorrections = 3;
const decoder = new TextDecoder();

/**
 * The words of the site nearest to one that it does not have: one typo from four letters on, two
 * from eight. A word with the same first letter comes first.
 */
export async function correctionsOf(
  word: string,
  { spelling }: Overview,
  read: ReadFile,
): Promise<string[]> {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  for (let distance = 1; distance <= most; distance++) {
    const lengths = spelling.filter((length) => Math.abs(length - word.length) <= distance);
    const lists = await Promise.all(lengths.map((length) => read(spellingFile(length))));
    const found = lists.flatMap((list) => nearestIn(decoder.decode(list), word, distance));
    if (found.length > 0) return bestOf(found, word);
  }
  return [];
}

function nearestIn(lines: string, word: string, distance: number): string[] {
  return [...eachLine(lines)].filter((line) => typoDistance(word, line, distance) <= distance);
}

function bestOf(found: readonly string[], word: string): string[] {
  const differs = (one: string) => (one[0] === word[0] ? 0 : 1);
  return found.toSorted((one, other) => differs(one) - differs(other)).slice(0, mostCorrections);
}

/** Whether a word may go on after a beginning with one typo. */
export function continuesTypo(word: string, beginning: string): boolean {
  if (word.length <= beginning.length || word[0] !== beginning[0]) return false;
  return [-1, 0, 1].some(
    (more) => typoDistance(beginning, word.slice(0, beginning.length + more), 1) <= 1,
  );
}
