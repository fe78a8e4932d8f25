import { leavesSite } from '@waymark/core/urls';

/**
 * Attributes of a link: one that leaves the site opens a new tab (docs/format/pages.md#card).
 *
 * @param site address of the site, where it is known
 */
export function linkAttributes(href: string, site?: string): Record<string, string> {
  return leavesSite(href, site) ? { href, target: '_blank', rel: 'noreferrer' } : { href };
}
