import { phraseMark } from '../format/entries.ts';
import {
  type LanguageFolder,
  type Overview,
  overviewFile,
  pagesFile,
  type StoredPage,
} from '../format/files.ts';
import type { PageHit, SearchScope } from '../hits.ts';
import { loadSiteWords } from '../words/site-words.ts';
import { Dictionary } from './dictionary.ts';
import { type Fetch, openFolder, type ReadFile, remembering } from './files.ts';
import type { Language } from './look-up.ts';
import { createMarker } from './mark.ts';
import { pageHit, phraseFactor, saysMore } from './page-hit.ts';
import { parseQuery } from './parse-query.ts';
import { isWithin, placesOf } from './places.ts';
import { type ScoredPage, scorePages } from './score-pages.ts';
import { phraseLists, wantedOf } from './wanted.ts';

/** A page that may become a hit once it is loaded. */
export interface Candidate {
  readonly score: number;
  /** What its score may rise to by what its texts say. */
  readonly mostScore: number;
  readonly load: () => Promise<LoadedCandidate>;
}

export interface LoadedCandidate {
  readonly score: number;
  readonly hit: PageHit;
}

/** Searches the pages of one language; gives the best, best first. */
export type SearchLanguage = (
  query: string,
  scope: SearchScope,
  limit: number,
) => Promise<Candidate[]>;

/** Opens the files of a language. */
export async function openLanguage(
  fetch: Fetch,
  base: string,
  folder: LanguageFolder,
): Promise<SearchLanguage> {
  const read = openFolder(fetch, base, folder);
  const [words, overview] = await Promise.all([
    loadSiteWords(folder.analysis),
    readJson<Overview>(read, overviewFile),
  ]);
  const dictionary = new Dictionary(read, overview.dictionary);
  const language: Language = { words, dictionary, overview, read };
  const places = placesOf(overview);
  const pagesOf = remembering((file) => readJson<StoredPage[]>(read, pagesFile(Number(file))));

  return async (query, scope, limit) => {
    const parsed = parseQuery(query, words);
    if (parsed.terms.length === 0 && parsed.phrase === '') return [];
    const [wanted, phrases] = await Promise.all([
      wantedOf(parsed, language),
      parsed.phrase === '' ? [] : phraseLists(phraseMark + parsed.phrase, language),
    ]);
    const isWanted = (page: number) => isWithin(places.scopeOf(page) ?? { pages: 0 }, scope);
    const scored = scorePages({ words: wanted, phrases }, places, isWanted, limit);
    const find = createMarker(wanted, words);
    const load = async (one: ScoredPage): Promise<LoadedCandidate> => {
      const { file, place } = places.fileOf(one.page);
      const stored = (await pagesOf(String(file)))[place];
      if (stored === undefined) throw new Error(`The search files have no page ${one.page}.`);
      const { version, product } = places.scopeOf(one.page) ?? {};
      const facts = { language: folder.language, version, product };
      return pageHit(one, stored, facts, { parsed, find, places });
    };
    const mostFactor = saysMore(parsed) ? phraseFactor : 1;
    return scored.map((one) => ({
      score: one.score,
      mostScore: one.score * mostFactor,
      load: () => load(one),
    }));
  };
}

async function readJson<Value>(read: ReadFile, name: string): Promise<Value> {
  // The files are written by the build from the same types.
  return JSON.parse(new TextDecoder().decode(await read(name))) as Value;
}
