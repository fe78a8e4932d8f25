import { formatHex, mix, parseHex, type Rgb } from './color.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { readableOn, white } from './readable.ts';
import type { ThemeConfig } from './theme-config.ts';

/** The colours that everything else is computed from. */
export interface Palette {
  readonly primary: Rgb;
  /** Accent of dark mode. */
  readonly light: Rgb;
  /** Buttons and hover. */
  readonly dark: Rgb;
  readonly background: { readonly light: Rgb; readonly dark: Rgb };
}

/** Stands in for a primary colour that cannot be read, which is reported with the configuration. */
const fallbackPrimary: Rgb = { red: 0.15, green: 0.39, blue: 0.92 };
const nearBlack: Rgb = { red: 9 / 255, green: 9 / 255, blue: 11 / 255 };

/** Share of the accent in a page background that the user has not set, for themes that tint it. */
const tints: Readonly<Record<string, { readonly light: number; readonly dark: number }>> = {
  linden: { light: 0.03, dark: 0.03 },
};
const plainTint = { light: 0, dark: 0.02 };

/** The palette of a site, with what the user left out derived from `primary`. */
export function paletteOf({ theme = '', colors, background }: ThemeConfig): Palette {
  const primary = colorOr(colors.primary, fallbackPrimary);
  const given = parseOptional(colors.light);
  const tint = (Object.hasOwn(tints, theme) ? tints[theme] : undefined) ?? plainTint;
  const pages = {
    light: colorOr(background?.color?.light, mix(white, primary, tint.light)),
    dark: colorOr(background?.color?.dark, mix(nearBlack, given ?? primary, tint.dark)),
  };
  return {
    primary,
    light: given ?? readableOn(pages.dark, primary),
    dark: colorOr(colors.dark, darker(primary)),
    background: pages,
  };
}

/** Lightness and share of tint of each step, so that 500 is readable on white, 400 on black. */
const graySteps: readonly (readonly [step: number, lightness: number, tint: number])[] = [
  [50, 0.985, 0.2],
  [100, 0.967, 0.3],
  [200, 0.928, 0.5],
  [300, 0.872, 0.7],
  [400, 0.71, 1],
  [500, 0.551, 1],
  [600, 0.446, 1],
  [700, 0.373, 1],
  [800, 0.278, 1],
  [900, 0.21, 0.9],
  [950, 0.13, 0.8],
];

/** Greys with a touch of the primary hue, from 50 (lightest) to 950. */
export function grayScale(primary: Rgb): readonly (readonly [step: number, color: Rgb])[] {
  const { chroma, hue } = toOklch(primary);
  const full = Math.min(0.02, chroma * 0.12);
  return graySteps.map(([step, lightness, tint]) => [
    step,
    fromOklch({ lightness, chroma: full * tint, hue }),
  ]);
}

function darker(color: Rgb): Rgb {
  const { lightness, ...rest } = toOklch(color);
  return fromOklch({ ...rest, lightness: lightness * 0.8 });
}

function parseOptional(text: string | undefined): Rgb | undefined {
  return text === undefined ? undefined : parseHex(text);
}

/** Rounded as it will be written, so that contrasts are those of the page. */
function colorOr(text: string | undefined, fallback: Rgb): Rgb {
  return parseOptional(text) ?? parseHex(formatHex(fallback)) ?? fallback;
}
