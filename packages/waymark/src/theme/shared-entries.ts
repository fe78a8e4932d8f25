import { type PageView, remember, type SidebarGroup, type SidebarItem } from '@waymark/core';

const rendered = remember((_item: SidebarItem) => new Map<string, Promise<string>>());

/**
 * HTML of an entry of a sidebar, rendered at its first use and kept. Entries are the same objects for
 * all pages of a section, and new ones after a change of the site.
 *
 * @param form of the entry, as pages of one language show it with its list or without
 */
export function sharedEntry(
  item: SidebarItem,
  form: string,
  render: () => Promise<string>,
): Promise<string> {
  const byForm = rendered(item);
  const html = byForm.get(form) ?? render();
  byForm.set(form, html);
  return html;
}

/** Whether an entry is the page, or a group that holds it: all others are the same on all pages. */
export function isOnTheWay(item: SidebarItem, { page, openGroups }: PageView): boolean {
  if (item.kind === 'page') return item.url === page.url;
  return openGroups.includes(item.id) || urlsIn(item).has(page.url);
}

const urlsIn = remember(({ items, url }: SidebarGroup): ReadonlySet<string> => {
  const inner = items.flatMap((item) => (item.kind === 'page' ? item.url : [...urlsIn(item)]));
  return new Set([...inner, ...(url === undefined ? [] : [url])]);
});
