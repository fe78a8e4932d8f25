import { nextFence } from '@waymark/core/page';

/**
 * The start of a text that is too long, up to the end of a line where that does not cost half of
 * it, with the code block closed that the cut leaves open.
 *
 * @param most characters, those that mark the cut not counted
 */
export function cutMarkdown(text: string, most: number): string {
  if (text.length <= most) return text;
  const start = text.slice(0, lineEndBefore(text, most)).trimEnd();
  const fence = openFence(start);
  return `${start}${fence === undefined ? '' : `\n${fence}`}\n…`;
}

/** Where a text can be cut so that at most so many characters stand before it. */
export function lineEndBefore(text: string, most: number): number {
  if (text.length <= most) return text.length;
  const line = text.lastIndexOf('\n', most - 1) + 1;
  if (line > most / 2) return line;
  const word = text.lastIndexOf(' ', most - 1) + 1;
  if (word > most / 2) return word;
  // The two halves of one character stay together.
  return /[\uD800-\uDBFF]/.test(text.charAt(most - 1)) ? most - 1 : most;
}

/** The fence of the code block that a text ends in. */
function openFence(text: string): string | undefined {
  let open: string | undefined;
  for (const line of text.split('\n')) open = nextFence(line, open);
  return open;
}
