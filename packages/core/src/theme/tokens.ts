import { formatHex } from './color.ts';
import { cssUrl } from './css-text.ts';
import { fontTokens } from './fonts.ts';
import { grayScale, type Palette, paletteOf } from './palette.ts';
import { blackOrWhiteOn, readableOn } from './readable.ts';
import type { AssetUrl, Mode, ThemeConfig } from './theme-config.ts';

/** Custom properties by name (`--wm-accent`), for each mode; both have the same names. */
export interface ThemeTokens {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
}

/**
 * The custom properties of a theme, from `colors`, `background` and `fonts`
 * (docs/format/docs-json.md#colours, docs/format/docs-json.md#fonts). Colours are `#rrggbb`.
 * `--wm-accent` is for text and links and has a contrast of at least 4.5:1 with `--wm-background`;
 * `--wm-on-accent` is for text on an area of the accent.
 */
export function themeTokens(config: ThemeConfig, assetUrl: AssetUrl = (path) => path): ThemeTokens {
  const palette = paletteOf(config);
  const shared = { ...brandTokens(palette), ...grayTokens(palette), ...fontTokens(config) };
  return {
    light: { ...shared, ...modeTokens('light', palette, config, assetUrl) },
    dark: { ...shared, ...modeTokens('dark', palette, config, assetUrl) },
  };
}

function brandTokens({ primary, light, dark }: Palette): Record<string, string> {
  return {
    '--wm-primary': formatHex(primary),
    '--wm-primary-light': formatHex(light),
    '--wm-primary-dark': formatHex(dark),
  };
}

function grayTokens({ primary }: Palette): Record<string, string> {
  const steps = grayScale(primary);
  return Object.fromEntries(steps.map(([step, color]) => [`--wm-gray-${step}`, formatHex(color)]));
}

function modeTokens(
  mode: Mode,
  palette: Palette,
  { background }: ThemeConfig,
  assetUrl: AssetUrl,
): Record<string, string> {
  const page = palette.background[mode];
  const accent = readableOn(page, mode === 'light' ? palette.primary : palette.light);
  const image = typeof background?.image === 'object' ? background.image[mode] : background?.image;
  return {
    '--wm-accent': formatHex(accent),
    '--wm-on-accent': formatHex(blackOrWhiteOn(accent)),
    '--wm-background': formatHex(page),
    '--wm-background-image': image ? cssUrl(image, assetUrl) : 'none',
  };
}
