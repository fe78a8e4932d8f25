import { type ConfigDocument, type Diagnostic, type DocsConfig, diagnostic } from '@waymark/core';
import { openCanvas } from './canvas.ts';
import { findFontPackage, fontPackageId } from './font-package.ts';
import { machineFamily } from './machine-fonts.ts';

type SiteFont = NonNullable<DocsConfig['fonts']['heading']>;

/** The fonts of the pages of a site, that of headings first. */
export function siteFonts({ fonts }: DocsConfig): readonly SiteFont[] {
  return [fonts.heading, fonts.body].flatMap((font) => font ?? []);
}

/** Families of the text of pictures, the most wanted first. */
export function pictureFamilies(config: DocsConfig): readonly string[] {
  const own = config.thumbnails?.fonts?.family ?? [];
  return [...new Set([own, siteFonts(config).map(({ family }) => family)].flat())];
}

/** The file of the site that docs.json names. What is at an address is not fetched: a build asks nobody. */
export function assetOf(
  written: string | undefined,
  assets: readonly string[],
): string | undefined {
  const found = written?.replace(/^\.?\//, '');
  return found !== undefined && assets.includes(found) ? found : undefined;
}

interface Named {
  readonly config: DocsConfig;
  readonly document: Pick<ConfigDocument, 'locate'>;
  readonly assets: readonly string[];
  readonly root: string;
}

/** Says of a family that `thumbnails` names that it is nowhere here, so that pictures have another one. */
export function checkPictureFont({ assets, config, document, root }: Named): Diagnostic[] {
  const family = config.thumbnails?.fonts?.family;
  if (family === undefined) return [];
  const isFile = siteFonts(config).some(
    (font) => font.family === family && assetOf(font.source, assets) !== undefined,
  );
  if (isFile || findFontPackage(family, root) || isOnMachine(family, root)) return [];
  const id = fontPackageId(family);
  const install =
    id === '' ? 'Install the font' : `Run \`npm install @fontsource/${id}\`, install the font`;
  return [
    diagnostic('picture-font-missing', {
      at: document.locate(['thumbnails', 'fonts', 'family']),
      message: `The font "${family}" of "thumbnails" is not here, so pictures are drawn in another one.`,
      hint: `${install} where the site is built, or name its file as "source" of a font of "fonts".`,
      pointer: '/thumbnails/fonts/family',
    }),
  ];
}

/** Where nothing can be drawn at all, there is nothing to say of the font. */
function isOnMachine(family: string, root: string): boolean {
  try {
    return machineFamily(openCanvas(root), family) !== undefined;
  } catch {
    return true;
  }
}
