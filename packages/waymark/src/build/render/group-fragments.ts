import type { PageView, SidebarGroup, SidebarItem, Site } from '@waymark/core';
import { isLongList } from './long-lists.ts';
import { groupsOf, isOwn, listName, listUrl, type ShownTree } from './shown-tree.ts';

/** Entries from which on a group is left out of the pages that can do without it. */
const largeGroup = 12;
/** Entries that a tree may show; of one that shows more, pages have what is around their own entry. */
const longTree = 100;
/** Entries on both sides of its own that a page has of a long tree: what a screen shows of it. */
const entriesAround = 16;

/**
 * Says of the groups of a page's sidebar where the list of one is that the page is written without:
 * the URL of a file, or `undefined` for a list that stands in the page. The weight of a page must
 * not grow with the size of the site.
 */
export function createGroupFragment(view: ShownTree): (group: SidebarGroup) => string | undefined {
  let leftOut: ReadonlyMap<SidebarItem, string> | undefined;
  return (group) => {
    if (view.openGroups.includes(group.id)) return undefined;
    if (group.collapsible) return collapsedFragment(group);
    leftOut ??= groupsLeftOut(view);
    return leftOut.get(group);
  };
}

/** Groups of a tree's top level that are not near the entry of a page, with the URL of the tree. */
function groupsLeftOut(view: ShownTree): ReadonlyMap<SidebarItem, string> {
  const { id, items } = view.section;
  if (!isLong(items)) return new Map();
  const around = itemsAround(view);
  const url = listUrl(id);
  return new Map(
    items.filter((item) => isPart(item) && !around.has(item)).map((item) => [item, url]),
  );
}

/** URL of the list of a large group that is collapsed: it is fetched when the group is opened. */
export function collapsedFragment(group: SidebarGroup): string | undefined {
  return isFetched(group) ? listUrl(group.id) : undefined;
}

/** URLs of the lists that the groups around a page have where they are fetched, from the outside in. */
export function fragmentsAround({ openGroups, section: { id, items } }: PageView): string[] {
  const around = groupsOf(items).filter((group) => openGroups.includes(group.id));
  const hasPart = isLong(items) && around.some((group) => items.includes(group) && isPart(group));
  return [
    ...(hasPart || isLongList({ items }) ? [listUrl(id)] : []),
    ...around.flatMap((group) =>
      isFetched(group) || isLongList(group) ? [listUrl(group.id)] : [],
    ),
  ];
}

/** A file with a list of the sidebar: of a large group, or all of a long list or tree. */
export interface FragmentPath {
  readonly params: { readonly group: string };
  /** The list, and a page of its section, which decides language and text. */
  readonly props: {
    readonly items: readonly SidebarItem[];
    readonly path: string;
    readonly place: string | undefined;
  };
}

/** The files that the sidebars of a site need. */
export function fragmentPaths(site: Site): readonly FragmentPath[] {
  const known = knownPaths.get(site) ?? findPaths(site);
  knownPaths.set(site, known);
  return known;
}

const knownPaths = new WeakMap<Site, readonly FragmentPath[]>();

function findPaths(site: Site): readonly FragmentPath[] {
  const shown = [...site.pages.keys()].flatMap((path) =>
    [undefined, ...site.places(path).slice(1)].map((place) => ({ path, place })),
  );
  const sections = new Map(shown.map((at) => [site.section(at.path, at.place), at]));
  const paths = [...sections].flatMap(([section, at]) => {
    const groups = groupsOf(section.items);
    const fetched = groups.filter((group) => isFetched(group) || isLongList(group));
    const hasParts = isLong(section.items) && section.items.some(isPart);
    const whole = hasParts || isLongList(section) ? [section] : [];
    return [...fetched, ...whole].map(({ id, items }) => ({
      params: { group: listName(id) },
      props: { items, ...at },
    }));
  });
  return [...new Map(paths.map((path) => [path.params.group, path])).values()];
}

/** What a tree has on its top level near the entry of a page, or at its beginning for any other page. */
function itemsAround({ openGroups, page, section: { items } }: ShownTree): Set<SidebarItem> {
  const own = Math.max(0, items.findIndex(isOwn({ openGroups, page })));
  const urls = items.slice(own, own + 1).flatMap(urlsIn);
  const place = Math.max(0, urls.indexOf(page.url));
  const near = (direction: readonly SidebarItem[], known: number) => {
    let shown = known;
    return direction.filter((item) => {
      const count = countShown([item]);
      const isNear = shown < entriesAround && count <= longTree;
      shown += count;
      return isNear;
    });
  };
  return new Set([
    ...near(items.slice(0, own).reverse(), place),
    ...items.slice(own, own + 1),
    ...near(items.slice(own + 1), urls.length - place),
  ]);
}

function urlsIn(item: SidebarItem): string[] {
  return item.kind === 'page' ? [item.url] : item.items.flatMap(urlsIn);
}

/** Whether a group is collapsed, and too large to be part of pages that do not open it. */
function isFetched(group: SidebarGroup): boolean {
  return group.collapsible && !group.expanded && isLarge(group);
}

/** Whether a tree shows so much that pages have a part of it. */
function isLong(items: readonly SidebarItem[]): boolean {
  return countShown(items) > longTree;
}

/** Whether an entry of the top level is one that pages of a long tree can do without: its name stays. */
function isPart(item: SidebarItem): boolean {
  return item.kind === 'group' && !item.collapsible && item.label.trim() !== '' && isLarge(item);
}

function isLarge({ firstUrl, items }: SidebarGroup): boolean {
  return firstUrl !== undefined && countEntries(items) >= largeGroup;
}

const counts = new WeakMap<readonly SidebarItem[], number>();

function countEntries(items: readonly SidebarItem[]): number {
  const known = counts.get(items);
  if (known !== undefined) return known;
  const count = items.reduce(
    (sum, item) => sum + (item.kind === 'group' ? countEntries(item.items) : 1),
    0,
  );
  counts.set(items, count);
  return count;
}

const shownCounts = new WeakMap<readonly SidebarItem[], number>();

/** Entries that stand in a page as long as the reader opens nothing. */
function countShown(items: readonly SidebarItem[]): number {
  const known = shownCounts.get(items);
  if (known !== undefined) return known;
  const count = items.reduce(
    (sum, item) =>
      sum + 1 + (item.kind === 'group' && !isFetched(item) ? countShown(item.items) : 0),
    0,
  );
  shownCounts.set(items, count);
  return count;
}
