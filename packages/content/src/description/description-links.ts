import { renderDescription } from './render-description.ts';

/** The links of a description that lead to the site itself, as they are written. */
export function descriptionLinks(markdown: string): readonly string[] {
  if (!/\]|<a\s/i.test(markdown)) return [];
  const links: string[] = [];
  renderDescription(markdown, {
    href: (href) => {
      links.push(href);
      return href;
    },
  });
  return links;
}
