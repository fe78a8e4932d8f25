import type { Term } from '../analysis/analyser.ts';
import { wordsByLength } from '../prepared/words-by-length.ts';
import type { Row } from './insert-rows.ts';

/** Collects what a query is read against: terms with their frequency, and words by length. */
export interface TermTables {
  /** Adds a chunk. */
  add(fields: readonly (readonly Term[])[]): void;
  terms(): Row[];
  words(): Row[];
}

export function createTermTables(shard: number): TermTables {
  const frequencies = new Map<string, number>();
  const surfaces = new Set<string>();
  return {
    add(fields) {
      const terms = new Set<string>();
      for (const { term, surface } of fields.flat()) {
        terms.add(term);
        if (surface !== undefined) surfaces.add(surface);
      }
      for (const term of terms) frequencies.set(term, (frequencies.get(term) ?? 0) + 1);
    },
    terms: () => [...frequencies].map(([term, frequency]) => ({ shard, term, frequency })),
    words: () =>
      [...wordsByLength(surfaces)].map(([letters, words]) => {
        return { shard, letters, words: words.join('\n') };
      }),
  };
}
