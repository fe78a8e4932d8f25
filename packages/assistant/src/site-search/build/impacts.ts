import type { Term } from '../../retrieval/analysis/analyser.ts';
import { endsOf } from '../words/longer-names.ts';
import type { SiteWords } from '../words/site-words.ts';
import type { Field } from './fields.ts';

/** How soon repetitions of a word in a text stop counting. */
const saturation = 1.2;
const usualLength = 60;

/** How much each term says about a section: the sum over its fields. */
export function impactsOf(fields: readonly Field[], words: SiteWords, seen: Forms) {
  const impacts = new Map<string, number>();
  for (const field of fields) {
    if (field.text === '') continue;
    const terms = (field.isLabel ? words.all : words.telling).terms(field.text).flatMap(withEnds);
    for (const { surface, term } of terms) if (surface !== undefined) seen.add(surface, term);
    for (const [term, count] of counted(terms)) {
      const impact = field.weight * share(count, terms.length, field.isLabel);
      impacts.set(term, (impacts.get(term) ?? 0) + impact);
    }
  }
  return impacts;
}

function share(count: number, length: number, isLabel: boolean): number {
  if (isLabel) return 1 / (0.85 + 0.15 * length ** 0.7);
  return count / (count + saturation * (0.5 + (0.5 * length) / usualLength));
}

function withEnds(term: Term): Term[] {
  if (term.surface !== undefined) return [term];
  return [term, ...endsOf(term.term).map((end) => ({ term: end }))];
}

function counted(terms: readonly Term[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { term } of terms) counts.set(term, (counts.get(term) ?? 0) + 1);
  return counts;
}

/** The forms in which words stand in the texts, and how often. */
export class Forms {
  readonly #counts = new Map<string, number>();
  readonly #inflected = new Set<string>();

  add(surface: string, term: string): void {
    this.#counts.set(surface, (this.#counts.get(surface) ?? 0) + 1);
    if (surface !== term) this.#inflected.add(surface);
  }

  /** Forms that differ from their term. */
  get inflected(): ReadonlySet<string> {
    return this.#inflected;
  }

  /** The most frequent ones, for corrections of typos, in alphabetical order. */
  frequent(limit: number): string[] {
    return [...this.#counts]
      .filter(([word]) => /^\p{L}{3,24}$/u.test(word))
      .sort(([one, count], [other, otherCount]) => otherCount - count || (one < other ? -1 : 1))
      .slice(0, limit)
      .map(([word]) => word)
      .sort();
  }
}
