import type { Analyser } from './analyser.ts';
import { englishSynonyms } from './english-synonyms.ts';

/** Names of the groups of words for one thing that a term of an analyser belongs to. */
export type Synonyms = ReadonlyMap<string, readonly string[]>;

/** The built-in synonyms of a language, by the code of its analyser. */
export function synonymsFor(language: string, analyser: Pick<Analyser, 'term'>): Synonyms {
  const groups = /^en\b/i.test(language) ? englishSynonyms : [];
  const synonyms = new Map<string, string[]>();
  for (const [number, group] of groups.entries()) {
    for (const term of new Set(group.map((word) => analyser.term(word)))) {
      synonyms.set(term, [...(synonyms.get(term) ?? []), String(number)]);
    }
  }
  return synonyms;
}
