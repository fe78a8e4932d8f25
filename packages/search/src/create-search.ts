import type { SearchHits, SiteSearchOptions } from './hits.ts';
import { openIndex } from './query/open-index.ts';
import { pageHit } from './query/page-hit.ts';
import { type Fetch, overHttp } from './query/sources.ts';
import type { SearchScope } from './retriever.ts';

/** The search of a site in a browser. */
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

/** Where the search files are fetched from. */
export interface CreateSearchOptions {
  readonly fetch: Fetch;
  /** URL of the folder with the search files, with or without a slash at its end. */
  readonly base: string;
}

/** Opens the search of a site. Nothing is fetched before the first query. */
export function createSearch({ fetch, base }: CreateSearchOptions): SiteSearch {
  const index = openIndex(overHttp(fetch, base));
  return {
    prepare: (scope) => index.prepare(scope),
    async search(text, { limit, ...scope }) {
      const { hasMore, pages } = await index.find({ ...scope, text, isTyped: true }, limit);
      return { hasMore, pages: pages.map(pageHit) };
    },
  };
}
