import { remember, type SidebarGroup, type SidebarItem } from '@waymark/core';
import type { ListPart } from '../../theme/locals.ts';
import { groupsOf, isOwn, listUrl, type ShownTree } from './shown-tree.ts';

/** Entries that a list may have; of a longer one pages have what is around their own entry. */
const longList = 100;
/** Entries on both sides of its own that a page has: what a screen shows, and as much to scroll. */
const entriesAround = 32;
/** Fewer are not left out. */
const fewest = 12;

/**
 * Says of the lists of a page's sidebar which part of one the page is written with; `undefined` for a
 * list that stands there as a whole. Some descriptions of APIs have hundreds of operations in one list.
 */
export function createListPart(
  view: ShownTree,
): (items: readonly SidebarItem[]) => ListPart | undefined {
  return (items) => {
    if (items.length <= longList) return undefined;
    const id = ownerIds(view.section).get(items);
    if (id === undefined) return undefined;
    const place = items.findIndex(isOwn(view));
    // Groups without the page are the same on all pages.
    if (place === -1 && items !== view.section.items) return undefined;
    const own = Math.max(0, place);
    const start = own - entriesAround < fewest ? 0 : own - entriesAround;
    const after = own + entriesAround + 1;
    const end = items.length - after < fewest ? items.length : after;
    return { start, end, url: listUrl(id) };
  };
}

/** Whether pages have a part of a list. */
export function isLongList({ items }: Pick<SidebarGroup, 'items'>): boolean {
  return items.length > longList;
}

/** What long lists of a section are of. */
const ownerIds = remember((section: ShownTree['section']) => {
  const owners = [section, ...groupsOf(section.items)].filter(isLongList);
  return new Map(owners.map(({ id, items }) => [items, id]));
});
