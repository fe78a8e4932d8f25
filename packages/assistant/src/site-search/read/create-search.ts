import { type LanguageFolder, type Manifest, manifestFile } from '../format/files.ts';
import type { SearchHits, SearchScope, SiteSearchOptions } from '../hits.ts';
import { type Fetch, remembering } from './files.ts';
import { type Candidate, openLanguage } from './open-language.ts';

export interface SiteSearch {
  /** Fetches what every query of a language needs, and has its code compiled, before there is one. */
  prepare(scope: SearchScope): Promise<void>;
  /**
   * Finds pages while a query is typed: its last word may be unfinished.
   *
   * @throws when a file that is needed cannot be fetched; the next search tries again
   */
  search(query: string, options: SiteSearchOptions): Promise<SearchHits>;
}

export interface CreateSearchOptions {
  readonly fetch: Fetch;
  /** URL of the folder with the search files, with or without a slash at its end. */
  readonly base: string;
}

/** Searched for without a reader, so that the code of a search is compiled when a reader types. */
const sample = 'a';

/** So many more may be looked at than asked for, as the texts of a page may bring it up. */
const spare = 2;

/** Opens the search of a site. Nothing is fetched before the first query. */
export function createSearch({ fetch, base }: CreateSearchOptions): SiteSearch {
  const root = base.endsWith('/') ? base : `${base}/`;
  const manifest = remembering(() => readManifest(fetch, root));
  const open = remembering(async (folder) => {
    const { languages } = await manifest('');
    const found = languages.find((one) => one.folder === folder);
    if (found === undefined) throw new Error(`There is no folder ${folder}.`);
    return openLanguage(fetch, root, found);
  });
  const sampled = remembering(async (folder) => (await open(folder))(sample, {}, 1));
  const foldersIn = async ({ language }: SearchScope) => {
    const { languages } = await manifest('');
    return languages.filter((one) => isIn(one, language)).map(({ folder }) => folder);
  };
  return {
    async prepare(scope) {
      await Promise.all((await foldersIn(scope)).map(sampled));
    },
    async search(query, options) {
      const searches = await Promise.all((await foldersIn(options)).map(open));
      const count = options.limit + spare;
      const found = await Promise.all(searches.map((search) => search(query, options, count)));
      const candidates = found.flat();
      const pages = await bestPages(candidates, count, options.limit);
      return { pages, hasMore: candidates.length > pages.length };
    },
  };
}

async function readManifest(fetch: Fetch, root: string): Promise<Manifest> {
  // Whatever a cache has of it may be of an earlier build.
  const response = await fetch(root + manifestFile, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${response.status} ${response.url}`);
  const manifest = (await response.json()) as Manifest;
  if (manifest.formatVersion !== 1) throw new Error('The search files are of another version.');
  return manifest;
}

function isIn({ language }: LanguageFolder, wanted: string | undefined): boolean {
  return wanted === undefined || language === undefined || language === wanted;
}

async function bestPages(candidates: Candidate[], count: number, limit: number) {
  candidates.sort((one, other) => other.score - one.score);
  const last = candidates[limit - 1]?.score ?? 0;
  const possible = candidates
    .slice(0, count)
    .filter(({ mostScore }, index) => index < limit || mostScore > last);
  const loaded = await Promise.all(possible.map(({ load }) => load()));
  return loaded
    .sort((one, other) => other.score - one.score)
    .slice(0, limit)
    .map(({ hit }) => hit);
}
