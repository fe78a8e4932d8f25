import type { IndexedPage } from '@waymark/content';
import type { ScopePages } from '../format/files.ts';

/** Pages by the value of a key, in the order in which the values come first. */
export function grouped(
  pages: readonly IndexedPage[],
  keyOf: (page: IndexedPage) => string,
): IndexedPage[][] {
  const groups = new Map<string, IndexedPage[]>();
  for (const page of pages) {
    const group = groups.get(keyOf(page));
    if (group === undefined) groups.set(keyOf(page), [page]);
    else group.push(page);
  }
  return [...groups.values()];
}

/** Pages of one language by version and product. */
export const byScope = (pages: readonly IndexedPage[]): IndexedPage[][] =>
  grouped(pages, ({ version, product }) => JSON.stringify([version, product]));

export function scopePages(group: readonly IndexedPage[]): ScopePages {
  const { version, product } = group[0] ?? {};
  return {
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
    pages: group.length,
  };
}

/** Number of the scope of each section. */
export function scopeNumbers(groups: readonly (readonly IndexedPage[])[]): Uint16Array {
  return Uint16Array.from(
    groups.flatMap((group, scope) =>
      group.flatMap(({ sections }) => Array.from(sections, () => scope)),
    ),
  );
}
