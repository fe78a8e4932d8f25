import { fieldNames } from '../prepared/fields.ts';
import type { Vocabulary } from '../query/vocabulary.ts';
import { byField, type RankingParameters } from '../ranking/parameters.ts';
import type { IndexFile } from './index-file.ts';
import { createScratch, type Scratch } from './scratch.ts';
import type { Shard } from './shard.ts';

/** A shard with what its searches would otherwise work out each time. */
export interface OpenShard {
  readonly shard: Shard;
  readonly scratch: Scratch;
  /** What a word counts in each field of each chunk, chunk by chunk: its weight over its length. */
  readonly fieldFactors: Float32Array;
  /** Factor on the score of each page. */
  readonly pageFactors: Float32Array;
  /** The first chunk of each page, and the number of chunks. */
  readonly firstChunks: Uint32Array;
  readonly vocabulary: Vocabulary;
}

export function openShard(
  shard: Shard,
  index: IndexFile,
  parameters: RankingParameters,
): OpenShard {
  return {
    shard,
    vocabulary: vocabularyOf(shard.id, index),
    scratch: createScratch(shard),
    fieldFactors: fieldFactors(shard, parameters),
    pageFactors: shard.boosts.map((boost) => boost ** parameters.boostPower),
    firstChunks: firstChunks(shard),
  };
}

function fieldFactors({ averages, lengths }: Shard, parameters: RankingParameters): Float32Array {
  const weights = byField(parameters.weights);
  const penalties = byField(parameters.lengthPenalty);
  const factors = new Float32Array(lengths.length);
  for (const [at, length] of lengths.entries()) {
    const field = at % fieldNames.length;
    const penalty = penalties[field] ?? 0;
    const norm = 1 - penalty + (penalty * length) / (averages[field] ?? 1);
    factors[at] = (weights[field] ?? 0) / norm;
  }
  return factors;
}

/** Chunks are in the order of their pages, and every page has one. */
function firstChunks({ chunkPages, pageCount }: Shard): Uint32Array {
  const first = new Uint32Array(pageCount + 1).fill(chunkPages.length);
  for (const [chunk, page] of chunkPages.entries()) {
    first[page] = Math.min(first[page] ?? 0, chunk);
  }
  return first;
}

/** Lists of words are kept once they were read: those of a large site are a few megabytes. */
function vocabularyOf(shard: number, index: IndexFile): Vocabulary {
  const lists = new Map<number, string>();
  return {
    frequency: async (term) => index.frequency(shard, term),
    withPrefix: async (prefix, limit) => index.termsWithPrefix(shard, prefix, limit),
    wordsOfLength: async (letters) => {
      const words = lists.get(letters) ?? index.wordsOfLength(shard, letters);
      lists.set(letters, words);
      return words;
    },
  };
}
