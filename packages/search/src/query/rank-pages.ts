import type { Ranking } from '../ranking.ts';
import { BestPages } from './best-pages.ts';
import type { Concept, FoundList } from './concepts.ts';
import type { Places } from './places.ts';
import { type Mass, type ScoredChunk, Tally } from './tally.ts';

/** A page with what was found on it. */
export interface RankedPage {
  readonly page: number;
  /** Of its best chunk. */
  readonly score: number;
  /** Best first. */
  readonly chunks: readonly ScoredChunk[];
}

/** What a query asks for. */
export interface Asked {
  readonly concepts: readonly Concept[];
  /** Titles and headings that are the query, or begin with it. */
  readonly phrases: readonly FoundList[];
}

/** Fewer texts than this tell nothing of how common a word is: each may be about the same thing. */
const tellingCount = 100;

/** What a page counts besides what it says. */
export interface PageRules {
  /** Factor on the score of a page; 0 for one that is not searched. */
  readonly factorOf: (page: number) => number;
  /** It stands in the part of the site that the query is first of all about. */
  readonly isFirst: (page: number) => boolean;
}

/** The best pages of that part of the site, best first, and those of all others. */
export interface RankedPages {
  readonly first: readonly RankedPage[];
  readonly others: readonly RankedPage[];
}

/**
 * The best pages with anything of a query.
 *
 * @param limit most pages of each part
 */
export function rankPages(
  { concepts, phrases }: Asked,
  places: Places,
  ranking: Ranking,
  { factorOf, isFirst }: PageRules,
  limit: number,
): RankedPages {
  const tally = new Tally(places, ranking);
  const rarity = (frequency: number) => inverseFrequency(frequency, places.chunkCount);
  let found = 0;
  let asked = 0;
  for (const { frequency, isKnown, lists, weight } of concepts) {
    const worth = weight * rarity(frequency);
    tally.addWord(lists, worth);
    found += worth;
    // One that no text has tells as much as a word can.
    asked += isKnown ? worth : rarity(0);
  }
  tally.addPhrases(phrases, asked);
  const mass: Mass = { found, asked };
  const [first, others] = [new BestPages(limit), new BestPages(limit)];
  for (const page of tally.pages) {
    const score = tally.scoreOf(page, mass) * factorOf(page);
    const best = isFirst(page) ? first : others;
    if (score > 0 && score >= best.least) best.add(page, score);
  }
  const withChunks = (best: BestPages) =>
    best.list().map(({ page, score }) => {
      const factor = factorOf(page);
      const chunks = tally.chunksOf(page, mass);
      return { page, score, chunks: chunks.map((one) => ({ ...one, score: one.score * factor })) };
    });
  return { first: withChunks(first), others: withChunks(others) };
}

/** How much a word tells that `frequency` of `count` texts have (BM25's idf, never below 0). */
function inverseFrequency(frequency: number, count: number): number {
  const texts = Math.max(count, tellingCount);
  return Math.log(1 + (texts - frequency + 0.5) / (frequency + 0.5));
}
