/** What of an index file stays in memory: numbers only, some 20 bytes a chunk. */
export interface Shard {
  readonly id: number;
  readonly language: string | undefined;
  /** Language whose analyser made the terms. */
  readonly analyser: string;
  readonly pageCount: number;
  /** Page of each chunk; chunks of a page follow each other. */
  readonly chunkPages: Uint32Array;
  /** Terms in each field of each chunk, chunk by chunk. */
  readonly lengths: Uint16Array;
  /** Factor on the score of each page. */
  readonly boosts: Float32Array;
  /** Average length of each field where it stands. */
  readonly averages: readonly number[];
}
