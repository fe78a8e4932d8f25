import { type Posting, posting } from '../format/postings.ts';
import type { SearchedPage } from '../page.ts';
import type { Ranking } from '../ranking.ts';
import { type ChunkTerms, type Said, saidBy } from './chunk-terms.ts';
import { pageKeys, pageTexts } from './fields.ts';
import { Forms, impactsOf, type Words } from './impacts.ts';

/** Gathers the chunks of every term, page by page. */
export class PostingsCollector {
  readonly #words: Words;
  readonly #ranking: Ranking;
  /** The chunks of every term, in their order. */
  readonly lists = new Map<string, Posting[]>();
  /** Of the words of all pages. */
  readonly forms = new Forms();
  #count = 0;

  constructor(words: Words, ranking: Ranking) {
    this.#words = words;
    this.#ranking = ranking;
  }

  /** @param terms of the chunks of the page */
  add(page: SearchedPage, { chunks, forms }: ChunkTerms): void {
    const impacts = impactsOf(pageTexts(page), this.#words, this.#ranking, this.forms);
    this.#post(this.#count, saidBy(impacts, pageKeys(page, this.#ranking)), true);
    for (const said of chunks) this.#post(this.#count++, said, false);
    this.forms.addAll(forms);
  }

  #post(chunk: number, { keys, levels }: Said, isOfPage: boolean): void {
    for (const [place, key] of keys.entries()) {
      const value = posting(chunk, levels[place] ?? 0, isOfPage);
      const list = this.lists.get(key);
      if (list === undefined) this.lists.set(key, [value]);
      else list.push(value);
    }
  }
}
