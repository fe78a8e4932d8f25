import { siteLink } from '../site-link.ts';
import type { AssistantSettings } from './settings.ts';

/** Where a link of an answer leads; undefined where nothing may be linked. */
export type ResolveLink = (written: string) => URL | undefined;

const protocols = ['http:', 'https:', 'mailto:'];

/**
 * Links lead to web pages and mail addresses, and to nothing that runs. The site's own published
 * address stands for the site that is being read: a preview of it, for instance.
 *
 * @param here address of the page
 */
export function linkResolver(
  { link, site }: Pick<AssistantSettings, 'link' | 'site'>,
  here: string,
): ResolveLink {
  const published = site === undefined ? undefined : new URL(site);
  const root = published?.pathname.replace(/\/$/, '');
  return (written) => {
    const url = URL.canParse(written, here) ? new URL(written, here) : undefined;
    if (!url || !protocols.includes(url.protocol) || url.username || url.password) return undefined;
    if (!published || url.origin !== published.origin) return url;
    const isBelow = url.pathname === root || url.pathname.startsWith(`${root}/`);
    if (!isBelow) return url;
    const path = siteLink(link, url.pathname.slice(root?.length));
    return new URL(path + url.search + url.hash, here);
  };
}
