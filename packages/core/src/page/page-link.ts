import type { Frontmatter } from './page.ts';
import { isUnsafeUrl } from './unsafe-url.ts';

/**
 * The address that the entry of a page leads to in place of the page (frontmatter `url`), if it has
 * one. One that is unsafe, or leads to another place from each page, counts as absent: the page is shown.
 */
export function pageLink(frontmatter: Frontmatter): string | undefined {
  const { url } = frontmatter;
  if (showsWholeAddress(frontmatter)) return undefined;
  const written = typeof url === 'string' ? url.trim() : '';
  return isLinkAddress(written) ? written : undefined;
}

/**
 * Whether frontmatter `url` is no link but the setting of a page, to show the address of its endpoint
 * with the server (docs/format/openapi.md#settings).
 */
export function showsWholeAddress({ url }: Frontmatter): boolean {
  return url === 'full';
}

/** Whether a text is an address that an entry can lead to from every page. */
export function isLinkAddress(url: string): boolean {
  return /^(?:\/|#|[a-z][a-z0-9+.-]*:)/i.test(url) && !isUnsafeUrl(url);
}
