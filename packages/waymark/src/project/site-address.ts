import type { Project } from './project.ts';

/** Where a site is published, as plain data. */
export interface SiteAddress {
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  /** Absolute address of the host, where it is known. */
  readonly host: string | undefined;
}

/** Astro's `site`, or the host that `seo.metatags.canonical` names. */
export function siteAddress({ config, settings }: Project): SiteAddress {
  const host = settings.site ?? config.seo.metatags['canonical'];
  const isKnown = host !== undefined && URL.canParse(host);
  return { base: settings.urls.base, host: isKnown ? host : undefined };
}

/**
 * The address of a path below the base (`/guides/start.md`), as agents fetch it: absolute where
 * the host is known.
 */
export function addressBelow({ base, host }: SiteAddress, path: string): string {
  const below = base + path;
  return host === undefined ? below : new URL(below, host).href;
}
