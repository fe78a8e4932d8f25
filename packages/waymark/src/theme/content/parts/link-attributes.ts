/** Attributes of a link: one that leaves the site opens a new tab (docs/format/pages.md#card). */
export function linkAttributes(href: string): Record<string, string> {
  return /^(https?:)?\/\//i.test(href) ? { href, target: '_blank', rel: 'noreferrer' } : { href };
}
