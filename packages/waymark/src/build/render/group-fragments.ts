import {
  type PageView,
  remember,
  type Section,
  type SidebarGroup,
  type SidebarItem,
  type Site,
} from '@waymark/core';
import { shownEntries } from '../../theme/components/shown-entries.ts';
import { shortName } from '../../theme/places.ts';
import { isLongList } from './long-lists.ts';
import { groupsOf, isOwn, listUrl, type ShownTree } from './shown-tree.ts';

/** Entries from which on a group is left out of the pages that can do without it. */
const largeGroup = 12;
/**
 * Bytes that a tree may have in a page, which are a hundred entries with short names; of one with more,
 * pages have what is around their own entry.
 */
const longTree = 8_000;
/** The same as `largeGroup`, in a tree with more, whether that is in its pages or fetched. */
const largeGroupOfLongTree = 3;
/** Entries on both sides of its own that a page has of a long tree: what a screen shows of it. */
const entriesAround = 16;

/**
 * Says of the groups of a page's sidebar where the list of one is that the page is written without:
 * the URL of a file, or `undefined` for a list that stands in the page. The weight of a page must
 * not grow with the size of the site.
 */
export function createGroupFragment(view: ShownTree): (group: SidebarGroup) => string | undefined {
  let leftOut: ReadonlyMap<SidebarItem, string> | undefined;
  const collapsedFragment = createCollapsedFragment(view.section);
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

/** Says the URL of the list of a large group that is collapsed: it is fetched when the group is opened. */
export function createCollapsedFragment({
  items,
}: Pick<Section, 'items'>): (group: SidebarGroup) => string | undefined {
  const least = leastOf(items);
  return (group) => (isFetched(group, least) ? listUrl(group.id) : undefined);
}

/** URLs of the lists that the groups around a page have where they are fetched, from the outside in. */
export function fragmentsAround({ openGroups, section: { id, items } }: PageView): string[] {
  const around = groupsOf(items).filter((group) => openGroups.includes(group.id));
  const least = leastOf(items);
  const hasPart = isLong(items) && around.some((group) => items.includes(group) && isPart(group));
  return [
    ...(hasPart || isLongList({ items }) ? [listUrl(id)] : []),
    ...around.flatMap((group) =>
      isFetched(group, least) || isLongList(group) ? [listUrl(group.id)] : [],
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
export const fragmentPaths = remember((site: Site): readonly FragmentPath[] => {
  const shown = [...site.pages.keys()].flatMap((path) =>
    [undefined, ...site.places(path).slice(1)].map((place) => ({ path, place })),
  );
  const sections = new Map(shown.map((at) => [site.section(at.path, at.place), at]));
  const paths = [...sections].flatMap(([section, at]) => {
    const groups = groupsOf(section.items);
    const least = leastOf(section.items);
    const fetched = groups.filter((group) => isFetched(group, least) || isLongList(group));
    const hasParts = isLong(section.items) && section.items.some(isPart);
    const whole = hasParts || isLongList(section) ? [section] : [];
    return [...fetched, ...whole].map(({ id, items }) => ({
      params: { group: shortName(id) },
      props: { items, ...at },
    }));
  });
  return [...new Map(paths.map((path) => [path.params.group, path])).values()];
});

/** What a tree has on its top level near the entry of a page, or at its beginning for any other page. */
function itemsAround({ openGroups, page, section: { items } }: ShownTree): Set<SidebarItem> {
  const own = Math.max(0, items.findIndex(isOwn({ openGroups, page })));
  const lines = items.slice(own, own + 1).flatMap((item) => linesOf(item, openGroups));
  const place = Math.max(0, lines.indexOf(page.url));
  const near = (direction: readonly SidebarItem[], known: number) => {
    let shown = known;
    return direction.filter((item) => {
      const isNear = shown < entriesAround && writtenWeight([item]) <= longTree;
      shown += shownEntries([item]);
      return isNear;
    });
  };
  return new Set([
    ...near(items.slice(0, own).reverse(), place),
    ...items.slice(own, own + 1),
    ...near(items.slice(own + 1), lines.length - place),
  ]);
}

/** The lines of an entry on a page, which are URLs of pages, or names of groups. */
function linesOf(item: SidebarItem, openGroups: readonly string[]): string[] {
  if (item.kind === 'page') return [item.url];
  const isOpen = !item.collapsible || item.expanded || openGroups.includes(item.id);
  const inner = isOpen ? item.items : [];
  return [item.label, ...inner.flatMap((one) => linesOf(one, openGroups))];
}

/** Entries from which on a group of a tree is a large one. */
function leastOf(items: readonly SidebarItem[]): number {
  return wholeWeight(items) > longTree ? largeGroupOfLongTree : largeGroup;
}

/** Whether a group is collapsed, and too large to be part of pages that do not open it. */
function isFetched(group: SidebarGroup, least: number): boolean {
  return group.collapsible && !group.expanded && isLarge(group, least);
}

/** Whether a tree has so much that pages have a part of it. */
function isLong(items: readonly SidebarItem[]): boolean {
  return writtenWeight(items) > longTree;
}

/** Whether an entry of the top level is one that pages of a long tree can do without: its name stays. */
function isPart(item: SidebarItem): boolean {
  return (
    item.kind === 'group' &&
    !item.collapsible &&
    item.label.trim() !== '' &&
    isLarge(item, largeGroupOfLongTree)
  );
}

function isLarge({ firstUrl, items }: SidebarGroup, least: number): boolean {
  return firstUrl !== undefined && countEntries(items) >= least;
}

const countEntries = remember((items: readonly SidebarItem[]): number =>
  items.reduce((sum, item) => sum + (item.kind === 'group' ? countEntries(item.items) : 1), 0),
);

/** What the markup of an entry takes besides its name and address, and that of its icon. */
const entryBytes = 35;
const iconBytes = 90;

/** Bytes of entries, about, with all that is in their groups. */
const wholeWeight = createWeight(() => true);

/** Bytes of entries in a page, about, with what is in smaller groups that are collapsed. */
const writtenWeight = createWeight((group) => !isFetched(group, largeGroup));

function createWeight(
  hasList: (group: SidebarGroup) => boolean,
): (items: readonly SidebarItem[]) => number {
  const weightOf = remember((items: readonly SidebarItem[]): number =>
    items.reduce((sum, item) => sum + weightOfOne(item), 0),
  );
  const weightOfOne = (item: SidebarItem) => {
    const text = Buffer.byteLength(item.label + (item.url ?? ''));
    const list = item.kind === 'group' && hasList(item) ? weightOf(item.items) : 0;
    return entryBytes + text + (item.icon ? iconBytes : 0) + list;
  };
  return weightOf;
}
