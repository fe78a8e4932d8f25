import { pageUrl, type Redirect, type Site } from '@waymark/core';
import { sitePath } from '../paths/site-path.ts';

/** The redirects of a site but those from or to pages that it leaves out: their paths tell of them. */
export function openRedirects(redirects: readonly Redirect[], site: Site): readonly Redirect[] {
  const paths = [...site.restricted.keys()].filter((path) => !site.pages.has(path));
  if (paths.length === 0) return redirects;
  const closed = new Set(paths.map((path) => sitePath(pageUrl(path))));
  const open = new Set([...site.pages.keys()].map((path) => sitePath(pageUrl(path))));
  const isOpen = ({ destination, pattern, source }: Redirect) =>
    !closed.has(sitePath(destination)) && (pattern || !closed.has(sitePath(source)));
  for (let left = redirects; ; ) {
    const [kept, removed] = [left.filter(isOpen), left.filter((redirect) => !isOpen(redirect))];
    if (removed.length === 0) return left;
    // What leads to a redirect that is gone leads on to the page.
    for (const { source } of removed) if (!open.has(sitePath(source))) closed.add(sitePath(source));
    left = kept;
  }
}
