/**
 * HTML of a page that is not in its tree, such as highlighted code. The compiled body refers to
 * block `n` as `_code[n]`.
 */
export interface Blocks {
  readonly html: readonly string[];
  /** Adds a block and gives the code that stands for it. */
  add(html: string): string;
}

export function createBlocks(): Blocks {
  const html: string[] = [];
  return {
    html,
    add: (block) => `_code[${html.push(block) - 1}]`,
  };
}
