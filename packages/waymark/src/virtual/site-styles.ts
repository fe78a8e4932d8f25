import { loadPalette, paletteCss } from '@waymark/content';
import { type DocsConfig, fontFaces, siteHref, themeTokens, type UrlPolicy } from '@waymark/core';
import { sourceFile } from './modules.ts';

/** The stylesheet of a site: the theme's own files, then what docs.json decides. */
export async function siteStyles(config: DocsConfig, urls: UrlPolicy): Promise<string> {
  const imports = ['styles/index.css', 'styles/content/index.css'].map(
    (file) => `@import ${JSON.stringify(sourceFile(file))};`,
  );
  const assetUrl = (path: string) => siteHref(path, urls);
  const { light, dark } = themeTokens(config, assetUrl);
  const palette = await loadPalette(config.styling.codeblocks.theme);
  return [
    ...imports,
    fontFaces(config, assetUrl),
    `@layer wm.tokens{${block(':root', light)}${block(':root.dark', dark)}}`,
    `@layer wm.components{${paletteCss(palette)}}`,
  ].join('\n');
}

function block(selector: string, properties: Readonly<Record<string, string>>): string {
  const declarations = Object.entries(properties).map(([name, value]) => `${name}:${value}`);
  return `${selector}{${declarations.join(';')}}`;
}
