import type { ScopePages } from '../format/files.ts';
import type { SearchedPage } from '../page.ts';

/** Pages by the value of a key, in the order in which the values come first. */
export function grouped(
  pages: readonly SearchedPage[],
  keyOf: (page: SearchedPage) => string,
): SearchedPage[][] {
  return [...Map.groupBy(pages, keyOf).values()];
}

/** Pages of one language by version and product. */
export const byScope = (pages: readonly SearchedPage[]): SearchedPage[][] =>
  grouped(pages, ({ version, product }) => JSON.stringify([version, product]));

/** What an overview says of a group of `byScope`; all its pages share their version and product. */
export function scopePages(group: readonly SearchedPage[]): ScopePages {
  const { version, product } = group[0] ?? {};
  return {
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
    pages: group.length,
  };
}
