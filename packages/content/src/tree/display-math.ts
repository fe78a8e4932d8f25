import type { Nodes, Root } from 'mdast';
import { eachNode } from './each-node.ts';

/** Marks formulas that stand in a line of text between two dollar signs on each side. */
export function markDisplayMath(root: Root, source: string): void {
  eachNode(root, (node) => {
    if (node.type !== 'inlineMath') return;
    const start = node.position?.start.offset;
    if (start !== undefined && source.startsWith('$$', start)) {
      node.data = { ...node.data, ...displayData };
    }
  });
}

/** Whether `markDisplayMath` has marked a formula: it is set on a line of its own. */
export function isDisplayMath({ data }: Nodes): boolean {
  return data !== undefined && 'display' in data;
}

const displayData = { display: true };
