import { type Impacts, readImpacts } from '../format/postings.ts';
import { BestPages, type RankedPage } from './best-pages.ts';
import type { Places } from './places.ts';
import type { WantedList } from './wanted.ts';

export interface ScoredSection {
  readonly section: number;
  readonly score: number;
}

/** Share of a page's score that comes from its best section, which has the words together. */
const shareOfSection = 0.4;
const shareOfUncovered = 0.2;

/**
 * What the words of a query say about each page and section. It consists of arrays of numbers and
 * few loops: a frequent word has thousands of sections, and an object or a call for each would
 * take most of the time of a query.
 */
export class Tally {
  readonly #places: Places;
  readonly #sections: Float64Array;
  /** Pages with any of the words. */
  readonly #pages: number[] = [];
  /** Score of the best section of a page. */
  readonly #together: Float64Array;
  /** The best of each word anywhere on a page: words of a title go with all its sections. */
  readonly #anywhere: Float64Array;
  /** What the words of a page are worth, of those that count. */
  readonly #covered: Float64Array;
  /** What the words are worth that count. */
  #counted = 0;
  readonly #phrase: Float64Array;

  constructor(places: Places) {
    const { pageCount, sectionCount } = places;
    this.#places = places;
    this.#sections = new Float64Array(sectionCount);
    this.#together = new Float64Array(pageCount);
    this.#anywhere = new Float64Array(pageCount);
    this.#covered = new Float64Array(pageCount);
    this.#phrase = new Float64Array(pageCount);
  }

  /**
   * @param worth what an impact of the word is multiplied by
   * @param isCounted whether a page without the word says less of what is asked for
   */
  addWord(lists: readonly WantedList[], worth: number, isCounted: boolean): void {
    const bestOfPage = new Float64Array(this.#places.pageCount);
    const counted = isCounted ? worth : 0;
    this.#counted += counted;
    for (const page of this.#add(lists, worth, bestOfPage)) {
      this.#anywhere[page] = (this.#anywhere[page] ?? 0) + (bestOfPage[page] ?? 0);
      this.#covered[page] = (this.#covered[page] ?? 0) + counted;
    }
  }

  /** @param worth what an impact of a title or heading is multiplied by */
  addPhrases(lists: readonly WantedList[], worth: number): void {
    this.#add(lists, worth, this.#phrase);
  }

  /** The best pages, best first. */
  best(limit: number, isWanted: (page: number) => boolean): readonly RankedPage[] {
    const best = new BestPages(limit);
    for (const page of this.#pages) {
      const together = (this.#together[page] ?? 0) * shareOfSection;
      const anywhere = (this.#anywhere[page] ?? 0) * (1 - shareOfSection);
      const covered = this.#counted === 0 ? 1 : (this.#covered[page] ?? 0) / this.#counted;
      const share = shareOfUncovered + (1 - shareOfUncovered) * covered * covered;
      const score = (together + anywhere) * share + (this.#phrase[page] ?? 0);
      if (score >= best.least && isWanted(page)) best.add(page, score);
    }
    return best.list();
  }

  /** The sections of a page with any of the words, best first. */
  sectionsOf(page: number): ScoredSection[] {
    const end = this.#places.firstSection(page + 1);
    const sections: ScoredSection[] = [];
    for (let section = this.#places.firstSection(page); section < end; section++) {
      const score = this.#sections[section] ?? 0;
      if (score > 0) sections.push({ section, score });
    }
    return sections.sort((one, other) => other.score - one.score || one.section - other.section);
  }

  /** Adds what lists say, and raises the best that they say of each page. Gives these pages. */
  #add(lists: readonly WantedList[], worth: number, bestOfPage: Float64Array): number[] {
    const { sections, impacts } = strongest(lists, this.#places.sectionCount);
    const pageOf = this.#places.pages;
    const scores = this.#sections;
    const together = this.#together;
    const found: number[] = [];
    for (let index = 0; index < sections.length; index++) {
      const section = sections[index] ?? 0;
      const page = pageOf[section] ?? 0;
      const score = (impacts[index] ?? 0) * worth;
      const sum = (scores[section] ?? 0) + score;
      const best = together[page] ?? 0;
      const before = bestOfPage[page] ?? 0;
      scores[section] = sum;
      if (best === 0) this.#pages.push(page);
      if (sum > best) together[page] = sum;
      if (before === 0) found.push(page);
      if (score > before) bestOfPage[page] = score;
    }
    return found;
  }
}

/** What any of several lists says at most of each section. */
function strongest(lists: readonly WantedList[], sectionCount: number): Impacts {
  const read = lists.map(({ postings, weight }) => readImpacts(postings, weight));
  if (read.length === 1 && read[0] !== undefined) return read[0];
  const most = new Float64Array(sectionCount);
  const found: number[] = [];
  for (const { sections, impacts } of read) {
    for (let index = 0; index < sections.length; index++) {
      const section = sections[index] ?? 0;
      const impact = impacts[index] ?? 0;
      const before = most[section] ?? 0;
      if (before === 0) found.push(section);
      if (impact > before) most[section] = impact;
    }
  }
  const sections = Uint32Array.from(found);
  return { sections, impacts: Float64Array.from(sections, (section) => most[section] ?? 0) };
}
