import { type DocsConfig, isUnsafeUrl, siteHref, type UrlPolicy } from '@waymark/core';

/** What the addresses of a site are made of. */
export interface AddressSource {
  readonly config: DocsConfig;
  readonly urls: UrlPolicy;
  /** Astro's `site`. */
  readonly site?: string | undefined;
}

/**
 * The address of a page or file as search engines shall know it: below `seo.metatags.canonical`
 * (docs/format/docs-json.md#metatags), or else below Astro's `site`. Undefined where neither says
 * where the site is.
 *
 * @param url below the site's base, such as `/guides/start`; an address is given as it is
 */
export function pageAddress(
  { config, urls, site }: AddressSource,
  url: string,
): string | undefined {
  if (isUnsafeUrl(url)) return undefined;
  const own = config.seo.metatags['canonical'];
  const origin = own ?? site;
  if (origin === undefined || !URL.canParse(origin)) return undefined;
  // Paths are appended to `canonical`, so a folder that it names is the base.
  const folder = own === undefined ? '' : new URL(own).pathname.replace(/\/+$/, '');
  const trailingSlash = config.seo.trailingSlash ? 'always' : urls.trailingSlash;
  const href = siteHref(url, { base: folder || urls.base, trailingSlash });
  return URL.canParse(href, origin) ? new URL(href, origin).href : undefined;
}
