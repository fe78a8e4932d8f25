import { visibleControls } from '@waymark/core';
import { shownTexts, textUpTo } from '@waymark/search';

/** Of a section in the list of what was found. */
const longest = 160;

/**
 * The start of a section in one line of plain text, as a terminal shows it. Code is shown where a section
 * has nothing else, and diagrams are not.
 */
export function searchExcerpt(text: string): string {
  const { code, prose } = shownTexts(text);
  return textUpTo(visibleControls(prose || code), longest);
}
