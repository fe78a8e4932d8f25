import type { ContentIndex } from '../content-index/content-index.ts';

/** Where generated functions of hosts find the pages, below the site's base. */
export const pageListPath = '/_waymark/pages.json';

/** URL and title of all pages as JSON: what `nearestPages` needs. */
export function pageList({ pages }: ContentIndex): string {
  return JSON.stringify(pages.map(({ url, title }) => ({ url, title })));
}
