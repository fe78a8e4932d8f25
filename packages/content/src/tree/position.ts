import type { Node } from 'unist';

/** Line and column of a node's start, both from 1; the file's start for generated nodes. */
export function start(node: Node): { line: number; column: number } {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}
