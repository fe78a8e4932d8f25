/** How much a term tells that `frequency` of `count` texts have (BM25's idf, never below 0). */
export function inverseFrequency(frequency: number, count: number): number {
  return Math.log(1 + (count - frequency + 0.5) / (frequency + 0.5));
}
