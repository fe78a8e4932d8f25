/** Attributes of a link: one that leaves the site opens a new tab (mdx-content §3.2). */
export function linkAttributes(href: string): Record<string, string> {
  return /^(https?:)?\/\//i.test(href) ? { href, target: '_blank', rel: 'noreferrer' } : { href };
}
