import type { Shard } from './shard.ts';

/** Numbers by key, of which few are set and all are cleared at once. */
export class SparseNumbers {
  readonly #values: Float32Array;
  readonly #keys: number[] = [];

  constructor(size: number) {
    this.#values = new Float32Array(size);
  }

  get(key: number): number {
    return this.#values[key] ?? 0;
  }

  /** @param value above 0 */
  add(key: number, value: number): void {
    const before = this.#values[key] ?? 0;
    if (before === 0) this.#keys.push(key);
    this.#values[key] = before + value;
  }

  /** @param value above 0 */
  raise(key: number, value: number): void {
    const before = this.#values[key] ?? 0;
    if (before === 0) this.#keys.push(key);
    if (value > before) this.#values[key] = value;
  }

  keys(): readonly number[] {
    return this.#keys;
  }

  clear(): void {
    for (const key of this.#keys) this.#values[key] = 0;
    this.#keys.length = 0;
  }
}

/** What a search adds up, kept between searches so that none leaves garbage behind. */
export interface Scratch {
  /** Weighed and length-normalised counts of one concept: in the texts of a chunk … */
  readonly chunkCounts: SparseNumbers;
  /** … in the fields that a page has once, and in the texts of all its chunks. */
  readonly pageCounts: SparseNumbers;
  readonly pageTextCounts: SparseNumbers;
  /** Weight of the best variant that was met. */
  readonly chunkCertainty: SparseNumbers;
  readonly pageCertainty: SparseNumbers;
  /** Score that every chunk of a page has from the page's own fields. */
  readonly pageScores: SparseNumbers;
  readonly pageCovered: SparseNumbers;
  /** Score of the page as if it were one chunk. */
  readonly wholeScores: SparseNumbers;
  /** Score that a chunk has on top. */
  readonly chunkScores: SparseNumbers;
  readonly chunkCovered: SparseNumbers;
}

export function createScratch({ chunkPages, pageCount }: Shard): Scratch {
  const forChunks = () => new SparseNumbers(chunkPages.length);
  const forPages = () => new SparseNumbers(pageCount);
  return {
    chunkCounts: forChunks(),
    pageCounts: forPages(),
    pageTextCounts: forPages(),
    chunkCertainty: forChunks(),
    pageCertainty: forPages(),
    pageScores: forPages(),
    pageCovered: forPages(),
    wholeScores: forPages(),
    chunkScores: forChunks(),
    chunkCovered: forChunks(),
  };
}
