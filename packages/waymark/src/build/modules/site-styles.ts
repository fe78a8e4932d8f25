import { loadPalette, paletteCss } from '@waymark/content';
import { fontFaces, siteHref, themeTokens } from '@waymark/core';
import type { Project } from '../../project/project.ts';
import type { ReadClassNames } from '../tailwind/read-class-names.ts';
import { utilityCss } from '../tailwind/utility-css.ts';
import { sourceFile } from './modules.ts';

/**
 * The stylesheet of a site: the theme's own files, then what docs.json decides, then the utility
 * classes that its content uses.
 */
export async function siteStyles(project: Project, readClasses: ReadClassNames): Promise<string> {
  const { config, endpoints, settings, sources } = project;
  const files = ['theme/styles/index.css', 'theme/styles/content/index.css'];
  if (endpoints.size > 0) files.push('theme/styles/endpoint/index.css');
  const imports = files.map((file) => `@import ${JSON.stringify(sourceFile(file))};`);
  const assetUrl = (path: string) => siteHref(path, settings.urls);
  const { light, dark } = themeTokens(config, assetUrl);
  const palette = await loadPalette(config.styling.codeblocks.theme);
  const backgrounds = { light: light['--wm-background'], dark: dark['--wm-background'] };
  return [
    ...imports,
    fontFaces(config, assetUrl),
    `@layer wm.tokens{${block(':root', light)}${block(':root.dark', dark)}}`,
    `@layer wm.components{${paletteCss(palette)}}`,
    await utilityCss(readClasses(sources, config.variables), backgrounds),
  ].join('\n');
}

function block(selector: string, properties: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}
