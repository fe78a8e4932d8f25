import type { WrittenCode } from './compiled-page.ts';

/**
 * What of a page is not in its tree, such as highlighted code. The compiled body refers to block
 * `n` as `_code[n]`.
 */
export interface Blocks {
  readonly html: readonly string[];
  readonly keys: readonly (string | null)[];
  /** The same blocks as they are written. */
  readonly written: readonly WrittenCode[];
  /**
   * Adds a block and gives the code that stands for it.
   *
   * @param key of what it is made from, where that is known
   */
  add(html: string, written: WrittenCode, key?: string): string;
}

/** An empty list of blocks, one for each page. */
export function createBlocks(): Blocks {
  const html: string[] = [];
  const keys: (string | null)[] = [];
  const written: WrittenCode[] = [];
  return {
    html,
    keys,
    written,
    add(block, source, key) {
      written.push(source);
      keys.push(key ?? null);
      return `_code[${html.push(block) - 1}]`;
    },
  };
}
