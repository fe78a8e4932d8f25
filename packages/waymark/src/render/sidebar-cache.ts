import type { PageView, Section } from '@waymark/core';

/** Rendered sidebars by section and interface language. A section is a new object after a change. */
const rendered = new WeakMap<Section, Map<string, Promise<string>>>();

/** HTML of the page's section, rendered at its first use: all pages of a section share it. */
export function rememberedSidebar(
  { section, lang }: PageView,
  render: () => Promise<string>,
): Promise<string> {
  const byLanguage = rendered.get(section) ?? new Map<string, Promise<string>>();
  rendered.set(section, byLanguage);
  const html = byLanguage.get(lang) ?? render();
  byLanguage.set(lang, html);
  return html;
}

/** Marks the current entry and opens the groups that hold it; the only per-page difference. */
export function markSidebar(
  html: string,
  { page, openGroups }: PageView,
  href: (url: string) => string,
): string {
  const marked = html.replaceAll(
    ` href="${attributeText(href(page.url))}"`,
    (link) => `${link} aria-current="page"`,
  );
  return openGroups.reduce((text, id) => openGroup(text, id), marked);
}

function openGroup(html: string, id: string): string {
  const tag = `<details data-wm-group="${attributeText(id)}"`;
  const at = html.indexOf(tag);
  if (at === -1) return html;
  const end = at + tag.length;
  return html.startsWith(' open', end) ? html : `${html.slice(0, end)} open${html.slice(end)}`;
}

/** As Astro escapes the value of an attribute. */
function attributeText(value: string): string {
  return value.replaceAll('&', '&#38;').replaceAll('"', '&#34;');
}
