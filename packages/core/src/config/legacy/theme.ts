import { lookup } from '../lookup.ts';
import { renamedThemes } from '../schema/theme.ts';

const layoutThemes: Readonly<Record<string, string>> = {
  sidenav: 'maple',
  solidSidenav: 'willow',
};

/** A mint.json with the theme that its `theme` or `layout` is called now; `mint` when it has none. */
export function mintTheme(config: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { theme, layout, ...rest } = config;
  const named = typeof theme === 'string' ? (lookup(renamedThemes, theme) ?? theme) : theme;
  return { theme: named ?? lookup(layoutThemes, String(layout)) ?? 'mint', ...rest };
}
