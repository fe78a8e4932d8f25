export type { Analyser, QueryWord, Term } from './analysis/analyser.ts';
export { loadAnalyser } from './analysis/load-analyser.ts';
export type { ChunkTerms } from './build/chunk-terms.ts';
export {
  buildSearchFiles,
  isSearchable,
  SearchBuilder,
  type SearchFiles,
} from './build/search-builder.ts';
export { type SearchRun, searchRuns } from './build/search-run.ts';
export { inFolder, inMemory, isWhole, writeSearchFiles } from './disk.ts';
export { openRetriever } from './open-retriever.ts';
export type { SearchedPage, SearchedSection } from './page.ts';
export { type Ranking, usualRanking } from './ranking.ts';
export type { FileSource } from './read/files.ts';
export type { Hit, Retriever, SearchOptions, SearchScope } from './retriever.ts';
export { pushToAlgolia } from './services/push-algolia.ts';
export { pushToTypesense } from './services/push-typesense.ts';
export { type ServiceRecord, serviceRecords } from './services/record.ts';
export { ServiceError } from './services/request.ts';
export type {
  AlgoliaService,
  PushTools,
  SearchService,
  TypesenseService,
} from './services/service.ts';
