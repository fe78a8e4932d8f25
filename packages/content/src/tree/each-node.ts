import type { Nodes } from 'mdast';

/** Calls a function with each node of a tree, parents first. The function may not move nodes. */
export function eachNode(node: Nodes, see: (node: Nodes) => void): void {
  see(node);
  if (!('children' in node)) return;
  for (const child of node.children) eachNode(child, see);
}
