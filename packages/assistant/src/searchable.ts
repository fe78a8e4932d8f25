import type { IndexedPage } from '@waymark/content';

/** Whether search and answers may draw on a page of the index; agents may read all of them. */
export function isSearchable({ searchable }: Pick<IndexedPage, 'searchable'>): boolean {
  return searchable !== false;
}
