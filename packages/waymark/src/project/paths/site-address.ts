import { siteHref, type UrlPolicy } from '@waymark/core/page';
import type { Project } from '../project.ts';

/** Where a site is published, as plain data. */
export interface SiteAddress {
  /** How the path of a page follows the host. */
  readonly urls: UrlPolicy;
  /** Absolute address of the host, where it is known. */
  readonly host: string | undefined;
}

/** What says where a site is published. */
export interface AddressSource {
  readonly config: Pick<Project['config'], 'seo'>;
  readonly settings: Pick<Project['settings'], 'site' | 'urls'>;
}

/**
 * Below `seo.metatags.canonical` (docs/format/docs-json.md#metatags), whose folder then is the base,
 * or else below Astro's `site`. It is the same for search engines, feeds and agents.
 */
export function siteAddress({ config, settings }: AddressSource): SiteAddress {
  const { site, urls } = settings;
  const own = config.seo.metatags['canonical'];
  const host = own ?? site;
  // Of code and of what has no start no path is known.
  const isKnown = host !== undefined && URL.canParse('/', host);
  const folder = isKnown && own !== undefined ? new URL(own).pathname.replace(/\/+$/, '') : '';
  const trailingSlash = config.seo.trailingSlash ? 'always' : urls.trailingSlash;
  return {
    urls: { base: folder || urls.base, trailingSlash },
    host: isKnown ? host : undefined,
  };
}

/**
 * The address of the start, where docs or their project say it: what the host of a build says may be another
 * one each time, and what is compiled for it would not be found again.
 */
export function ownAddress({
  config,
  settings,
}: AddressSource & { readonly settings: Pick<Project['settings'], 'hostAddress'> }):
  | string
  | undefined {
  const { hostAddress, site, urls } = settings;
  const known = { urls, site: site === hostAddress ? undefined : site };
  const address = siteAddress({ config, settings: known });
  return address.host === undefined ? undefined : addressBelow(address, '/');
}

/**
 * The address of a page or file (`/guides/start`, `/guides/start.md`): absolute where the host is
 * known.
 *
 * @param url below the site's base; an address is given as it is
 */
export function addressBelow({ host, urls }: SiteAddress, url: string): string {
  const below = siteHref(url, urls);
  return host !== undefined && URL.canParse(below, host) ? new URL(below, host).href : below;
}
