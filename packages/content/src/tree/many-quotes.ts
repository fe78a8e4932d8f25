import { nextFence } from '@waymark/core/page';

/**
 * So many straight quotes may stand in a paragraph whose quotes are made typographic. The time that
 * the parser takes for that grows with their square: a second for four thousand.
 */
const most = 1_000;

/** Whether a paragraph of a source has so many quotes that it is data and no text. Code is not read. */
export function hasManyQuotes(source: string): boolean {
  let count = 0;
  let fence: string | undefined;
  for (const line of source.split('\n')) {
    fence = nextFence(line, fence);
    if (fence !== undefined || line.trim() === '') count = 0;
    else count += quotesIn(line);
    if (count > most) return true;
  }
  return false;
}

function quotesIn(line: string): number {
  let count = 0;
  for (const character of line) if (character === '"' || character === "'") count++;
  return count;
}
