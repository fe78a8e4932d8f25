import type { IndexedPage } from '@waymark/content';
import { strToU8 } from 'fflate';
import { type Overview, overviewFile } from '../format/files.ts';
import type { SiteWords } from '../words/site-words.ts';
import { collectPostings } from './collect-postings.ts';
import { buildDictionary } from './dictionary.ts';
import { buildPageFiles } from './page-files.ts';
import { plainText } from './plain-text.ts';
import { byScope, scopeNumbers, scopePages } from './scopes.ts';
import { spellingFiles } from './spelling.ts';

const mostSpelled = 20_000;

/** The files of the pages of one language, not yet compressed. */
export function buildLanguage(
  ofLanguage: readonly IndexedPage[],
  words: SiteWords,
): Map<string, Uint8Array> {
  const groups = byScope(ofLanguage);
  const pages = groups.flat();
  const texts = pages.map(({ sections }) => sections.map(({ text }) => plainText(text)));
  const collected = collectPostings(pages, texts, words);
  const scopes = scopeNumbers(groups);
  const termOf = (word: string) => words.all.term(word);
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
