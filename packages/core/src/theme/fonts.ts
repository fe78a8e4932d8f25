import { diagnostic } from '../diagnostic/create.ts';
import type { Diagnostic, SourceLocation } from '../diagnostic/diagnostic.ts';
import { cssString, cssUrl } from './css-text.ts';
import type { AssetUrl, FontConfig, FontsConfig, ThemeConfig } from './theme-config.ts';

/** The theme serves Inter, and `Inter Fallback` keeps its room until it has arrived. */
const sans =
  '"Inter", "Inter Fallback", ui-sans-serif, system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", sans-serif';
const systemMono = 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace';

/** Families that CSS knows without quotes. */
const genericFamilies = new Set([
  ...['serif', 'sans-serif', 'monospace', 'cursive', 'system-ui'],
  ...['ui-serif', 'ui-sans-serif', 'ui-monospace', 'ui-rounded'],
]);

/** Families that the theme serves, and those that nearly every system has or has a twin of. */
const availableFamilies = new Set([
  'inter',
  ...['arial', 'helvetica', 'helvetica neue', 'verdana', 'tahoma', 'trebuchet ms', 'segoe ui'],
  ...['georgia', 'times', 'times new roman', 'courier', 'courier new', 'menlo', 'consolas'],
]);

/** `--wm-font-*` of the site; a weight only where the user set one. */
export function fontTokens({ fonts = {}, theme }: ThemeConfig): Record<string, string> {
  const { body, heading } = fontUses(fonts);
  const fallback = theme === 'linden' ? systemMono : sans;
  return {
    '--wm-font-body': familyStack(body, fallback),
    '--wm-font-heading': familyStack(heading, fallback),
    ...(body?.weight === undefined ? {} : { '--wm-font-body-weight': `${body.weight}` }),
    ...(heading?.weight === undefined ? {} : { '--wm-font-heading-weight': `${heading.weight}` }),
  };
}

/** Whether the text of pages stands in the Inter that the theme serves. */
export function usesInter({ fonts = {}, theme }: ThemeConfig): boolean {
  const { body } = fontUses(fonts);
  const family = body?.family?.trim().toLowerCase();
  return family ? family === 'inter' && body?.source === undefined : theme !== 'linden';
}

/**
 * The `@font-face` rules for the fonts that have a `source`. A family without one is used when the
 * visitor has it: nothing is requested from a font service.
 */
export function fontFaces(
  { fonts = {} }: ThemeConfig,
  assetUrl: AssetUrl = (path) => path,
): string {
  const rules = fontPlaces(fonts).flatMap(([, font]) => fontFace(font, assetUrl));
  return [...new Set(rules)].join('\n');
}

/** Warns once of every family that most visitors will not see (`font-not-bundled`). */
export function checkFonts(
  { fonts = {} }: ThemeConfig,
  locate: (pointer: string) => SourceLocation,
): Diagnostic[] {
  const places = fontPlaces(fonts);
  const provided = new Set(places.map(([, font]) => font.source && font.family));
  return places.flatMap(([place, { family }]) => {
    if (family === undefined || provided.has(family) || isAvailable(family)) return [];
    provided.add(family);
    const pointer = `${place}/family`;
    return diagnostic('font-not-bundled', {
      at: locate(pointer),
      pointer,
      message: `The font "${family}" has no source, so visitors who do not have it see a system font.`,
      hint: 'Put its .woff2 file into the docs folder and name it in source, with format "woff2".',
    });
  });
}

/** Every font of the configuration with its JSON pointer. */
function fontPlaces(fonts: FontsConfig): (readonly [pointer: string, font: FontConfig])[] {
  return [
    ['/fonts', fonts],
    ['/fonts/heading', fonts.heading ?? {}],
    ['/fonts/body', fonts.body ?? {}],
  ];
}

interface FontUses {
  readonly body: FontConfig | undefined;
  readonly heading: FontConfig | undefined;
}

/** Headings take the body's family where they have none, but not its weight. */
function fontUses(fonts: FontsConfig): FontUses {
  const single = fonts.family === undefined ? undefined : fonts;
  const body = fonts.body ?? single;
  const { weight: _, ...inherited } = body ?? {};
  return { body, heading: fonts.heading ?? single ?? (body && inherited) };
}

function familyStack(font: FontConfig | undefined, fallback: string): string {
  const family = font?.family?.trim();
  if (!family) return fallback;
  return `${genericFamilies.has(family) ? family : cssString(family)}, ${fallback}`;
}

function fontFace({ family, source, format, weight }: FontConfig, assetUrl: AssetUrl): string[] {
  if (family === undefined || source === undefined) return [];
  const hint = format === undefined ? '' : ` format("${format}")`;
  return [
    [
      '@font-face {',
      `  font-family: ${cssString(family.trim())};`,
      `  src: ${cssUrl(source, assetUrl)}${hint};`,
      ...(weight === undefined ? [] : [`  font-weight: ${weight};`]),
      '  font-display: swap;',
      '}',
    ].join('\n'),
  ];
}

function isAvailable(family: string): boolean {
  const name = family.trim().toLowerCase();
  return name === '' || genericFamilies.has(name) || availableFamilies.has(name);
}
