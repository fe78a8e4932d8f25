/** A code block that has no end, so that all below it is code. */
export interface OpenCodeBlock {
  /** In which it begins, counted from 1. */
  readonly line: number;
  /** What would end it. */
  readonly fence: string;
}

/** The code block without an end in which a tag is closed, if that is why the tag seems to be open. */
export function openCodeBlock(source: string, tag: string): OpenCodeBlock | undefined {
  let open: OpenCodeBlock | undefined;
  let isClosedIn = false;
  for (const [index, line] of source.split('\n').entries()) {
    const [, fence = '', rest = ''] = /^[ \t]*(`{3,}|~{3,})(.*)/.exec(line) ?? [];
    if (open === undefined) {
      // Else it is code in a line.
      if (fence !== '' && !(fence.startsWith('`') && rest.includes('`'))) {
        open = { line: index + 1, fence };
        isClosedIn = false;
      }
    } else if (fence.startsWith(open.fence) && rest.trim() === '') {
      open = undefined;
    } else if (line.trim() === `</${tag}>`) {
      isClosedIn = true;
    }
  }
  return isClosedIn ? open : undefined;
}
