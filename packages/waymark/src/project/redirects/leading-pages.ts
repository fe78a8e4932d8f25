import { exactRedirect, type PageSource, pageLink, pageUrl, type Redirect } from '@waymark/core';
import { decodedPath } from '../paths/request-path.ts';
import { sitePath } from '../paths/site-path.ts';

/**
 * Redirects from the paths of pages that only lead elsewhere (frontmatter `url`): nothing is written
 * there, and links in other pages name them. Where a path leads to no page or file, there is none.
 *
 * @param urls those of all pages and files
 */
export function redirectsOfLeadingPages(
  pages: readonly PageSource[],
  urls: ReadonlySet<string>,
): Redirect[] {
  const leading = pages.flatMap(({ file, frontmatter, path }) => {
    const link = pageLink(frontmatter);
    return link === undefined ? [] : [{ file, link, url: pageUrl(path) }];
  });
  if (leading.length === 0) return [];
  const empty = new Set(leading.map(({ url }) => sitePath(url)));
  const there = new Set([...urls].map(sitePath)).difference(empty);
  return leading.flatMap(({ file, link, url }) => {
    const isThere = /^https?:/i.test(link) || (link.startsWith('/') && there.has(sitePath(link)));
    if (!isThere || url === '/') return [];
    return exactRedirect(decodedPath(url), link, { file, line: 1, column: 1 }) ?? [];
  });
}
