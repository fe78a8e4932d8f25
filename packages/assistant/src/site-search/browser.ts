export type {
  PageHit,
  SearchHits,
  SearchScope,
  SectionHit,
  SiteSearchOptions,
  TextPart,
} from './hits.ts';
export { type CreateSearchOptions, createSearch, type SiteSearch } from './read/create-search.ts';
export type { Fetch } from './read/files.ts';
