import type { ThemeRegistrationResolved } from 'shiki';
import { readableColor } from './readable-color.ts';

/**
 * The colours of a light and a dark theme, each with a short class name. Tokens carry classes
 * instead of inline styles: a page with many code blocks weighs a third of what it would.
 */
export interface Palette {
  readonly light: ColorClasses;
  readonly dark: ColorClasses;
}

/** The colours of one theme. `classOf` has a class for each colour that a token may get. */
export interface ColorClasses {
  readonly foreground: string;
  readonly background: string;
  readonly classOf: ReadonlyMap<string, string>;
  /** What a colour stands for: a theme of CSS variables names them by numbers. */
  readonly cssColor: (color: string) => string;
}

/**
 * Gives every colour of two themes a class: `l0`, `l1` … for light ones, `d0`, `d1` … for dark
 * ones.
 */
export function createPalette(
  light: ThemeRegistrationResolved,
  dark: ThemeRegistrationResolved,
): Palette {
  return { light: colorClasses(light, 'l'), dark: colorClasses(dark, 'd') };
}

function colorClasses(theme: ThemeRegistrationResolved, prefix: string): ColorClasses {
  const colors = new Set<string>();
  for (const { settings } of theme.settings) {
    if (settings.foreground) colors.add(settings.foreground.toUpperCase());
  }
  const classOf = new Map([...colors].sort().map((color, index) => [color, `${prefix}${index}`]));
  const ground = background(theme);
  const cssColor = (color: string) =>
    theme.colorReplacements?.[color.toLowerCase()] ?? readableColor(color, ground);
  return { foreground: foreground(theme), background: ground, classOf, cssColor };
}

/** As colours are written in `classOf`; one that the site's stylesheet sets stays as it is. */
function foreground({ fg }: ThemeRegistrationResolved): string {
  return fg.startsWith('#') ? fg.toUpperCase() : fg;
}

/** The format shows its dark theme on a darker ground than the theme's own. */
function background({ name, bg }: ThemeRegistrationResolved): string {
  return name === 'dark-plus' ? '#0B0C0E' : bg;
}

/** The stylesheet that gives the classes their colours; dark ones under `.dark`. */
export function paletteCss(palette: Palette): string {
  const rules = (classes: ColorClasses, scope: string) =>
    [...classes.classOf].map(
      ([color, name]) => `${scope}.wm-code .${name}{color:${classes.cssColor(color)}}`,
    );
  const block = (classes: ColorClasses, scope: string) =>
    `${scope}.wm-code{--wm-code-foreground:${classes.foreground};--wm-code-background:${classes.background}}`;
  return [
    block(palette.light, ''),
    // Not in dark mode, where a token without a class of its own is plain.
    ...rules(palette.light, 'html:not(.dark) '),
    block(palette.dark, '.dark '),
    ...rules(palette.dark, '.dark '),
    '.wm-code .ti{font-style:italic}.wm-code .tb{font-weight:700}.wm-code .tu{text-decoration:underline}',
  ].join('\n');
}
