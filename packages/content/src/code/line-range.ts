/** No block of code is longer; a mistyped range must not fill the memory. */
const lastLine = 100_000;

/**
 * Line numbers of a list of lines and ranges, such as `1,3-5`: ascending as written, each once,
 * ranges inclusive. Parts that are no numbers are left out.
 */
export function parseLineRanges(text: string): number[] {
  const lines = new Set<number>();
  for (const part of text.replace(/[[\]]/g, '').split(',')) {
    const match = /^\s*(\d+)(?:\s*-\s*(\d+))?\s*$/.exec(part);
    if (!match) continue;
    const start = Number(match[1]);
    const end = Math.min(Number(match[2] ?? start), lastLine);
    for (let line = Math.max(start, 1); line <= end; line++) lines.add(line);
  }
  return [...lines];
}
