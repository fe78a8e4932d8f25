import { nextFence, visibleControls } from '@waymark/core';

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
  const line = visibleControls(lines.join(' ').replace(/\s+/g, ' ').trim());
  // Not half of a letter that has two units.
  return line.slice(0, longest).replace(/[\ud800-\udbff]$/, '');
}
