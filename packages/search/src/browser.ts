export { type CreateSearchOptions, createSearch, type SiteSearch } from './create-search.ts';
export type { PageHit, SearchHits, SectionHit, SiteSearchOptions, TextPart } from './hits.ts';
export type { Fetch } from './query/sources.ts';
export type { SearchScope } from './retriever.ts';
