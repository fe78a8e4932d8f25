import { typoDistance } from './distance.ts';
import { eachLine } from './each-line.ts';
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
  const found: { word: string; distance: number }[] = [];
  for (let length = word.length - most; length <= word.length + most; length++) {
    const words = await vocabulary.wordsOfLength(length);
    for (const candidate of eachLine(words)) {
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

function differsAtFirst(one: string, other: string): number {
  return one[0] === other[0] ? 0 : 1;
}
