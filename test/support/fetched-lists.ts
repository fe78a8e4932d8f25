import type { DocsPage } from './docs-page.ts';

/** How many files with lists the page has asked for. */
export function fetchedLists(docs: DocsPage): Promise<number> {
  return docs.page.evaluate(() => {
    const files = performance.getEntriesByType('resource');
    return files.filter(({ name }) => name.includes('/_waymark/groups/')).length;
  });
}
