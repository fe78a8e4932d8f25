export { searchService } from './services/search-service.ts';
export type { AlgoliaService, SearchService, TypesenseService } from './services/service.ts';
