import { type Diagnostic, diagnostic, type PageSource, parsePageContextual } from '@waymark/core';
import { locateField } from './locate-field.ts';

/**
 * A warning where `contextual` of a page cannot be used, so that the page has the menu of docs.json
 * (docs/format/docs-json.md#page-actions).
 *
 * @param text of the page's file
 */
export function checkPageMenu(page: PageSource, text: string): Diagnostic[] {
  const { contextual } = page.frontmatter;
  const read = contextual === undefined ? undefined : parsePageContextual(contextual);
  if (!read || read.value) return [];
  return [
    diagnostic('frontmatter-value', {
      at: locateField(page, 'contextual', () => text),
      message: `\`contextual\` cannot be used, so the page has the menu of docs.json. ${read.problem}`,
      hint: 'Write `contextual: { options: [copy, view] }`; an empty list hides the menu.',
    }),
  ];
}
