export { buildSearchFiles, SearchBuilder } from './build/search-builder.ts';
