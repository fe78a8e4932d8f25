import type { CompiledPage } from '@waymark/content';

/** The compiled form of a page without a text of its own. */
export function emptyPage(): CompiledPage {
  return {
    code: 'return { default: () => null };',
    codeBlocks: [],
    writtenCode: [],
    features: [],
    headings: [],
    aside: false,
    updates: [],
    fields: [],
    anchors: { ids: [], headings: [], open: true },
    links: [],
    imports: [],
    diagnostics: [],
    dependencies: [],
  };
}
