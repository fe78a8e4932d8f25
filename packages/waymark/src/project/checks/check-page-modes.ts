import {
  type Diagnostic,
  type DocsConfig,
  diagnostic,
  hasMode,
  type PageSource,
  type SourceLocation,
  themesWithMode,
} from '@waymark/core';

/** The pages of a docs folder, and the theme that shows them. */
export interface PageModesInput {
  readonly pages: readonly PageSource[];
  readonly config: Pick<DocsConfig, 'theme'>;
  locateField(page: PageSource, key: string): SourceLocation;
}

/** Pages whose mode the theme does not have (docs/format/docs-json.md#page-modes). */
export function checkPageModes({ config, locateField, pages }: PageModesInput): Diagnostic[] {
  const { theme } = config;
  return pages.flatMap((page) => {
    const { mode = 'default' } = page.frontmatter;
    if (hasMode(theme, mode)) return [];
    const themes = new Intl.ListFormat('en-GB').format(themesWithMode(mode) ?? []);
    return diagnostic('frontmatter-key-unused', {
      at: locateField(page, 'mode'),
      message: `\`mode: ${mode}\` has no effect. The theme "${theme}" shows such pages as \`default\`.`,
      hint: `Remove the key, or choose one of the themes ${themes}.`,
    });
  });
}
