import { type ChildNode, collapseSpace, isTag, isText } from './elements.ts';
import { formulaSource } from './formula.ts';
import { isUnread } from './is-unread.ts';

/** Text of nodes without markup, for titles of sections. */
export function plainText(nodes: readonly ChildNode[]): string {
  return collapseSpace(textOf(nodes)).trim();
}

function textOf(nodes: readonly ChildNode[]): string {
  return nodes
    .map((node) => {
      if (isText(node)) return node.data;
      if (!isTag(node) || isUnread(node)) return '';
      if (node.name === 'br') return ' ';
      return formulaSource(node) ?? textOf(node.children);
    })
    .join('');
}
