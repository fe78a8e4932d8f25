import type { Node, Position } from 'unist';
import type { FilePosition } from './position.ts';

/** A deep copy of a node whose positions name the file it comes from. */
export function copyNode<Kind extends Node>(node: Kind, file: string): Kind {
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(node)) {
    copy[key] = key === 'position' ? filePosition(value as Position, file) : copyValue(value, file);
  }
  // The copy has the keys of the node with values of the same types.
  return copy as unknown as Kind;
}

function copyValue(value: unknown, file: string): unknown {
  if (Array.isArray(value)) return value.map((item) => copyValue(item, file));
  return typeof value === 'object' && value !== null ? copyNode(value as Node, file) : value;
}

function filePosition(position: Position, file: string): FilePosition {
  return { ...position, file };
}
