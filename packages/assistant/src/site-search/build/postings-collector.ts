import type { IndexedPage } from '@waymark/content';
import { levelOf } from '../format/levels.ts';
import { byImpact, levelOfPosting, type Posting, posting, sectionOf } from '../format/postings.ts';
import type { SiteWords } from '../words/site-words.ts';
import { fieldsOf, phrasesOf } from './fields.ts';
import { Forms, impactsOf } from './impacts.ts';

/** The sections of every term of a language. */
export interface Collected {
  readonly lists: Map<string, Posting[]>;
  readonly forms: Forms;
}

/**
 * Power on the `boost` of a page. Sites boost whole groups by 3 and single pages by 10, which taken
 * as it is puts them before every better answer.
 */
const boostPower = 0.3;

/** Gathers the sections of every term, page by page, in whatever order the pages come. */
export class PostingsCollector {
  readonly #words: SiteWords;
  readonly #lists = new Map<string, Posting[]>();
  readonly #forms = new Forms();
  #count = 0;

  constructor(words: SiteWords) {
    this.#words = words;
  }

  /**
   * @param texts the plain text of each section of the page
   * @returns the number of its first section, in the order in which pages were added
   */
  add(page: IndexedPage, texts: readonly string[]): number {
    const first = this.#count;
    const boost = page.boost ** boostPower;
    for (const [place, section] of page.sections.entries()) {
      const isFirst = place === 0;
      const fields = fieldsOf(page, section, isFirst, texts[place] ?? '');
      const impacts = impactsOf(fields, this.#words, this.#forms);
      const number = this.#count++;
      for (const [term, impact] of impacts) this.#post(term, number, impact * boost);
      for (const [phrase, impact] of phrasesOf(page, section, isFirst)) {
        this.#post(phrase, number, impact * boost);
      }
    }
    return first;
  }

  /** @param numbers the number that each section has in the end, by the one it was added under */
  collected(numbers: Uint32Array): Collected {
    const lists = new Map<string, Posting[]>();
    for (const [term, list] of this.#lists) {
      const renumber = (value: Posting) =>
        posting(numbers[sectionOf(value)] ?? 0, levelOfPosting(value));
      lists.set(term, list.map(renumber));
    }
    return { lists, forms: this.#forms };
  }

  #post(term: string, section: number, impact: number): void {
    const value = posting(section, levelOf(impact));
    const list = this.#lists.get(term);
    if (list === undefined) this.#lists.set(term, [value]);
    else list.push(value);
  }
}

/** Sorts by impact, and keeps the best of each scope. */
export function bestOf(
  postings: readonly Posting[],
  scopeOf: (section: number) => number,
  most: number,
): Posting[] {
  const sorted = postings.toSorted(byImpact);
  if (sorted.length <= most) return sorted;
  const kept = new Map<number, number>();
  return sorted.filter((value) => {
    const scope = scopeOf(sectionOf(value));
    const count = kept.get(scope) ?? 0;
    kept.set(scope, count + 1);
    return count < most;
  });
}
