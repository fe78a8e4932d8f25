import type { Places } from './places.ts';
import { type ScoredSection, Tally } from './tally.ts';
import type { Wanted, WantedList } from './wanted.ts';

/** A page with what was found on it. */
export interface ScoredPage {
  readonly page: number;
  readonly score: number;
  /** Best first. */
  readonly sections: readonly ScoredSection[];
}

/** What a query is of. */
export interface WantedWords {
  readonly words: readonly Wanted[];
  /** Titles and headings that are the query, or begin with it. */
  readonly phrases: readonly WantedList[];
}

/** What a whole title that is the query counts, in terms of its words in a title. */
const usualTitle = 5;
const wholeTitle = 10;

/**
 * The best pages with any of the words, best first; those with more of them come first.
 *
 * @param limit most pages
 */
export function scorePages(
  { words, phrases }: WantedWords,
  places: Places,
  isWanted: (page: number) => boolean,
  limit: number,
): ScoredPage[] {
  const worths = words.map(({ term, frequency }) => {
    return term.weight * telling(frequency, places.sectionCount);
  });
  const tally = new Tally(places);
  for (const [index, { lists, term }] of words.entries()) {
    // A word that no page has does not count against any.
    const isCounted = term.isRequired && lists.length > 0;
    tally.addWord(lists, worths[index] ?? 0, isCounted);
  }
  const worthOfTitle = usualTitle * worths.reduce((sum, worth) => sum + worth, 0);
  tally.addPhrases(phrases, worthOfTitle / wholeTitle);
  return tally
    .best(limit, isWanted)
    .map(({ page, score }) => ({ page, score, sections: tally.sectionsOf(page) }));
}

/** How much a word tells that so many sections have (BM25's idf). */
function telling(frequency: number, count: number): number {
  const capped = Math.min(frequency, count);
  return Math.log(1 + (count - capped + 0.5) / (capped + 0.5));
}
