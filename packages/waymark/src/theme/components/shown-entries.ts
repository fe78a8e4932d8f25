import type { SidebarItem } from '@waymark/core';

/** How many entries of a list a reader sees who opens no group. */
export function shownEntries(items: readonly SidebarItem[]): number {
  return items.reduce((sum, item) => {
    const isOpen = item.kind === 'group' && item.expanded;
    return sum + 1 + (isOpen ? shownEntries(item.items) : 0);
  }, 0);
}
