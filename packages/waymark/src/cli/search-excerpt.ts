import { nextFence, visibleControls } from '@waymark/core';
import { textUpTo } from '@waymark/search';

/** Of a section in the list of what was found. */
const longest = 160;

/** The start of a section in one line, as a terminal shows it: code without its fences. */
export function searchExcerpt(text: string): string {
  let fence: string | undefined;
  const lines = text.split('\n').filter((line) => {
    const before = fence;
    fence = nextFence(line, fence);
    return before === fence;
  });
  return textUpTo(visibleControls(lines.join(' ').replace(/\s+/g, ' ').trim()), longest);
}
