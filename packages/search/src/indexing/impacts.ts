import type { Analyser, Term } from '../analysis/analyser.ts';
import { endsOf } from '../analysis/longer-names.ts';
import type { Synonyms } from '../analysis/synonyms.ts';
import { synonymMark } from '../format/entries.ts';
import { type FieldName, type Ranking, usualLengths } from '../ranking.ts';

/** How the words of a language are read. */
export interface Words {
  readonly analyser: Analyser;
  readonly synonyms: Synonyms;
}

/**
 * How much each term says in some fields: its counts, weighed by field and length and added, which
 * is BM25F before it saturates. Groups of synonyms are terms as well.
 *
 * @param texts by field
 * @param seen gets the forms of all words
 */
export function impactsOf(
  texts: Readonly<Partial<Record<FieldName, string>>>,
  { analyser, synonyms }: Words,
  { lengthPenalty, repetition, weights }: Ranking,
  seen: Forms,
): Map<string, number> {
  const impacts = new Map<string, number>();
  for (const [name, text] of Object.entries(texts) as [FieldName, string][]) {
    const terms = analyser.terms(text);
    const penalty = lengthPenalty[name];
    const norm = 1 - penalty + (penalty * terms.length) / usualLengths[name];
    const counts = new Map<string, number>();
    const tally = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
    const read = ({ surface, term }: Term) => {
      if (surface !== undefined) seen.add(surface, term);
      tally(term);
      for (const group of synonyms.get(term) ?? []) tally(synonymMark + group);
    };
    for (const term of terms) {
      read(term);
      if (term.letter !== undefined) tally(term.letter);
      if (term.surface === undefined) for (const end of endsOf(term.term)) read({ term: end });
    }
    for (const [key, count] of counts) {
      const times = (count * (repetition + 1)) / (count + repetition);
      impacts.set(key, (impacts.get(key) ?? 0) + (weights[name] * times) / norm);
    }
  }
  return impacts;
}

/** Forms of words as plain data. */
export interface FormCounts {
  readonly forms: readonly string[];
  /** How often each stands there. */
  readonly counts: readonly number[];
  /** Those that differ from their term. */
  readonly inflected: readonly string[];
}

/** The forms in which words stand in the texts, and how often. */
export class Forms {
  readonly #counts = new Map<string, number>();
  readonly #inflected = new Set<string>();

  add(surface: string, term: string): void {
    this.#counts.set(surface, (this.#counts.get(surface) ?? 0) + 1);
    if (surface !== term) this.#inflected.add(surface);
  }

  addAll({ counts, forms, inflected }: FormCounts): void {
    for (const [place, form] of forms.entries()) {
      this.#counts.set(form, (this.#counts.get(form) ?? 0) + (counts[place] ?? 0));
    }
    for (const form of inflected) this.#inflected.add(form);
  }

  counts(): FormCounts {
    return {
      forms: [...this.#counts.keys()],
      counts: [...this.#counts.values()],
      inflected: [...this.#inflected],
    };
  }

  /** Each form once. */
  get all(): Iterable<string> {
    return this.#counts.keys();
  }

  /** How often a form stands in the texts. */
  countOf(form: string): number {
    return this.#counts.get(form) ?? 0;
  }

  /** Whether a form differs from its term. */
  isInflected(form: string): boolean {
    return this.#inflected.has(form);
  }
}
