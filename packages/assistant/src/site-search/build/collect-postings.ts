import type { IndexedPage } from '@waymark/content';
import { levelOf } from '../format/levels.ts';
import { byImpact, type Posting, posting, sectionOf } from '../format/postings.ts';
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

/**
 * @param texts the plain text of each section of each page
 */
export function collectPostings(
  pages: readonly IndexedPage[],
  texts: readonly (readonly string[])[],
  words: SiteWords,
): Collected {
  const lists = new Map<string, Posting[]>();
  const forms = new Forms();
  let number = 0;
  for (const [index, page] of pages.entries()) {
    const boost = page.boost ** boostPower;
    for (const [place, section] of page.sections.entries()) {
      const isFirst = place === 0;
      const fields = fieldsOf(page, section, isFirst, texts[index]?.[place] ?? '');
      const impacts = impactsOf(fields, words, forms);
      for (const [term, impact] of [...impacts, ...phrasesOf(page, section, isFirst)]) {
        const value = posting(number, levelOf(impact * boost));
        const list = lists.get(term);
        if (list === undefined) lists.set(term, [value]);
        else list.push(value);
      }
      number++;
    }
  }
  return { lists, forms };
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
