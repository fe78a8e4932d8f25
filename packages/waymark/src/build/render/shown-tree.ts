import type { PageView, SidebarGroup, SidebarItem } from '@waymark/core';
import { shortName } from '../../theme/places.ts';

/** What a page shows of a tree. */
export type ShownTree = Pick<PageView, 'openGroups' | 'page' | 'section'>;

/** Whether an entry is that of a page, or of a group around it. */
export function isOwn({
  openGroups,
  page,
}: Pick<ShownTree, 'openGroups' | 'page'>): (item: SidebarItem) => boolean {
  return (item) => (item.kind === 'group' ? openGroups.includes(item.id) : item.url === page.url);
}

/** The groups of a tree, those inside others too, from the outside in. */
export function groupsOf(items: readonly SidebarItem[]): SidebarGroup[] {
  return items.flatMap((item) => (item.kind === 'group' ? [item, ...groupsOf(item.items)] : []));
}

/** Where the files with lists are, below the base. */
export const fragmentsFolder = '_waymark/groups';

/** URL of the file with a list, by the id of what it is of. */
export function listUrl(id: string): string {
  return `/${fragmentsFolder}/${shortName(id)}`;
}
