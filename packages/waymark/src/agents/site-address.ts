import type { Project } from '../project/project.ts';

/**
 * The address of a path below the base (`/guides/start.md`), as agents fetch it: absolute where
 * Astro's `site` is set.
 */
export function siteAddress({ settings }: Project, path: string): string {
  const below = settings.urls.base + path;
  return settings.site === undefined ? below : new URL(below, settings.site).href;
}
