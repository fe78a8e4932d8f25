import type { WrittenCode } from './compiled-page.ts';

/**
 * What of a page is not in its tree, such as highlighted code. The compiled body refers to block
 * `n` as `_code[n]`.
 */
export interface Blocks {
  readonly html: readonly string[];
  /** The same blocks as they are written. */
  readonly written: readonly WrittenCode[];
  /** Adds a block and gives the code that stands for it. */
  add(html: string, written: WrittenCode): string;
}

/** An empty list of blocks, one for each page. */
export function createBlocks(): Blocks {
  const html: string[] = [];
  const written: WrittenCode[] = [];
  return {
    html,
    written,
    add(block, source) {
      written.push(source);
      return `_code[${html.push(block) - 1}]`;
    },
  };
}
