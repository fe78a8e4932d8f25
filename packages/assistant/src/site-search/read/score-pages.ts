import { impactOf } from '../format/levels.ts';
import { eachPosting } from '../format/postings.ts';
import type { Places } from './places.ts';
import type { Wanted, WantedList } from './wanted.ts';

/** A page with what was found on it. */
export interface ScoredPage {
  readonly page: number;
  readonly score: number;
  /** Best first. */
  readonly sections: readonly ScoredSection[];
}

interface ScoredSection {
  readonly section: number;
  readonly score: number;
}

/** Share of a page's score that comes from its best section, which has the words together. */
const shareOfSection = 0.4;
const shareOfUncovered = 0.2;
/** What a whole title that is the query counts, in terms of its words in a title. */
const usualTitle = 5;
const wholeTitle = 10;

interface Found {
  /** The best of each word anywhere on the page, as words of a title go with all its sections. */
  readonly best: Float64Array;
  readonly sections: Map<number, number>;
  phrase: number;
}

/** Pages with any of the words, best first; those with more of them come first. */
export function scorePages(
  wanted: readonly Wanted[],
  phrases: readonly WantedList[],
  places: Places,
  isWanted: (page: number) => boolean,
): ScoredPage[] {
  const worths = wanted.map((one) => one.term.weight * telling(one.frequency, places.sectionCount));
  const found = new Map<number, Found>();
  const foundOn = (page: number): Found => {
    const known = found.get(page);
    if (known !== undefined) return known;
    const made = { best: new Float64Array(wanted.length), sections: new Map(), phrase: 0 };
    found.set(page, made);
    return made;
  };
  for (const [index, { lists }] of wanted.entries()) {
    for (const [section, impact] of strongest(lists)) {
      const page = places.pageOf(section);
      if (!isWanted(page)) continue;
      const score = impact * (worths[index] ?? 0);
      const { best, sections } = foundOn(page);
      best[index] = Math.max(best[index] ?? 0, score);
      sections.set(section, (sections.get(section) ?? 0) + score);
    }
  }
  const titleScore = usualTitle * sum(worths);
  for (const [section, impact] of strongest(phrases)) {
    const page = places.pageOf(section);
    if (!isWanted(page)) continue;
    const on = foundOn(page);
    const bonus = (titleScore * impact) / wholeTitle;
    on.phrase = Math.max(on.phrase, bonus);
    on.sections.set(section, (on.sections.get(section) ?? 0) + bonus);
  }
  const covered = coverageOf(wanted, worths);
  return Array.from(found, ([page, on]) => scored(page, on, covered)).sort(
    (one, other) => other.score - one.score || one.page - other.page,
  );
}

/** How much a word tells that so many sections have (BM25's idf). */
function telling(frequency: number, count: number): number {
  const capped = Math.min(frequency, count);
  return Math.log(1 + (count - capped + 0.5) / (capped + 0.5));
}

/** The strongest of several lists for each section. */
function strongest(lists: readonly WantedList[]): Map<number, number> {
  const impacts = new Map<number, number>();
  for (const { postings, weight } of lists) {
    eachPosting(postings, (section, level) => {
      const impact = weight * impactOf(level);
      if (impact > (impacts.get(section) ?? 0)) impacts.set(section, impact);
    });
  }
  return impacts;
}

/** Share of the words that a page has, by what they tell; words that no page has do not count. */
function coverageOf(wanted: readonly Wanted[], worths: readonly number[]) {
  const counted = wanted.map(({ term, lists }, index) =>
    term.isRequired && lists.length > 0 ? (worths[index] ?? 0) : 0,
  );
  const all = sum(counted);
  return (best: Float64Array): number =>
    all === 0 ? 1 : sum(counted.filter((_, index) => (best[index] ?? 0) > 0)) / all;
}

function scored(
  page: number,
  { best, sections, phrase }: Found,
  covered: (best: Float64Array) => number,
): ScoredPage {
  const sorted = Array.from(sections, ([section, score]) => ({ section, score })).sort(
    (one, other) => other.score - one.score || one.section - other.section,
  );
  const together = (sorted[0]?.score ?? 0) * shareOfSection;
  const anywhere = sum([...best]) * (1 - shareOfSection);
  const coverage = covered(best) ** 2;
  const share = shareOfUncovered + (1 - shareOfUncovered) * coverage;
  return { page, score: (together + anywhere) * share + phrase, sections: sorted };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
