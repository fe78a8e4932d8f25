import type { Concept } from '../query/concepts.ts';

/** Fewer texts than this tell nothing of how common a word is: each may be about the same thing. */
const tellingCount = 100;

/** How much a term tells that `frequency` of `count` texts have (BM25's idf, never below 0). */
export function inverseFrequency(frequency: number, count: number): number {
  const texts = Math.max(count, tellingCount);
  return Math.log(1 + (texts - frequency + 0.5) / (frequency + 0.5));
}

/**
 * How much of what a query says a word of it is: one that no text has tells as much as a word can,
 * but for a misspelt one, which tells what it stands for.
 */
export function shareOfQuery({ frequency, isKnown, weight }: Concept, count: number): number {
  return isKnown ? weight * inverseFrequency(frequency, count) : inverseFrequency(0, count);
}
