import type { SiteSearch } from '../create-search.ts';
import type { Fetch } from '../query/sources.ts';
import { facetsOf } from './facets.ts';
import { type FoundRecord, markEnd, markStart, pageHits } from './page-hits.ts';
import type { ServiceRecord } from './record.ts';
import type { AlgoliaService } from './service.ts';

/** A text with what was searched for marked. */
interface Highlight {
  readonly value: string;
}

interface AlgoliaHit extends ServiceRecord {
  readonly _highlightResult?: { readonly hierarchy?: Readonly<Record<string, Highlight>> };
  readonly _snippetResult?: { readonly content?: Highlight };
}

interface AlgoliaAnswer {
  readonly hits: readonly AlgoliaHit[];
  readonly nbHits: number;
}

/** Sections that are asked for, for each page: some are of the same one. */
const sectionsAPage = 5;
/** What of a record is read here. */
const shownAttributes: readonly (keyof ServiceRecord)[] = [
  'anchor',
  'content',
  'hierarchy',
  'language',
  'method',
  'navigation',
  'operation',
  'path',
  'product',
  'version',
];
/** Algolia gives no more at once. */
const mostHits = 1000;

/** Searches an index of Algolia (https://www.algolia.com/doc/rest-api/search). */
export function algoliaSearch(service: AlgoliaService, fetch: Fetch): SiteSearch {
  const { apiKey, appId, index } = service;
  const headers = { 'x-algolia-application-id': appId, 'x-algolia-api-key': apiKey };
  const path = `/1/indexes/${encodeURIComponent(index)}/query`;
  return {
    prepare: () => Promise.resolve(),
    async search(query, { limit, ...scope }) {
      const hitsPerPage = Math.min(limit * sectionsAPage, mostHits);
      const body = JSON.stringify({
        query,
        hitsPerPage,
        facetFilters: facetsOf(scope).map(([name, values]) =>
          // A minus at the start of a value would turn the filter round.
          values.map((value) => `${name}:${value.replace(/^-/, '\\-')}`),
        ),
        // An index of DocSearch gives only what its own dialog shows.
        attributesToRetrieve: shownAttributes,
        attributesToHighlight: ['hierarchy'],
        attributesToSnippet: ['content:30'],
        highlightPreTag: markStart,
        highlightPostTag: markEnd,
        snippetEllipsisText: '…',
      });
      const answer = await firstAnswer(originsOf(service), (origin) =>
        fetch(origin + path, { method: 'POST', headers, body }),
      );
      const { hits, nbHits }: AlgoliaAnswer = await answer.json();
      const pages = pageHits(hits.map(foundRecord));
      const hasMore = pages.length > limit || (nbHits > hits.length && hitsPerPage < mostHits);
      return { pages: pages.slice(0, limit), hasMore };
    },
  };
}

/** Where one of the hosts of an application fails, Algolia asks clients to try the others. */
function originsOf({ appId, url }: AlgoliaService): string[] {
  if (url !== undefined) return [url.replace(/\/+$/, '')];
  const others = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`);
  return [`https://${appId}-dsn.algolia.net`, ...others];
}

async function firstAnswer(
  origins: readonly string[],
  ask: (origin: string) => Promise<Response>,
): Promise<Response> {
  let failure: unknown;
  for (const origin of origins) {
    try {
      const response = await ask(origin);
      if (response.ok) return response;
      failure = new Error(`${response.status} ${origin}`);
      // It is about the request, which is the same everywhere.
      if (response.status < 500) break;
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function foundRecord(hit: AlgoliaHit): FoundRecord {
  const { _highlightResult: highlights, _snippetResult: snippet, content, hierarchy } = hit;
  const headings = ([1, 2, 3, 4, 5, 6] as const).flatMap((level) => {
    const text = hierarchy[`lvl${level}`];
    return text === null ? [] : [highlights?.hierarchy?.[`lvl${level}`]?.value ?? text];
  });
  return { record: hit, headings, text: snippet?.content?.value ?? content ?? '' };
}
