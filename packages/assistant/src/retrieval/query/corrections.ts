import { typoDistance } from './distance.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Correction {
  readonly word: string;
  readonly distance: 1 | 2;
}

const mostCorrections = 3;

/**
 * The words of the texts nearest to one that they do not have: one typo from four letters on, two
 * from eight. Only the nearest distance counts; a word with the same first letter comes first.
 */
export async function correctionsOf(word: string, vocabulary: Vocabulary): Promise<Correction[]> {
  if (word.length < 4) return [];
  const most = word.length < 8 ? 1 : 2;
  const letters = lettersOf(word, 0, word.length);
  const found: { word: string; distance: number }[] = [];
  for (let length = word.length - most; length <= word.length + most; length++) {
    const words = await vocabulary.wordsOfLength(length);
    for (let at = 0; at < words.length; at += length + 1) {
      if (!mayBeNear(letters, lettersOf(words, at, length), most)) continue;
      const candidate = words.slice(at, at + length);
      const distance = typoDistance(word, candidate, most);
      if (distance <= most) found.push({ word: candidate, distance });
    }
  }
  const nearest = Math.min(...found.map(({ distance }) => distance));
  return found
    .filter(({ distance }) => distance === nearest)
    .sort((a, b) => differsAtFirst(a.word, word) - differsAtFirst(b.word, word))
    .slice(0, mostCorrections)
    .map((one) => ({ word: one.word, distance: nearest === 1 ? 1 : 2 }));
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

function differsAtFirst(one: string, other: string): number {
  return one[0] === other[0] ? 0 : 1;
}
