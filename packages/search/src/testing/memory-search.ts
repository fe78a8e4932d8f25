import { createSearch } from '../create-search.ts';
import type { PageHit, SearchHits, SiteSearchOptions, TextPart } from '../hits.ts';
import { buildSearchFiles } from '../indexing/search-builder.ts';
import type { SearchedPage } from '../page.ts';

/** A search over files in memory that says what it fetched. */
export interface MemorySearch {
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Names and sizes of what was fetched since the last call. */
  readonly fetched: () => readonly (readonly [name: string, size: number])[];
  readonly search: (query: string, options?: Partial<SiteSearchOptions>) => Promise<SearchHits>;
  readonly pages: (query: string, options?: Partial<SiteSearchOptions>) => Promise<PageHit[]>;
  readonly urls: (query: string, options?: Partial<SiteSearchOptions>) => Promise<string[]>;
}

export async function memorySearch(pages: readonly SearchedPage[]): Promise<MemorySearch> {
  return searchOf(await buildSearchFiles(pages));
}

/** A new reader of files that are built already. */
export function searchOf(files: ReadonlyMap<string, Uint8Array>): MemorySearch {
  let fetched: [string, number][] = [];
  const fetch = async (url: string): Promise<Response> => {
    const name = url.slice('/base/search/'.length);
    const bytes = files.get(name);
    fetched.push([name, bytes?.length ?? 0]);
    return bytes === undefined
      ? new Response(null, { status: 404 })
      : new Response(new Uint8Array(bytes));
  };
  const opened = createSearch({ fetch, base: '/base/search' });
  const search: MemorySearch['search'] = (query, options = {}) =>
    opened.search(query, { limit: 8, ...options });
  const pages: MemorySearch['pages'] = async (query, options) => [
    ...(await search(query, options)).pages,
  ];
  return {
    files,
    fetched: () => {
      const result = fetched;
      fetched = [];
      return result;
    },
    search,
    pages,
    urls: async (query, options) => (await pages(query, options)).map(({ url }) => url),
  };
}

/** Text with what is marked in brackets. */
export function bracketed(parts: readonly TextPart[]): string {
  return parts.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('');
}
