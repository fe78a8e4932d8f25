import type { Chunk } from '../chunks/chunks-of.ts';
import { levelOf } from '../format/levels.ts';
import type { Ranking } from '../ranking.ts';
import { chunkKeys, chunkTexts } from './fields.ts';
import { type FormCounts, Forms, impactsOf, type Words } from './impacts.ts';

/** What a text says: keys, and for each of them how much it says about it, as a level. */
export interface Said {
  readonly keys: readonly string[];
  readonly levels: readonly number[];
}

/**
 * What the chunks of a page say: plain data, so that it can be kept as long as the sections of the
 * page stay the same. To read it from their texts is most of the work of an index.
 */
export interface ChunkTerms {
  readonly chunks: readonly Said[];
  readonly forms: FormCounts;
}

/** Reads the chunks of a page. */
export function chunkTerms(chunks: readonly Chunk[], words: Words, ranking: Ranking): ChunkTerms {
  const forms = new Forms();
  const said = chunks.map((chunk) =>
    saidBy(impactsOf(chunkTexts(chunk), words, ranking, forms), chunkKeys(chunk, ranking)),
  );
  return { chunks: said, forms: forms.counts() };
}

/** @param impacts by key; a key may be in several */
export function saidBy(...impacts: readonly ReadonlyMap<string, number>[]): Said {
  return {
    keys: impacts.flatMap((one) => [...one.keys()]),
    levels: impacts.flatMap((one) => [...one.values()].map(levelOf)),
  };
}
