import type { IconSetName } from './icon-set.ts';
import { type IconReference, languageIcons, substituteIcons } from './icon-substitutes.ts';

/** The libraries of `icons.library` in docs.json. */
export type IconLibrary = 'fontawesome' | 'lucide' | 'tabler';

/** Where an icon of a library is looked for, in order: the first set that has it decides. */
export function iconChain(
  library: IconLibrary,
  name: string,
  style: string | undefined,
): IconReference[] {
  const fontAwesome = fontAwesomeChain(name, style);
  const lucide: IconReference = ['lucide', name];
  const tabler: IconReference = ['tabler', name];
  const substitute = Object.hasOwn(substituteIcons, name) ? substituteIcons[name] : undefined;
  const end = substitute ? [substitute] : [];
  switch (library) {
    case 'fontawesome':
      return [...fontAwesome, lucide, tabler, ...end];
    case 'lucide':
      return [lucide, ...fontAwesome, tabler, ...end];
    case 'tabler':
      return [tabler, ...fontAwesome, lucide, ...end];
  }
}

/**
 * Languages and brands come before every style (docs/format/pages.md#icons); then the free set
 * nearest to the style, then the other.
 */
function fontAwesomeChain(name: string, style: string | undefined): IconReference[] {
  const language = Object.hasOwn(languageIcons, name) ? languageIcons[name] : undefined;
  const sets: IconSetName[] = isFilled(style)
    ? ['fa7-brands', 'fa7-solid', 'fa7-regular']
    : ['fa7-brands', 'fa7-regular', 'fa7-solid'];
  return [...(language ? [language] : []), ...sets.map((set): IconReference => [set, name])];
}

/** Of the paid styles, only those that are cuts of `solid` look like it; the rest are outlines. */
function isFilled(style: string | undefined): boolean {
  return style !== undefined && (style.endsWith('solid') || style === 'duotone');
}

/** The sets that hold the names of a library, for a suggestion. */
export const librarySets: Readonly<Record<IconLibrary, readonly IconSetName[]>> = {
  fontawesome: ['fa7-solid', 'fa7-brands'],
  lucide: ['lucide'],
  tabler: ['tabler'],
};
