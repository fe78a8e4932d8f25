import type { IndexedPage } from '@waymark/content';
import { strToU8 } from 'fflate';
import { type Overview, overviewFile } from '../format/files.ts';
import type { SiteWords } from '../words/site-words.ts';
import { buildDictionary } from './dictionary.ts';
import { buildPageFiles } from './page-files.ts';
import { plainText } from './plain-text.ts';
import { PostingsCollector } from './postings-collector.ts';
import { byScope, scopeNumbers, scopePages } from './scopes.ts';
import { spellingFiles } from './spelling.ts';

const mostSpelled = 20_000;

interface ReadPage {
  /** Number of its first section, in the order in which pages were added. */
  readonly first: number;
  /** Plain text of each section. */
  readonly texts: readonly string[];
}

/** The pages of one language on their way to the files of the search. */
export class LanguageBuilder {
  readonly #words: SiteWords;
  readonly #postings: PostingsCollector;
  readonly #read = new Map<string, ReadPage>();

  constructor(words: SiteWords) {
    this.#words = words;
    this.#postings = new PostingsCollector(words);
  }

  /** Reads the words of a page, which is most of the work. One that was read is not read again. */
  add(page: IndexedPage): void {
    if (this.#read.has(page.url)) return;
    const texts = page.sections.map(({ text }) => plainText(text));
    this.#read.set(page.url, { first: this.#postings.add(page, texts), texts });
  }

  /**
   * The files, not yet compressed.
   *
   * @param ofLanguage all pages that were added, in their order
   */
  files(ofLanguage: readonly IndexedPage[]): Map<string, Uint8Array> {
    const groups = byScope(ofLanguage);
    const pages = groups.flat();
    const texts = pages.map(({ url }) => this.#read.get(url)?.texts ?? []);
    const collected = this.#postings.collected(this.#sectionNumbers(pages));
    const scopes = scopeNumbers(groups);
    const termOf = (word: string) => this.#words.all.term(word);
    const dictionary = buildDictionary(collected, termOf, (section) => scopes[section] ?? 0);
    const stored = buildPageFiles(pages, texts);
    const spelling = spellingFiles(collected.forms.frequent(mostSpelled));
    const overview: Overview = {
      scopes: groups.map(scopePages),
      sections: pages.map(({ sections }) => sections.length),
      dictionary: dictionary.starts,
      pageFiles: stored.counts,
      spelling: spelling.lengths,
    };
    return new Map([
      [overviewFile, strToU8(JSON.stringify(overview))],
      ...dictionary.files,
      ...stored.files,
      ...spelling.files,
    ]);
  }

  #sectionNumbers(pages: readonly IndexedPage[]): Uint32Array {
    const count = pages.reduce((sum, { sections }) => sum + sections.length, 0);
    const numbers = new Uint32Array(count);
    let number = 0;
    for (const { sections, url } of pages) {
      const first = this.#read.get(url)?.first ?? 0;
      for (let place = 0; place < sections.length; place++) numbers[first + place] = number++;
    }
    return numbers;
  }
}
