import type { Shard } from './shard.ts';

/**
 * What a search adds up, one number for each chunk or page, kept between searches so that none
 * leaves garbage behind. Arrays as long as the shard are gone through faster than lists of what is
 * set in them.
 */
export interface Scratch {
  /** Of one word: how much it counts, and the weight of the best variant that was met. */
  readonly word: {
    /** In the texts of a chunk. */
    readonly chunkCounts: Float32Array;
    readonly chunkCertainty: Float32Array;
    /** In the fields that a page has once. */
    readonly pageCounts: Float32Array;
    readonly pageCertainty: Float32Array;
  };
  /** Of all words so far. */
  readonly query: {
    /** Score that every chunk of a page has from the page's own fields. */
    readonly pageScores: Float32Array;
    readonly pageCovered: Float32Array;
    /** Score of the page as if it were one chunk. */
    readonly wholeScores: Float32Array;
    /** Score that a chunk has on top. */
    readonly chunkScores: Float32Array;
    readonly chunkCovered: Float32Array;
  };
}

export function createScratch({ chunkPages, pageCount }: Shard): Scratch {
  const forChunks = () => new Float32Array(chunkPages.length);
  const forPages = () => new Float32Array(pageCount);
  return {
    word: {
      chunkCounts: forChunks(),
      chunkCertainty: forChunks(),
      pageCounts: forPages(),
      pageCertainty: forPages(),
    },
    query: {
      pageScores: forPages(),
      pageCovered: forPages(),
      wholeScores: forPages(),
      chunkScores: forChunks(),
      chunkCovered: forChunks(),
    },
  };
}

export function clear(numbers: Readonly<Record<string, Float32Array>>): void {
  for (const array of Object.values(numbers)) array.fill(0);
}
