import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type DocsConfig, remember } from '@waymark/core';
import { siteAddress } from '../paths/site-address.ts';
import type { Project } from '../project.ts';
import { type FontPackage, findFontPackage } from './font-package.ts';
import { assetOf, pictureFamilies, siteFonts } from './named-fonts.ts';

/** What all pictures of a site look like (`thumbnails`). */
export interface PictureLook {
  readonly site: string;
  readonly background: string;
  readonly text: string;
  readonly muted: string;
  readonly accent: string;
  /** Shown in the place of the name of the site. */
  readonly logo: PictureFile | undefined;
  /** Shown behind the text. */
  readonly backdrop: PictureFile | undefined;
  /** Families of the text, the most wanted first. */
  readonly families: readonly string[];
  /** Families among them that the docs folder has a file of. */
  readonly fonts: readonly PictureFont[];
  /** Others among them that are installed as packages. */
  readonly packages: readonly FontPackage[];
}

/** A file of the docs folder, with what tells whether it has changed. */
export interface PictureFile {
  readonly file: string;
  readonly hash: string;
}

/** A family that the docs folder has a file of. */
interface PictureFont extends PictureFile {
  readonly family: string;
}

const looks = {
  light: { background: '#ffffff', text: '#111827', muted: '#4b5563' },
  dark: { background: '#0b0d12', text: '#f3f4f6', muted: '#9ca3af' },
};

/**
 * What the pictures of a site look like; nothing where none are drawn, as on a site whose address is
 * not known: networks fetch pictures by themselves (docs/format/docs-json.md#metatags).
 */
export const pictureLook = remember((project: Project) => {
  const isDrawn = project.settings.pictures === 'drawn' && siteAddress(project).host !== undefined;
  return isDrawn ? lookOf(project) : undefined;
});

function lookOf({ assets, config, settings: { docsFolder, root } }: Project): PictureLook {
  const { colors, logo, name, thumbnails = {} } = config;
  const appearance = thumbnails.appearance ?? (isDark(config) ? 'dark' : 'light');
  const file = (written: string | undefined): PictureFile | undefined => {
    const found = assetOf(written, assets);
    if (found === undefined) return undefined;
    const content = readFileSync(path.join(docsFolder, found));
    return { file: found, hash: createHash('sha256').update(content).digest('hex').slice(0, 16) };
  };
  const families = pictureFamilies(config);
  const fonts = siteFonts(config).flatMap(({ family, source }) => {
    const found = file(source);
    return found ? [{ family, ...found }] : [];
  });
  const withoutFile = families.filter((name) => !fonts.some(({ family }) => family === name));
  return {
    site: name,
    ...looks[appearance],
    background: config.background?.color?.[appearance] ?? looks[appearance].background,
    accent: (appearance === 'dark' ? colors.light : undefined) ?? colors.primary,
    logo: file(logo?.[appearance] ?? logo?.light ?? logo?.dark),
    backdrop: file(thumbnails.background),
    families,
    fonts,
    packages: withoutFile.flatMap((family) => findFontPackage(family, root) ?? []),
  };
}

function isDark({ appearance }: DocsConfig): boolean {
  return appearance.default === 'dark';
}
