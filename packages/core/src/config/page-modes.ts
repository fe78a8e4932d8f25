import type { PageMode } from '../page/page.ts';
import type { Theme } from './schema/theme.ts';

/** Modes that not every theme has, with those that have them (docs/format/docs-json.md#page-modes). */
const themesOfMode: { readonly [Mode in PageMode]?: readonly Theme[] } = {
  center: ['mint', 'maple', 'willow', 'linden'],
};

/** The themes that have pages of a mode; undefined where all of them have. */
export function themesWithMode(mode: PageMode): readonly Theme[] | undefined {
  return themesOfMode[mode];
}

/** Whether a theme has pages of a mode; one that has not shows them as `default`. */
export function hasMode(theme: string, mode: PageMode): boolean {
  return themesOfMode[mode]?.some((name) => name === theme) ?? true;
}
