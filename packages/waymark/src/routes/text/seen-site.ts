import type { ContentSite } from './content-site.ts';

/**
 * A site without the pages that nobody sees.
 *
 * @param hidden their paths
 */
export function seenSite(site: ContentSite, hidden: readonly string[]): ContentSite {
  const isHidden = new Set(hidden);
  return { ...site, pages: site.pages.filter(({ path }) => !isHidden.has(path)) };
}
