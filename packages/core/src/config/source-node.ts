import type { SourceLocation } from '../diagnostic/diagnostic.ts';

/** A parsed JSON value that remembers where it was written. */
export type SourceNode = ScalarNode | ListNode | MapNode;

export interface ScalarNode {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  readonly at: SourceLocation;
}

export interface ListNode {
  readonly kind: 'list';
  readonly items: readonly SourceNode[];
  readonly at: SourceLocation;
}

export interface MapNode {
  readonly kind: 'map';
  readonly entries: ReadonlyMap<string, MapEntry>;
  readonly at: SourceLocation;
}

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
