import { fieldNames, pageFieldCount } from '../prepared/fields.ts';
import type { Concept } from '../query/concepts.ts';
import { inverseFrequency } from '../ranking/idf.ts';
import { byField, type RankingParameters } from '../ranking/parameters.ts';
import { eachPosting } from './postings.ts';
import type { Scratch } from './scratch.ts';
import type { Shard } from './shard.ts';

/** What a search goes through. */
export interface Scoring {
  readonly shard: Shard;
  readonly scratch: Scratch;
  readonly postingsOf: (term: string) => Uint8Array | undefined;
  readonly parameters: RankingParameters;
}

/**
 * Scores chunks with BM25F: the counts of a word in all fields are weighed and added before they
 * saturate. The fields of a page count for each of its chunks, and a share of the score of the page
 * as a whole is added, so that a page all about the question beats a lone sentence elsewhere.
 *
 * @param visit gets each chunk that has a word of the query, in no order
 */
export function scoreChunks(
  concepts: readonly Concept[],
  scoring: Scoring,
  visit: (chunk: number, page: number, score: number, coverage: number) => void,
): void {
  try {
    visitChunks(addConcepts(concepts, scoring), scoring, visit);
  } finally {
    for (const numbers of Object.values(scoring.scratch)) numbers.clear();
  }
}

/** @returns what a chunk with every word of the query would cover */
function addConcepts(concepts: readonly Concept[], scoring: Scoring): number {
  const { shard, scratch, postingsOf, parameters } = scoring;
  let mass = 0;
  for (const concept of concepts) {
    const rarity = concept.weight * inverseFrequency(concept.frequency, shard.chunkPages.length);
    mass += rarity;
    for (const { term, weight } of concept.variants) {
      const postings = postingsOf(term);
      if (postings !== undefined) count(postings, weight, scoring);
    }
    addConcept(rarity, scratch, shard, parameters.saturation);
  }
  return mass;
}

function count(
  postings: Uint8Array,
  weight: number,
  { shard: { chunkPages, lengths, averages }, scratch, parameters }: Scoring,
): void {
  const weights = byField(parameters.weights);
  const penalties = byField(parameters.lengthPenalty);
  eachPosting(postings, (chunk, found) => {
    const page = chunkPages[chunk] ?? 0;
    let ofPage = 0;
    let ofChunk = 0;
    for (let field = 0; field < fieldNames.length; field++) {
      const times = found[field] ?? 0;
      if (times === 0) continue;
      const length = lengths[chunk * fieldNames.length + field] ?? 0;
      const penalty = penalties[field] ?? 0;
      const norm = 1 - penalty + (penalty * length) / (averages[field] ?? 1);
      const counted = (weight * times * (weights[field] ?? 0)) / norm;
      if (field < pageFieldCount) ofPage += counted;
      else ofChunk += counted;
    }
    if (ofPage > 0) {
      scratch.pageCounts.add(page, ofPage);
      scratch.pageCertainty.raise(page, weight);
    }
    if (ofChunk > 0) {
      scratch.chunkCounts.add(chunk, ofChunk);
      scratch.pageTextCounts.add(page, ofChunk);
      scratch.chunkCertainty.raise(chunk, weight);
    }
  });
}

/** Adds the counts of one concept to the scores, and clears them. */
function addConcept(
  rarity: number,
  scratch: Scratch,
  { chunkPages }: Shard,
  saturation: number,
): void {
  const { chunkCounts, pageCounts, pageTextCounts, chunkCertainty, pageCertainty } = scratch;
  const saturate = (counted: number): number => (rarity * counted) / (saturation + counted);
  for (const page of pageCounts.keys()) {
    const counted = pageCounts.get(page);
    scratch.pageScores.add(page, saturate(counted));
    scratch.pageCovered.add(page, rarity * pageCertainty.get(page));
    scratch.wholeScores.add(page, saturate(counted + pageTextCounts.get(page)));
  }
  for (const page of pageTextCounts.keys()) {
    if (pageCounts.get(page) === 0) {
      scratch.wholeScores.add(page, saturate(pageTextCounts.get(page)));
    }
  }
  for (const chunk of chunkCounts.keys()) {
    const page = chunkPages[chunk] ?? 0;
    const base = pageCounts.get(page);
    const certainty = chunkCertainty.get(chunk) - pageCertainty.get(page);
    scratch.chunkScores.add(chunk, saturate(base + chunkCounts.get(chunk)) - saturate(base));
    if (certainty > 0) scratch.chunkCovered.add(chunk, rarity * certainty);
  }
  for (const counts of [chunkCounts, pageCounts, pageTextCounts, chunkCertainty, pageCertainty]) {
    counts.clear();
  }
}

function visitChunks(
  mass: number,
  { shard: { chunkPages, boosts }, scratch, parameters }: Scoring,
  visit: (chunk: number, page: number, score: number, coverage: number) => void,
): void {
  const { pageShare, uncoveredShare, boostPower } = parameters;
  function visitChunk(chunk: number, page: number): void {
    const covered = scratch.pageCovered.get(page) + scratch.chunkCovered.get(chunk);
    const coverage = mass === 0 ? 0 : Math.min(1, covered / mass);
    const own = scratch.pageScores.get(page) + scratch.chunkScores.get(chunk);
    const score =
      (own + pageShare * scratch.wholeScores.get(page)) *
      (uncoveredShare + (1 - uncoveredShare) * coverage) *
      (boosts[page] ?? 1) ** boostPower;
    visit(chunk, page, score, coverage);
  }
  for (const chunk of scratch.chunkScores.keys()) visitChunk(chunk, chunkPages[chunk] ?? 0);
  for (const page of scratch.pageScores.keys()) {
    const first = firstChunk(chunkPages, page);
    if (scratch.chunkScores.get(first) === 0) visitChunk(first, page);
  }
}

/** Chunks are in the order of their pages. */
function firstChunk(chunkPages: Uint32Array, page: number): number {
  let low = 0;
  let high = chunkPages.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((chunkPages[middle] ?? 0) < page) low = middle + 1;
    else high = middle;
  }
  return low;
}
