import { readImpacts } from '../format/postings.ts';
import type { Ranking } from '../ranking.ts';
import type { FoundList } from './concepts.ts';
import type { Places } from './places.ts';

/** A chunk by its number, with what a query finds in it. */
export interface ScoredChunk {
  readonly chunk: number;
  readonly score: number;
  /** See `Hit`. */
  readonly coverage: number;
  readonly strength: number;
}

/** What a chunk with every word of the query would cover. */
export interface Mass {
  /** Words that no text has count as what they are taken for. */
  readonly found: number;
  /** They count as what they are: missing. */
  readonly asked: number;
}

/**
 * What the words of a query say about each chunk: BM25F, whose weighed counts are in the index. What
 * a word says by the fields of a page counts for each of its chunks, and a share of the score of the
 * page as a whole is added, so that a page all about the question beats a lone sentence elsewhere.
 *
 * It consists of arrays of numbers and few loops: a frequent word has thousands of chunks, and an
 * object or a call for each would take most of the time of a query.
 */
export class Tally {
  readonly #places: Places;
  readonly #ranking: Ranking;
  /** Of one word: how much it counts, and the weight of the surest guess, by chunk and by page. */
  readonly #chunkCounts: Float32Array;
  readonly #chunkCertainty: Float32Array;
  readonly #pageCounts: Float32Array;
  readonly #pageCertainty: Float32Array;
  /** On the page and in all of its chunks. */
  readonly #allCounts: Float32Array;
  /** Of all words: what every chunk of a page has by the page, and what a chunk has on top. */
  readonly #pageScores: Float32Array;
  readonly #pageCovered: Float32Array;
  readonly #chunkScores: Float32Array;
  readonly #chunkCovered: Float32Array;
  /** Score of the page as if it were one chunk. */
  readonly #wholeScores: Float32Array;
  /** Of whole titles and headings. */
  readonly #pagePhrase: Float32Array;
  readonly #chunkPhrase: Float32Array;
  /** Pages with anything of the query. */
  readonly pages = new Set<number>();

  constructor(places: Places, ranking: Ranking) {
    const ofChunks = () => new Float32Array(places.chunkCount);
    const ofPages = () => new Float32Array(places.pageCount);
    this.#places = places;
    this.#ranking = ranking;
    this.#chunkCounts = ofChunks();
    this.#chunkCertainty = ofChunks();
    this.#pageCounts = ofPages();
    this.#pageCertainty = ofPages();
    this.#allCounts = ofPages();
    this.#pageScores = ofPages();
    this.#pageCovered = ofPages();
    this.#chunkScores = ofChunks();
    this.#chunkCovered = ofChunks();
    this.#wholeScores = ofPages();
    this.#pagePhrase = ofPages();
    this.#chunkPhrase = ofChunks();
  }

