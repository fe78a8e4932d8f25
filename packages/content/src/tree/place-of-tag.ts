import { nextFence } from '@waymark/core/page';
import type { Place } from './offset.ts';

/** Where the first tag of a name opens in the text of a file, outside of fences; nothing if it has none. */
export function placeOfTag(source: string, name: string): Place | undefined {
  if (name === '') return undefined;
  const tag = new RegExp(`<${name.replace(/[.$]/g, '\\$&')}(?=[\\s/>]|$)`);
  let fence: string | undefined;
  for (const [index, line] of source.split('\n').entries()) {
    fence = nextFence(line, fence);
    const at = fence === undefined ? line.search(tag) : -1;
    if (at !== -1) return { line: index + 1, column: at + 1 };
  }
  return undefined;
}
