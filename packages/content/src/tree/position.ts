import type { SourceLocation } from '@waymark/core/page';
import type { Node, Position } from 'unist';

/** The position of a node that came into the page from another file. */
export interface FilePosition extends Position {
  /** Path of that file in the docs folder. */
  readonly file: string;
}

/** Line and column of a node's start, both from 1; the file's start for generated nodes. */
export function start(node: Node): { line: number; column: number } {
  const { line, column } = node.position?.start ?? { line: 1, column: 1 };
  return { line, column };
}

/**
 * Where a node stands in the docs folder. Nodes of a snippet point into the snippet.
 *
 * @param page the file that all other nodes come from
 */
export function locate(node: Pick<Node, 'position'>, page: string): SourceLocation {
  const position: Position & Partial<FilePosition> = node.position ?? unknownPosition;
  const { line, column } = position.start;
  return { file: position.file ?? page, line, column };
}

const unknownPosition = { start: { line: 1, column: 1 }, end: { line: 1, column: 1 } };
