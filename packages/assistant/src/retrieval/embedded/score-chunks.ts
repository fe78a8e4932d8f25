import { fieldNames, pageFieldCount } from '../prepared/fields.ts';
import type { Concept } from '../query/concepts.ts';
import { inverseFrequency } from '../ranking/idf.ts';
import { byField, type RankingParameters } from '../ranking/parameters.ts';
import { eachPosting } from './postings.ts';
import type { Shard } from './shard.ts';

/** A chunk that has a word of the query. */
export interface Candidate {
  readonly chunk: number;
  readonly page: number;
  readonly score: number;
  readonly coverage: number;
}

/**
 * Scores chunks with BM25F: the counts of a word in all fields are weighed and added before they
 * saturate. The fields of a page count for each of its chunks, and a share of the score of the page
 * as a whole is added, so that a page all about the question beats a lone sentence elsewhere.
 */
export function scoreChunks(
  concepts: readonly Concept[],
  shard: Shard,
  postingsOf: (term: string) => Uint8Array | undefined,
  parameters: RankingParameters,
): Candidate[] {
  const sums = createSums(shard);
  let mass = 0;
  for (const concept of concepts) {
    const rarity = concept.weight * inverseFrequency(concept.frequency, shard.chunkPages.length);
    mass += rarity;
    const counts = createCounts();
    for (const { term, weight } of concept.variants) {
      const postings = postingsOf(term);
      if (postings !== undefined) count(postings, weight, counts, shard, parameters);
    }
    addConcept(rarity, counts, sums, shard, parameters);
  }
  return candidatesOf(sums, mass, shard, parameters);
}

/** Weighed and length-normalised counts of one concept. */
interface Counts {
  readonly chunks: Map<number, number>;
  /** From the fields that a page has once. */
  readonly pageFields: Map<number, number>;
  /** From the texts of all chunks of a page. */
  readonly pageTexts: Map<number, number>;
  /** Best weight of a variant that was met. */
  readonly chunkCertainty: Map<number, number>;
  readonly pageCertainty: Map<number, number>;
}

function createCounts(): Counts {
  return {
    chunks: new Map(),
    pageFields: new Map(),
    pageTexts: new Map(),
    chunkCertainty: new Map(),
    pageCertainty: new Map(),
  };
}

function count(
  postings: Uint8Array,
  weight: number,
  counts: Counts,
  { chunkPages, lengths, averages }: Shard,
  parameters: RankingParameters,
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
      add(counts.pageFields, page, ofPage);
      raise(counts.pageCertainty, page, weight);
    }
    if (ofChunk > 0) {
      add(counts.chunks, chunk, ofChunk);
      add(counts.pageTexts, page, ofChunk);
      raise(counts.chunkCertainty, chunk, weight);
    }
  });
}

interface Sums {
  /** What every chunk of a page gets from the page's own fields. */
  readonly pageBase: Float64Array;
  readonly pageCovered: Float64Array;
  /** The page as if it were one chunk. */
  readonly pageWhole: Float64Array;
  /** What a chunk gets on top. */
  readonly chunkExtra: Float64Array;
  readonly chunkCovered: Float64Array;
  readonly chunks: Set<number>;
  readonly pages: Set<number>;
}

function createSums({ chunkPages, pageCount }: Shard): Sums {
  return {
    pageBase: new Float64Array(pageCount),
    pageCovered: new Float64Array(pageCount),
    pageWhole: new Float64Array(pageCount),
    chunkExtra: new Float64Array(chunkPages.length),
    chunkCovered: new Float64Array(chunkPages.length),
    chunks: new Set(),
    pages: new Set(),
  };
}

function addConcept(
  rarity: number,
  counts: Counts,
  sums: Sums,
  { chunkPages }: Shard,
  { saturation }: RankingParameters,
): void {
  const saturate = (counted: number): number => (rarity * counted) / (saturation + counted);
  for (const [page, counted] of counts.pageFields) {
    add(sums.pageBase, page, saturate(counted));
    add(sums.pageCovered, page, rarity * (counts.pageCertainty.get(page) ?? 0));
    add(sums.pageWhole, page, saturate(counted + (counts.pageTexts.get(page) ?? 0)));
    sums.pages.add(page);
  }
  for (const [page, counted] of counts.pageTexts) {
    if (!counts.pageFields.has(page)) add(sums.pageWhole, page, saturate(counted));
  }
  for (const [chunk, counted] of counts.chunks) {
    const page = chunkPages[chunk] ?? 0;
    const base = counts.pageFields.get(page) ?? 0;
    const certainty = counts.chunkCertainty.get(chunk) ?? 0;
    const more = Math.max(0, certainty - (counts.pageCertainty.get(page) ?? 0));
    add(sums.chunkExtra, chunk, saturate(base + counted) - saturate(base));
    add(sums.chunkCovered, chunk, rarity * more);
    sums.chunks.add(chunk);
  }
}

function candidatesOf(
  sums: Sums,
  mass: number,
  { chunkPages, boosts }: Shard,
  { pageShare, uncoveredShare, boostPower }: RankingParameters,
): Candidate[] {
  const candidates: Candidate[] = [];
  const met = new Set<number>();
  function addCandidate(chunk: number, page: number): void {
    const covered = (sums.pageCovered[page] ?? 0) + (sums.chunkCovered[chunk] ?? 0);
    const coverage = mass === 0 ? 0 : Math.min(1, covered / mass);
    const own = (sums.pageBase[page] ?? 0) + (sums.chunkExtra[chunk] ?? 0);
    const score =
      (own + pageShare * (sums.pageWhole[page] ?? 0)) *
      (uncoveredShare + (1 - uncoveredShare) * coverage) *
      (boosts[page] ?? 1) ** boostPower;
    candidates.push({ chunk, page, score, coverage });
  }
  for (const chunk of sums.chunks) {
    const page = chunkPages[chunk] ?? 0;
    met.add(page);
    addCandidate(chunk, page);
  }
  for (const page of sums.pages) {
    if (!met.has(page)) addCandidate(firstChunk(chunkPages, page), page);
  }
  return candidates;
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

function add(sums: Map<number, number> | Float64Array, key: number, value: number): void {
  if (sums instanceof Map) sums.set(key, (sums.get(key) ?? 0) + value);
  else sums[key] = (sums[key] ?? 0) + value;
}

function raise(greatest: Map<number, number>, key: number, value: number): void {
  if (value > (greatest.get(key) ?? 0)) greatest.set(key, value);
}
