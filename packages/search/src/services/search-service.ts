import type { SiteSearch } from '../create-search.ts';
import type { Fetch } from '../query/sources.ts';
import { algoliaSearch } from './search-algolia.ts';
import { typesenseSearch } from './search-typesense.ts';
import type { SearchService } from './service.ts';

/** Opens the search of a site by a service, in a browser. Nothing is fetched before the first query. */
export function searchService(service: SearchService, fetch: Fetch): SiteSearch {
  return service.service === 'algolia'
    ? algoliaSearch(service, fetch)
    : typesenseSearch(service, fetch);
}
