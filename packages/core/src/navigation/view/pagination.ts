import type { PageFacts } from '../../page/facts.ts';
import type { PageLink, SidebarItem } from '../../view.ts';

/** The pages of one sidebar in visual order, for previous and next. */
export interface ReadingOrder {
  readonly paths: readonly string[];
  readonly positions: ReadonlyMap<string, number>;
}

/** Flattens a sidebar: a group's root page comes before its pages; links and repeats are left out. */
export function readingOrder(items: readonly SidebarItem[]): ReadingOrder {
  const positions = new Map<string, number>();
  const add = (path: string | undefined) => {
    if (path !== undefined && !positions.has(path)) positions.set(path, positions.size);
  };
  const visit = (item: SidebarItem) => {
    if (item.kind === 'page') return add(item.path);
    add(item.rootPath);
    item.items.forEach(visit);
  };
  items.forEach(visit);
  return { paths: [...positions.keys()], positions };
}

/**
 * The neighbours of a page in its sidebar (docs/format/docs-json.md#pagination): none across
 * divisions, none for a page that is not in it or sets `hideFooterPagination`.
 */
export function neighbours(
  page: PageFacts,
  order: ReadingOrder,
  facts: ReadonlyMap<string, PageFacts>,
): { readonly previous?: PageLink | undefined; readonly next?: PageLink | undefined } {
  const position = order.positions.get(page.path);
  if (position === undefined || !page.pagination) return {};
  return {
    previous: pageLink(order.paths[position - 1], facts),
    next: pageLink(order.paths[position + 1], facts),
  };
}

function pageLink(
  path: string | undefined,
  facts: ReadonlyMap<string, PageFacts>,
): PageLink | undefined {
  const page = path === undefined ? undefined : facts.get(path);
  return page && { label: page.sidebarTitle, url: page.url, description: page.description };
}
