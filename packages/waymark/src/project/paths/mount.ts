import type { ProjectSettings } from '../project.ts';

/**
 * A name for the place of a docs folder in its project, as file names and ids have it: nothing at
 * the root, `~docs~api` for `/docs/api`.
 */
export function mountKey(mount: string): string {
  return mount.replaceAll('/', '~');
}

/** Astro's base: without the path that the docs are mounted under below it. */
export function astroBase({ mount, urls }: Pick<ProjectSettings, 'mount' | 'urls'>): string {
  return urls.base.slice(0, urls.base.length - mount.length);
}
