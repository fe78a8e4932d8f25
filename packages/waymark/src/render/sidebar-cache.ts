/** Rendered parts of sidebars by what they show and interface language. */
const rendered = new WeakMap<object, Map<string, Promise<string>>>();

/**
 * HTML of a part of the sidebar, rendered at its first use. Sections and groups are the same
 * objects for all pages of a section, and new ones after a change of the site.
 */
export function remembered(
  part: object,
  language: string,
  render: () => Promise<string>,
): Promise<string> {
  const byLanguage = rendered.get(part) ?? new Map<string, Promise<string>>();
  rendered.set(part, byLanguage);
  const html = byLanguage.get(language) ?? render();
  byLanguage.set(language, html);
  return html;
}