  /** @param rarity what the word is worth where it is said as clearly as can be */
  addWord(lists: readonly FoundList[], rarity: number): void {
    const found: number[] = [];
    // Of all guesses at a place the surest is counted last, and its weight stays.
    for (const list of lists.toSorted((one, other) => one.weight - other.weight)) {
      this.#count(list, found);
    }
    const { saturation } = this.#ranking;
    for (const page of found) {
      this.pages.add(page);
      const ofPage = this.#pageCounts[page] ?? 0;
      const all = this.#allCounts[page] ?? 0;
      const certainty = this.#pageCertainty[page] ?? 0;
      const base = ofPage / (saturation + ofPage);
      add(this.#pageScores, page, rarity * base);
      add(this.#pageCovered, page, rarity * certainty);
      add(this.#wholeScores, page, (rarity * all) / (saturation + all));
      this.#pageCounts[page] = 0;
      this.#pageCertainty[page] = 0;
      this.#allCounts[page] = 0;
      const end = this.#places.firstChunk(page + 1);
      for (let chunk = this.#places.firstChunk(page); chunk < end; chunk++) {
        const ofChunk = this.#chunkCounts[chunk] ?? 0;
        if (ofChunk === 0) continue;
        const both = ofPage + ofChunk;
        add(this.#chunkScores, chunk, rarity * (both / (saturation + both) - base));
        const surer = (this.#chunkCertainty[chunk] ?? 0) - certainty;
        if (surer > 0) add(this.#chunkCovered, chunk, rarity * surer);
        this.#chunkCounts[chunk] = 0;
        this.#chunkCertainty[chunk] = 0;
      }
    }
  }

  /** Counts a list, and adds the pages that come first with it to `found`. */
  #count({ postings, weight }: FoundList, found: number[]): void {
    const { chunks, impacts, ofPages } = readImpacts(postings, weight);
    const pageOf = this.#places.pages;
    const all = this.#allCounts;
    for (let index = 0; index < chunks.length; index++) {
      const chunk = chunks[index] ?? 0;
      const page = pageOf[chunk] ?? 0;
      const impact = impacts[index] ?? 0;
      const isOfPage = index < ofPages;
      const counts = isOfPage ? this.#pageCounts : this.#chunkCounts;
      const certainty = isOfPage ? this.#pageCertainty : this.#chunkCertainty;
      const at = isOfPage ? page : chunk;
      if (all[page] === 0) found.push(page);
      all[page] = (all[page] ?? 0) + impact;
      counts[at] = (counts[at] ?? 0) + impact;
      certainty[at] = weight;
    }
  }

  /** @param worth what an impact of 1 adds */
  addPhrases(lists: readonly FoundList[], worth: number): void {
    for (const { postings, weight } of lists) {
      const { chunks, impacts, ofPages } = readImpacts(postings, weight * worth);
      for (const [index, chunk] of chunks.entries()) {
        const page = this.#places.pages[chunk] ?? 0;
        const [scores, at] =
          index < ofPages ? [this.#pagePhrase, page] : [this.#chunkPhrase, chunk];
        scores[at] = Math.max(scores[at] ?? 0, impacts[index] ?? 0);
        this.pages.add(page);
      }
    }
  }

  /** Score of the best chunk of a page. */
  scoreOf(page: number, mass: Mass): number {
    const end = this.#places.firstChunk(page + 1);
    let best = 0;
    for (let chunk = this.#places.firstChunk(page); chunk < end; chunk++) {
      if (!this.#isFound(page, chunk)) continue;
      const score = this.#wordScore(page, chunk, mass) + this.#phraseScore(page, chunk);
      if (score > best) best = score;
    }
    return best;
  }

  /** The chunks of a page that have something of the query, best first. */
  chunksOf(page: number, mass: Mass): ScoredChunk[] {
    const { asked } = mass;
    const first = this.#places.firstChunk(page);
    return Array.from(
      { length: this.#places.firstChunk(page + 1) - first },
      (_, place) => first + place,
    )
      .filter((chunk) => this.#isFound(page, chunk))
      .map((chunk): ScoredChunk => {
        const score = this.#wordScore(page, chunk, mass);
        return {
          chunk,
          score: score + this.#phraseScore(page, chunk),
          coverage: asked === 0 ? 0 : Math.min(1, this.#covered(page, chunk) / asked),
          strength: asked === 0 ? 0 : score / asked,
        };
      })
      .sort((one, other) => other.score - one.score || one.chunk - other.chunk);
  }

  /** A page that has words in its own fields alone is found at its start. */
  #isFound(page: number, chunk: number): boolean {
    if ((this.#chunkScores[chunk] ?? 0) > 0 || (this.#chunkPhrase[chunk] ?? 0) > 0) return true;
    const ofPage = (this.#pageScores[page] ?? 0) + (this.#pagePhrase[page] ?? 0);
    return ofPage > 0 && chunk === this.#places.firstChunk(page);
  }

  #covered(page: number, chunk: number): number {
    return (this.#pageCovered[page] ?? 0) + (this.#chunkCovered[chunk] ?? 0);
  }

  #wordScore(page: number, chunk: number, { found }: Mass): number {
    const { pageShare, uncoveredShare } = this.#ranking;
    const ofPage = (this.#pageScores[page] ?? 0) + pageShare * (this.#wholeScores[page] ?? 0);
    const share = found === 0 ? 0 : Math.min(1, this.#covered(page, chunk) / found);
    const own = this.#chunkScores[chunk] ?? 0;
    return (ofPage + own) * (uncoveredShare + (1 - uncoveredShare) * share);
  }

  #phraseScore(page: number, chunk: number): number {
    return Math.max(this.#pagePhrase[page] ?? 0, this.#chunkPhrase[chunk] ?? 0);
  }
}

function add(numbers: Float32Array, at: number, value: number): void {
  numbers[at] = (numbers[at] ?? 0) + value;
}
