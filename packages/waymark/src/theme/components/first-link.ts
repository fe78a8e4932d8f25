import type { SidebarItem } from '@waymark/core';

/** Where the first link of a list leads, below the base. */
export function firstLink(items: readonly SidebarItem[]): string | undefined {
  const [item] = items;
  if (item === undefined) return undefined;
  if (item.kind === 'page' || item.hasRoot) return item.url;
  return firstLink(item.items);
}
