import type { IndexedPage } from '@waymark/content';

/** Pages by their language, in the order in which the languages come first. */
export function byLanguage(pages: readonly IndexedPage[]): Map<string | undefined, IndexedPage[]> {
  const groups = new Map<string | undefined, IndexedPage[]>();
  for (const page of pages) {
    const group = groups.get(page.language);
    if (group === undefined) groups.set(page.language, [page]);
    else group.push(page);
  }
  return groups;
}
