import type { PageView, SidebarGroup, SidebarItem } from '@waymark/core';

/** Marks the entry of the current page in the HTML of a sidebar. */
export function markCurrent(html: string, url: string): string {
  const link = ` data-wm-page href="${attributeText(url)}"`;
  return html.replaceAll(link, `${link} aria-current="page"`);
}

/**
 * Opens the groups that hold the page. A large group, whose list is not in the HTML, gets it.
 *
 * @param list HTML of the list of a group
 */
export async function openGroups(
  html: string,
  { openGroups: ids, section }: PageView,
  list: (group: SidebarGroup) => Promise<string>,
): Promise<string> {
  let opened = html;
  let items = section.items;
  for (const id of ids) {
    const group = findGroup(items, id);
    if (!group) continue;
    opened = await openGroup(opened, group, list);
    items = group.items;
  }
  return opened;
}

async function openGroup(
  html: string,
  group: SidebarGroup,
  list: (group: SidebarGroup) => Promise<string>,
): Promise<string> {
  const tag = `<details data-wm-group="${attributeText(group.id)}"`;
  const start = html.indexOf(tag);
  if (start === -1) return html;
  const attributes = start + tag.length;
  const end = html.indexOf('>', attributes);
  const written = html.slice(attributes, end);
  const before = `${html.slice(0, attributes)}${written.includes(' open') ? '' : ' open'}`;
  if (!written.includes(' data-wm-fragment=')) return before + html.slice(attributes);
  const placeholder = html.indexOf('<ul>', end);
  const after = html.indexOf('</ul>', placeholder) + '</ul>'.length;
  return `${before}${html.slice(end, placeholder)}${await list(group)}${html.slice(after)}`;
}

/** Groups at the top level may be headings only; the search goes through them. */
function findGroup(items: readonly SidebarItem[], id: string): SidebarGroup | undefined {
  for (const item of items) {
    if (item.kind !== 'group') continue;
    if (item.id === id) return item;
    const inner = findGroup(item.items, id);
    if (inner) return inner;
  }
  return undefined;
}

/** As Astro writes the value of an attribute. */
function attributeText(value: string): string {
  return value.replaceAll('&', '&#38;').replaceAll('"', '&#34;');
}
