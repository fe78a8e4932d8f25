import type { SiteSearch } from '../create-search.ts';
import type { Fetch } from '../query/sources.ts';
import { textUpTo } from '../query/whole-letters.ts';
import { facetsOf } from './facets.ts';
import { type FoundRecord, markEnd, markStart, pageHits } from './page-hits.ts';
import type { TypesenseService } from './service.ts';

interface TypesenseHit {
  /** Fields with dots in their names are plain fields. */
  readonly document: FoundRecord['record'] & Readonly<Record<string, unknown>>;
  readonly highlights?: readonly {
    readonly field: string;
    readonly snippet?: string;
    readonly value?: string;
  }[];
}

interface TypesenseAnswer {
  /** Groups. */
  readonly found: number;
  readonly grouped_hits: readonly { readonly hits: readonly TypesenseHit[] }[];
}

const levels = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}`);
/** Fields that are searched, with what a match there counts. */
const weights: Readonly<Record<string, number>> = {
  ...Object.fromEntries(levels.map((name, index) => [name, 120 - 10 * index])),
  tags: 60,
  operation: 60,
  content: 10,
};
/** Typesense gives no more at once. */
const mostGroups = 250;

/** Searches a collection of a Typesense server (https://typesense.org/docs/latest/api/search.html). */
export function typesenseSearch(
  { apiKey, collection, url }: TypesenseService,
  fetch: Fetch,
): SiteSearch {
  const path = `/collections/${encodeURIComponent(collection)}/documents/search`;
  return {
    prepare: () => Promise.resolve(),
    async search(query, { limit, ...scope }) {
      const filters = facetsOf(scope).map(
        ([name, values]) => `${name}:=[${values.map((value) => `\`${value}\``).join(',')}]`,
      );
      const shown = Math.min(limit, mostGroups);
      const parameters = new URLSearchParams({
        q: query,
        query_by: Object.keys(weights).join(),
        query_by_weights: Object.values(weights).join(),
        ...(filters.length > 0 && { filter_by: filters.join(' && ') }),
        sort_by: '_text_match:desc,item_priority:desc',
        group_by: 'path',
        // A section may be there twice: its heading and its text.
        group_limit: '6',
        per_page: String(shown),
        highlight_fields: [...levels, 'content'].join(),
        highlight_full_fields: levels.join(),
        highlight_affix_num_tokens: '12',
        highlight_start_tag: markStart,
        highlight_end_tag: markEnd,
      });
      const response = await fetch(`${url.replace(/\/+$/, '')}${path}?${parameters}`, {
        headers: { 'x-typesense-api-key': apiKey },
      });
      if (!response.ok) throw new Error(`${response.status} ${url}`);
      const { found, grouped_hits: groups }: TypesenseAnswer = await response.json();
      const pages = pageHits(groups.flatMap(({ hits }) => hits.map(foundRecord)));
      return { pages, hasMore: found > shown && shown < mostGroups };
    },
  };
}

function foundRecord({ document, highlights = [] }: TypesenseHit): FoundRecord {
  const textOf = (name: string): string => {
    const marked = highlights.find(({ field }) => field === name);
    return marked?.value ?? marked?.snippet ?? String(document[name] ?? '');
  };
  const headings = levels.map(textOf).filter((text) => text !== '');
  return { record: document, headings, text: textUpTo(textOf('content'), longestSnippet) };
}

/** Letters of a text in which nothing is marked. */
const longestSnippet = 300;
