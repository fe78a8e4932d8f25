import type { SourceLocation } from '../diagnostic/diagnostic.ts';

/** A parsed JSON value that remembers where it was written. */
export type SourceNode = ScalarNode | ListNode | MapNode;

/** A text, number, boolean or null with its place. */
export interface ScalarNode {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  readonly at: SourceLocation;
}

/** A list with the places of its items. */
export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly SourceNode[];
  readonly at: SourceLocation;
}

/** An object with the places of its keys and values. */
export interface MapNode {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, MapEntry>;
  readonly at: SourceLocation;
}

/** A key of an object, its value and their places. */
export interface MapEntry {
  readonly keyAt: SourceLocation;
  readonly node: SourceNode;
}

/** The plain JSON value of a node. */
export function plainValue(node: SourceNode): unknown {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'list') return node.items.map(plainValue);
  return Object.fromEntries([...node.entries].map(([key, entry]) => [key, plainValue(entry.node)]));
}
