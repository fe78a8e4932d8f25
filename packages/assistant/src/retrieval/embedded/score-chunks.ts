import { fieldNames, pageFieldCount } from '../prepared/fields.ts';
import type { Concept } from '../query/concepts.ts';
import { inverseFrequency, shareOfQuery } from '../ranking/idf.ts';
import type { RankingParameters } from '../ranking/parameters.ts';
import type { Hit } from '../retriever.ts';
import type { OpenShard } from './open-shard.ts';
import { eachPosting } from './postings.ts';
import { clear } from './scratch.ts';

/** What a search goes through. */
export interface Scoring {
  readonly open: OpenShard;
  readonly postingsOf: (term: string) => Uint8Array | undefined;
  readonly parameters: RankingParameters;
}

export type VisitChunk = (chunk: number, page: number, score: number, share: Share) => void;

/** What a chunk has of all that is asked; see `Hit`. */
export type Share = Required<Pick<Hit, 'coverage' | 'strength'>>;

/**
 * Scores chunks with BM25F: the counts of a word in all fields are weighed and added before they
 * saturate. The fields of a page count for each of its chunks, and a share of the score of the page
 * as a whole is added, so that a page all about the question beats a lone sentence elsewhere.
 *
 * The loops here go through every place of every word, for common words of a large site half a
 * million in a search: they are kept simple for the engine's sake.
 *
 * @param visit gets each chunk that has a word of the query
 */
export function scoreChunks(
  concepts: readonly Concept[],
  scoring: Scoring,
  visit: VisitChunk,
): void {
  const { scratch } = scoring.open;
  try {
    visitChunks(addConcepts(concepts, scoring), scoring, visit);
  } finally {
    clear(scratch.word);
    clear(scratch.query);
  }
}

/** What a chunk with every word of the query would cover. */
interface Mass {
  /** Words that no text has count as what they are taken for. */
  readonly found: number;
  /** They count as what they are: missing. */
  readonly asked: number;
}

function addConcepts(concepts: readonly Concept[], scoring: Scoring): Mass {
  const { open, parameters, postingsOf } = scoring;
  let found = 0;
  for (const { frequency, variants, weight } of concepts) {
    const rarity = weight * inverseFrequency(frequency, open.shard.chunkPages.length);
    found += rarity;
    if (variants.length === 0) continue;
    // Of all variants at a place the surest is counted last, and its weight stays.
    for (const variant of variants.toSorted((one, other) => one.weight - other.weight)) {
      const postings = postingsOf(variant.term);
      if (postings !== undefined) countPostings(postings, variant.weight, open);
    }
    addWord(rarity, parameters.saturation, open);
    clear(open.scratch.word);
  }
  const count = open.shard.chunkPages.length;
  const asked = concepts.reduce((sum, concept) => sum + shareOfQuery(concept, count), 0);
  return { found, asked };
}

function countPostings(
  postings: Uint8Array,
  weight: number,
  { fieldFactors, scratch, shard: { chunkPages } }: OpenShard,
): void {
  const { chunkCertainty, chunkCounts, pageCertainty, pageCounts } = scratch.word;
  eachPosting(postings, (chunk, field, times) => {
    const counted = weight * times * (fieldFactors[chunk * fieldNames.length + field] ?? 0);
    if (field < pageFieldCount) {
      const page = chunkPages[chunk] ?? 0;
      pageCounts[page] = (pageCounts[page] ?? 0) + counted;
      pageCertainty[page] = weight;
    } else {
      chunkCounts[chunk] = (chunkCounts[chunk] ?? 0) + counted;
      chunkCertainty[chunk] = weight;
    }
  });
}

/** Adds the counts of one word to the scores. */
function addWord(
  rarity: number,
  saturation: number,
  { firstChunks, scratch: { query, word }, shard: { pageCount } }: OpenShard,
): void {
  const { chunkCertainty, chunkCounts, pageCertainty, pageCounts } = word;
  const { chunkCovered, chunkScores, pageCovered, pageScores, wholeScores } = query;
  let chunk = 0;
  for (let page = 0; page < pageCount; page++) {
    const ofPage = pageCounts[page] ?? 0;
    const certainty = pageCertainty[page] ?? 0;
    const base = ofPage / (saturation + ofPage);
    const end = firstChunks[page + 1] ?? 0;
    let all = ofPage;
    for (; chunk < end; chunk++) {
      const ofChunk = chunkCounts[chunk] ?? 0;
      if (ofChunk === 0) continue;
      all += ofChunk;
      const both = ofPage + ofChunk;
      const added = rarity * (both / (saturation + both) - base);
      chunkScores[chunk] = (chunkScores[chunk] ?? 0) + added;
      const surer = (chunkCertainty[chunk] ?? 0) - certainty;
      if (surer > 0) chunkCovered[chunk] = (chunkCovered[chunk] ?? 0) + rarity * surer;
    }
    if (all === 0) continue;
    pageScores[page] = (pageScores[page] ?? 0) + rarity * base;
    pageCovered[page] = (pageCovered[page] ?? 0) + rarity * certainty;
    wholeScores[page] = (wholeScores[page] ?? 0) + (rarity * all) / (saturation + all);
  }
}

function visitChunks(
  mass: Mass,
  { open: { firstChunks, pageFactors, scratch, shard }, parameters }: Scoring,
  visit: VisitChunk,
): void {
  const { pageShare, uncoveredShare } = parameters;
  const { chunkCovered, chunkScores, pageCovered, pageScores, wholeScores } = scratch.query;
  let chunk = 0;
  for (let page = 0; page < shard.pageCount; page++) {
    const first = firstChunks[page] ?? 0;
    const end = firstChunks[page + 1] ?? 0;
    const ofPage = pageScores[page] ?? 0;
    const shared = ofPage + pageShare * (wholeScores[page] ?? 0);
    for (chunk = shared > 0 ? first : end; chunk < end; chunk++) {
      const own = chunkScores[chunk] ?? 0;
      // A page that has words in its own fields alone is found at its start.
      if (own === 0 && (chunk > first || ofPage === 0)) continue;
      const covered = (pageCovered[page] ?? 0) + (chunkCovered[chunk] ?? 0);
      const coverage = mass.found === 0 ? 0 : Math.min(1, covered / mass.found);
      const weighed = (shared + own) * (uncoveredShare + (1 - uncoveredShare) * coverage);
      const { asked } = mass;
      visit(chunk, page, weighed * (pageFactors[page] ?? 1), {
        coverage: asked === 0 ? 0 : Math.min(1, covered / asked),
        strength: asked === 0 ? 0 : weighed / asked,
      });
    }
  }
}
