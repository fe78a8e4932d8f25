export type { Analyser, QueryWord, Term } from './analysis/analyser.ts';
export { loadAnalyser } from './analysis/load-analyser.ts';
export { shownTexts } from './chunks/shown-texts.ts';
export { inFolder, inMemory, isWhole, writeSearchFiles } from './disk.ts';
export { manifestFile } from './format/files.ts';
export type { ChunkTerms } from './indexing/chunk-terms.ts';
export {
  buildSearchFiles,
  isSearchable,
  SearchBuilder,
  type SearchFiles,
} from './indexing/search-builder.ts';
export { longestRun, type SearchRun, searchRuns } from './indexing/search-run.ts';
export { openRetriever } from './open-retriever.ts';
export type { SearchedPage, SearchedSection } from './page.ts';
export type { FileSource } from './query/files.ts';
export { textUpTo } from './query/whole-letters.ts';
export { type Ranking, usualRanking } from './ranking.ts';
export {
  answerableCoverage,
  type Hit,
  type Retriever,
  type SearchOptions,
  type SearchScope,
} from './retriever.ts';
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
