import { leavesSite } from './leaves-site.ts';

/**
 * The path that a whole URL has below the address of the site, with what follows it, as a link in its
 * pages may have it; of any other URL none.
 *
 * @param site the address of its start
 */
export function pathInSite(url: string, site: string | undefined): string | undefined {
  if (site === undefined || !/^(?:https?:)?\/\//i.test(url) || leavesSite(url, site)) {
    return undefined;
  }
  const { hash, pathname, search } = new URL(url, site);
  const root = new URL(site).pathname.replace(/\/+$/, '');
  if (!`${pathname}/`.startsWith(`${root}/`)) return undefined;
  return (pathname.slice(root.length) || '/') + search + hash;
}
