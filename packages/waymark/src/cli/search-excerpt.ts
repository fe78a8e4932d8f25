import { nextFence, visibleControls } from '@waymark/core';
import { plainText, textUpTo } from '@waymark/search';

/** Of a section in the list of what was found. */
const longest = 160;

/**
 * The start of a section in one line of plain text, as a terminal shows it. Code is shown where a section
 * has nothing else, and diagrams are not.
 */
export function searchExcerpt(text: string): string {
  const { code, prose } = parts(text);
  const shown = plainText(prose) || code.replace(/\s+/g, ' ').trim();
  return textUpTo(visibleControls(shown), longest);
}

function parts(text: string): { readonly prose: string; readonly code: string } {
  const prose: string[] = [];
  const code: string[] = [];
  let fence: string | undefined;
  let isDiagram = false;
  for (const line of text.split('\n')) {
    const before = fence;
    fence = nextFence(line, fence);
    if (before !== fence) isDiagram = /^\s*(?:`+|~+)\s*mermaid\b/.test(line);
    else if (fence === undefined) prose.push(line);
    else if (!isDiagram) code.push(line);
  }
  return { prose: prose.join('\n'), code: code.join('\n') };
}
