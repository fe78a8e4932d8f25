import { loadPalette, paletteCss } from '@waymark/content';
import {
  fontFaces,
  siteHref,
  type Theme,
  type ThemeTokens,
  themeNames,
  themeTokens,
} from '@waymark/core';
import type { Project } from '../../project/project.ts';
import type { ReadClassNames } from '../tailwind/read-class-names.ts';
import { utilityCss } from '../tailwind/utility-css.ts';
import { sourceFile } from './modules.ts';

/** Those of `mint` are the ones of every site. */
const otherThemes = themeNames.filter((name) => name !== 'mint');
const everySite = 'theme/styles/index.css';
const method = 'theme/styles/endpoint/method.css';
const themeFile = (theme: Theme) => `theme/styles/themes/${theme}.css`;

/** Stylesheets of the theme that not only single pages need: paths below `src/`. */
export const allThemeStyles: readonly string[] = [everySite, method, ...otherThemes.map(themeFile)];

/** Those that a site needs, weakest first. */
export function themeStyles({ config, endpoints }: Project): readonly string[] {
  return [
    everySite,
    ...(endpoints.size > 0 ? [method] : []),
    ...otherThemes.filter((name) => name === config.theme).map(themeFile),
  ];
}

/** The stylesheet of a site: the theme's own files, then the rules of the site. */
export async function siteStyles(project: Project, readClasses: ReadClassNames): Promise<string> {
  const imports = themeStyles(project).map(
    (file) => `@import ${JSON.stringify(sourceFile(file))};`,
  );
  return [...imports, await siteRules(project, readClasses)].join('\n');
}

/** What docs.json decides, then the utility classes that the content of the site uses. */
export async function siteRules(
  { config, settings, sources }: Project,
  readClasses: ReadClassNames,
): Promise<string> {
  const assetUrl = (path: string) => siteHref(path, settings.urls);
  const { light, dark } = themeTokens(config, assetUrl);
  const palette = await loadPalette(config.styling.codeblocks.theme);
  const backgrounds = { light: light['--wm-background'], dark: dark['--wm-background'] };
  return [
    fontFaces(config, assetUrl),
    tokenBlocks({ light, dark }),
    `@layer wm.components{${paletteCss(palette)}}`,
    await utilityCss(readClasses(sources, config.variables), backgrounds),
  ].join('\n');
}

/** The custom properties of a site, as rules of its root. */
export function tokenBlocks({ dark, light }: ThemeTokens): string {
  return `@layer wm.tokens{${block(':root', light)}${block(':root.dark', dark)}}`;
}

function block(selector: string, properties: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}
