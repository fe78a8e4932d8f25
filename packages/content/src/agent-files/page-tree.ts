import type { IndexedPage } from '../content-index/content-index.ts';

/** Pages under a common label; either some pages or parts, or both: pages come first. */
export interface PageNode {
  /** Empty where the pages have nothing in common that has a name. */
  readonly label: string;
  readonly pages: readonly IndexedPage[];
  readonly parts: readonly PageNode[];
}

/**
 * Pages by language, version, product, then by the groups of the navigation. What all pages of a
 * node share makes no level. Order is that of the index.
 */
export function pageTree(pages: readonly IndexedPage[]): PageNode {
  return node('', pages, 0);
}

const dimensions = ['language', 'version', 'product'] as const;

function node(label: string, pages: readonly IndexedPage[], depth: number): PageNode {
  const deepest = Math.max(0, ...pages.map(({ navigation }) => navigation.length));
  for (let level = depth; level < dimensions.length + deepest; level++) {
    const groups = Map.groupBy(pages, (page) => labelAt(page, level));
    if (groups.size < 2) continue;
    return { label, ...divide(groups, level + 1) };
  }
  return { label, pages, parts: [] };
}

/** What has no label at a level may have one further down. */
function divide(
  groups: ReadonlyMap<string, readonly IndexedPage[]>,
  depth: number,
): Pick<PageNode, 'pages' | 'parts'> {
  const direct = node('', groups.get('') ?? [], depth);
  const named = [...groups].filter(([name]) => name !== '');
  const parts = named.map(([name, pages]) => node(name, pages, depth));
  return { pages: direct.pages, parts: [...direct.parts, ...parts] };
}

function labelAt(page: IndexedPage, level: number): string {
  const dimension = dimensions[level];
  if (dimension) return page[dimension] ?? '';
  return page.navigation[level - dimensions.length] ?? '';
}

/** All pages of a node, in order. */
export function pagesOf({ pages, parts }: PageNode): IndexedPage[] {
  return [...pages, ...parts.flatMap(pagesOf)];
}
