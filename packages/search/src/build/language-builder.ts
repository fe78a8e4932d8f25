import { chunksOf } from '../chunks/chunks-of.ts';
import { type Overview, overviewFile } from '../format/files.ts';
import type { SearchedPage } from '../page.ts';
import type { Ranking } from '../ranking.ts';
import { type ChunkTerms, chunkTerms } from './chunk-terms.ts';
import { buildDictionary } from './dictionary.ts';
import type { Words } from './impacts.ts';
import { PostingsCollector } from './postings-collector.ts';
import { byScope, scopePages } from './scopes.ts';
import { spellingFiles } from './spelling.ts';
import { buildTextFiles } from './text-files.ts';

const mostSpelled = 20_000;

interface ReadPage {
  /** Number of its first chunk, in the order in which pages were added. */
  readonly first: number;
  /** Number of its chunks. */
  readonly count: number;
}

/** The pages of one language on their way to the files of the search. */
export class LanguageBuilder {
  readonly #words: Words;
  readonly #ranking: Ranking;
  readonly #postings: PostingsCollector;
  readonly #read = new Map<string, ReadPage>();

  constructor(words: Words, ranking: Ranking) {
    this.#words = words;
    this.#ranking = ranking;
    this.#postings = new PostingsCollector(words, ranking);
  }

  /**
   * Reads the words of a page, which is most of the work. One that was read is not read again.
   *
   * @param known what its chunks say, where that is known
   * @returns what they say
   */
  add(page: SearchedPage, known?: ChunkTerms): ChunkTerms | undefined {
    if (this.#read.has(page.url)) return known;
    const terms = known ?? chunkTerms(chunksOf(page), this.#words, this.#ranking);
    const first = this.#postings.add(page, terms);
    this.#read.set(page.url, { first, count: terms.chunks.length });
    return terms;
  }

  /**
   * The files, not yet compressed.
   *
   * @param ofLanguage all pages that were added, in their order
   */
  files(ofLanguage: readonly SearchedPage[]): Map<string, Uint8Array> {
    const groups = byScope(ofLanguage);
    const pages = groups.flat();
    const counts = pages.map(({ url }) => this.#read.get(url)?.count ?? 0);
    const scopes = Uint16Array.from(
      groups.flatMap((group, scope) =>
        group.flatMap(({ url }) => Array<number>(this.#read.get(url)?.count ?? 0).fill(scope)),
      ),
    );
    const dictionary = buildDictionary(
      this.#postings.collected(this.#chunkNumbers(pages)),
      this.#postings.forms.inflected,
      (word) => this.#words.analyser.term(word),
      (chunk) => scopes[chunk] ?? 0,
    );
    const texts = buildTextFiles(pages);
    const spelling = spellingFiles(this.#postings.forms.frequent(mostSpelled));
    const overview: Overview = {
      scopes: groups.map(scopePages),
      chunks: counts,
      boosts: pages.flatMap(({ boost }, page) => (boost === 1 ? [] : [[page, boost] as const])),
      dictionary: dictionary.starts,
      textFiles: texts.counts,
      spelling: spelling.lengths,
    };
    return new Map([
      [overviewFile, new TextEncoder().encode(JSON.stringify(overview))],
      ...dictionary.files,
      ...texts.files,
      ...spelling.files,
    ]);
  }

  /** The number that each chunk has in the end, by the one it was added under. */
  #chunkNumbers(pages: readonly SearchedPage[]): number[] {
    const numbers: number[] = [];
    let number = 0;
    for (const { url } of pages) {
      const { count = 0, first = 0 } = this.#read.get(url) ?? {};
      for (let place = 0; place < count; place++) numbers[first + place] = number++;
    }
    return numbers;
  }
}
