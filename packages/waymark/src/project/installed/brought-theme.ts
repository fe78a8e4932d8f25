import type { Project } from '../project.ts';

/**
 * Whether docs are shown with the theme as this package brings it. Components of theirs that run in
 * a browser are bundled by Astro.
 */
export function bringsTheme({ islands, settings }: Project): boolean {
  return !(settings.react && islands.all.size > 0);
}
