import type { Analyser } from '../analysis/analyser.ts';
import { englishSynonyms } from './english-synonyms.ts';

/** Other terms for a term of the same analyser. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

/** @param groups words for one thing each, as people write them */
export function synonymsOf(
  groups: readonly (readonly string[])[],
  analyser: Pick<Analyser, 'term'>,
): Synonyms {
  const synonyms = new Map<string, Set<string>>();
  for (const group of groups) {
    const terms = new Set(group.map((word) => analyser.term(word.toLowerCase())));
    for (const term of terms) {
      const others = synonyms.get(term) ?? new Set<string>();
      for (const other of terms) if (other !== term) others.add(other);
      synonyms.set(term, others);
    }
  }
  return synonyms;
}

/** The built-in synonyms of a language, by the code of its analyser. */
export function synonymsFor(language: string, analyser: Pick<Analyser, 'term'>): Synonyms {
  return synonymsOf(/^en\b/i.test(language) ? englishSynonyms : [], analyser);
}
