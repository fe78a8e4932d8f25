import { typoDistance } from '../analysis/distance.ts';
import { type Overview, spellingFile } from '../format/files.ts';
import type { ReadFile } from './files.ts';

/** A word of the site that may be meant, and how many typos away it is. */
export interface Correction {
  readonly word: string;
  readonly distance: 1 | 2;
}

const mostCorrections = 3;
const decoder = new TextDecoder();

/**
 * The words of the site nearest to one that it does not have: one typo from four letters on, two
 * from eight. Only the nearest distance counts; a word with the same first letter comes first.
 */
export async function correctionsOf(
  word: string,
  { spelling }: Overview,
  read: ReadFile,
): Promise<Correction[]> {
  const most = word.length < 4 ? 0 : word.length < 8 ? 1 : 2;
  for (const distance of [1, 2] as const) {
    if (distance > most) break;
    const near = spelling.filter(([length]) => Math.abs(length - word.length) <= distance);
    const lists = await Promise.all(
      near.map(async ([length, digest]) => ({ length, words: await read(spellingFile(digest)) })),
    );
    const found = lists.flatMap(({ length, words }) =>
      nearestIn(decoder.decode(words), length, word, distance),
    );
    const differs = (one: string) => (one[0] === word[0] ? 0 : 1);
    found.sort((one, other) => differs(one) - differs(other));
    if (found.length > 0) {
      return found.slice(0, mostCorrections).map((one) => ({ word: one, distance }));
    }
  }
  return [];
}

/** @param words all of one length, one a line */
function nearestIn(words: string, length: number, word: string, most: number): string[] {
  const letters = lettersOf(word, 0, word.length);
  const found: string[] = [];
  for (let at = 0; at < words.length; at += length + 1) {
    if (!mayBeNear(letters, lettersOf(words, at, length), most)) continue;
    const candidate = words.slice(at, at + length);
    if (typoDistance(word, candidate, most) <= most) found.push(candidate);
  }
  return found;
}

/** The letters of a word as a set of 32 bits, in which some letters share one. */
function lettersOf(text: string, start: number, length: number): number {
  let letters = 0;
  for (let at = start; at < start + length; at++) letters |= 1 << (text.charCodeAt(at) & 31);
  return letters;
}

/** A typo takes a letter away and brings another at most: whole vocabularies are told off so. */
function mayBeNear(letters: number, others: number, most: number): boolean {
  let differing = letters ^ others;
  for (let left = 2 * most; left > 0 && differing !== 0; left--) differing &= differing - 1;
  return differing === 0;
}

/** Whether a word may go on after a beginning with one typo. */
export function continuesTypo(word: string, beginning: string): boolean {
  if (word.length <= beginning.length || word[0] !== beginning[0]) return false;
  return [-1, 0, 1].some(
    (more) => typoDistance(beginning, word.slice(0, beginning.length + more), 1) <= 1,
  );
}
