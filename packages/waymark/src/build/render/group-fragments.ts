import { createHash } from 'node:crypto';
import type { PageView, SidebarGroup, SidebarItem, Site } from '@waymark/core';

/** Entries from which on a collapsed group is fetched when it is opened. */
const largeGroup = 12;

/**
 * URL of the file that holds the list of a large collapsed group, or `undefined` for a group whose
 * list stands in every page. The weight of a page must not grow with the size of the site.
 */
export function groupFragment(group: SidebarGroup): string | undefined {
  const { collapsible, expanded, firstUrl } = group;
  if (!collapsible || expanded || firstUrl === undefined) return undefined;
  return countEntries(group.items) >= largeGroup ? `/_waymark/groups/${nameOf(group)}` : undefined;
}

/** URLs of the lists that the groups around a page have where they are fetched, from the outside in. */
export function fragmentsAround({ openGroups, section }: PageView): string[] {
  return groupsOf(section.items)
    .filter(({ id }) => openGroups.includes(id))
    .flatMap((group) => groupFragment(group) ?? []);
}

/** A file with the list of a large group. */
export interface FragmentPath {
  readonly params: { readonly group: string };
  /** The group, and a page of its section, which decides language and text. */
  readonly props: {
    readonly group: SidebarGroup;
    readonly path: string;
    readonly place: string | undefined;
  };
}

/** The files that the large groups of a site need. */
export function fragmentPaths(site: Site): FragmentPath[] {
  const shown = [...site.pages.keys()].flatMap((path) =>
    [undefined, ...site.places(path).slice(1)].map((place) => ({ path, place })),
  );
  const sections = new Map(shown.map((at) => [site.section(at.path, at.place), at]));
  const paths = [...sections].flatMap(([{ items }, at]) =>
    groupsOf(items)
      .filter((group) => groupFragment(group) !== undefined)
      .map((group) => ({ params: { group: nameOf(group) }, props: { group, ...at } })),
  );
  return [...new Map(paths.map((path) => [path.params.group, path])).values()];
}

/** The groups of a tree, those inside others too, from the outside in. */
function groupsOf(items: readonly SidebarItem[]): SidebarGroup[] {
  return items.flatMap((item) => (item.kind === 'group' ? [item, ...groupsOf(item.items)] : []));
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

/** Ids are JSON pointers; a digest of one is short and safe in a URL. */
function nameOf({ id }: SidebarGroup): string {
  return createHash('sha1').update(id).digest('hex').slice(0, 12);
}
