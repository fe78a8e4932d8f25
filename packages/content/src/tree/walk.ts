import type { Nodes } from 'mdast';

/**
 * Calls a function for every node below a node and for itself, in document order. What it adds
 * below the node that it gets is visited too.
 */
export function walk(node: Nodes, visit: (node: Nodes) => void): void {
  visit(node);
  if ('children' in node) for (const child of node.children) walk(child, visit);
}
