import { codeThemeNames } from '@waymark/content';
import {
  type ConfigDocument,
  checkCodeThemes,
  checkConfigAssets,
  checkFonts,
  checkRedirectChains,
  checkRedirectPages,
  type Diagnostic,
  type DocsConfig,
  type Site,
} from '@waymark/core';
import type { ResolveIcon } from '../icons/create-icon-resolver.ts';
import { locateField } from '../reading/locate-field.ts';
import { checkNavigationIcons } from './check-navigation-icons.ts';
import { checkCodeGrammars } from './code-grammars.ts';

interface References {
  readonly config: DocsConfig;
  readonly document: ConfigDocument;
  readonly docsFolder: string;
  /** All files of the folder. */
  readonly files: readonly string[];
  /** URLs of all pages and files of the site, below its base. */
  readonly urls: ReadonlySet<string>;
  /** Whether the Astro project has a file of its own at a path below the docs. */
  readonly isOwnFile: (file: string) => boolean;
  readonly icons: ResolveIcon;
  /** Text of a file of the folder. */
  readonly read: (file: string) => string | undefined;
  readonly site: Site;
}

/** Checks what docs.json and pages name outside themselves: files, pages, icons, fonts, code themes. */
export function checkReferences(references: References): Diagnostic[] {
  const { config, document, docsFolder, files, icons, isOwnFile, read, site, urls } = references;
  const pages = [...site.pages.values()];
  const locate = (pointer: string) => document.locate(pointer.split('/').slice(1));
  return [
    ...checkCodeGrammars(config, docsFolder, document),
    ...checkNavigationIcons({
      root: site.root,
      pages,
      files,
      icons,
      locate,
      locateField: (page, key) => locateField(page, key, read),
    }),
    ...checkConfigAssets(config, document, new Set(files), isOwnFile),
    ...checkRedirectPages(config.redirects, urls),
    ...checkRedirectChains(config.redirects, urls),
    ...checkFonts(config, locate),
    ...checkCodeThemes(config, document, codeThemeNames),
  ];
}
