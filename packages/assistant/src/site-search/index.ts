export { buildSearchFiles } from './build/build-search-files.ts';
