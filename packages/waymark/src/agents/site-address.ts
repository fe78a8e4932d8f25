import type { Project } from '../project/project.ts';

/**
 * The address of a path below the base (`/guides/start.md`), as agents fetch it: absolute where
 * Astro's `site` is set, or the host that `seo.metatags.canonical` names.
 */
export function siteAddress({ current, settings }: Project, path: string): string {
  const below = settings.urls.base + path;
  const host = settings.site ?? current.config.seo.metatags['canonical'];
  return host !== undefined && URL.canParse(host) ? new URL(below, host).href : below;
}
