import type { Chunk } from '../chunks/chunks-of.ts';
import { byImpact, chunkOf, moved, type Posting, posting } from '../format/postings.ts';
import type { SearchedPage } from '../page.ts';
import type { Ranking } from '../ranking.ts';
import { chunkKeys, chunkTexts, pageKeys, pageTexts } from './fields.ts';
import { Forms, impactsOf, type Words } from './impacts.ts';

/** Gathers the chunks of every term, page by page, in whatever order the pages come. */
export class PostingsCollector {
  readonly #words: Words;
  readonly #ranking: Ranking;
  readonly #lists = new Map<string, Posting[]>();
  /** Of the words of all pages. */
  readonly forms = new Forms();
  #count = 0;

  constructor(words: Words, ranking: Ranking) {
    this.#words = words;
    this.#ranking = ranking;
  }

  /** @returns the number of the first chunk of the page, in the order in which pages were added */
  add(page: SearchedPage, chunks: readonly Chunk[]): number {
    const first = this.#count;
    const read = (texts: Parameters<typeof impactsOf>[0]) =>
      impactsOf(texts, this.#words, this.#ranking, this.forms);
    this.#post(first, true, read(pageTexts(page)), pageKeys(page, this.#ranking));
    for (const chunk of chunks) {
      this.#post(this.#count++, false, read(chunkTexts(chunk)), chunkKeys(chunk, this.#ranking));
    }
    return first;
  }

  /**
   * The chunks of every term.
   *
   * @param numbers the number that each chunk has in the end, by the one it was added under; those
   *   without are left out
   */
  collected(numbers: readonly (number | undefined)[]): Map<string, Posting[]> {
    const lists = new Map<string, Posting[]>();
    for (const [term, list] of this.#lists) {
      const renumbered: Posting[] = [];
      for (const value of list) {
        const number = numbers[chunkOf(value)];
        if (number !== undefined) renumbered.push(moved(value, number));
      }
      if (renumbered.length > 0) lists.set(term, renumbered);
    }
    return lists;
  }

  #post(chunk: number, isOfPage: boolean, ...said: readonly ReadonlyMap<string, number>[]): void {
    for (const one of said) {
      for (const [key, impact] of one) {
        const value = posting(chunk, impact, isOfPage);
        const list = this.#lists.get(key);
        if (list === undefined) this.#lists.set(key, [value]);
        else list.push(value);
      }
    }
  }
}

/** Sorts by impact, and keeps the best of each scope. */
export function bestOf(
  postings: readonly Posting[],
  scopeOf: (chunk: number) => number,
  most: number,
): Posting[] {
  const sorted = postings.toSorted(byImpact);
  if (sorted.length <= most) return sorted;
  const kept = new Map<number, number>();
  return sorted.filter((value) => {
    const scope = scopeOf(chunkOf(value));
    const count = kept.get(scope) ?? 0;
    kept.set(scope, count + 1);
    return count < most;
  });
}
