import type { Parents, RootContent } from 'mdast';
import type { MdxFlowExpression, MdxTextExpression } from 'satteri';
import { isJsxElement } from './jsx.ts';

/**
 * Text in the place of an expression. One that is a block by itself becomes a paragraph. Between
 * the tags of an element, and beside elements on its line, it stays text: the parser leaves a line
 * of nothing but elements and expressions without a paragraph.
 *
 * @param parent still with the expression among its children
 */
export function expressionText(
  node: MdxFlowExpression | MdxTextExpression,
  parent: Parents,
  value: string,
): RootContent {
  const text = { type: 'text' as const, value, position: node.position };
  const isBlock = node.type === 'mdxFlowExpression' && !isJsxElement(parent);
  if (!isBlock || value.trim() === '' || sharesLine(node, parent)) return text;
  return { type: 'paragraph', children: [text], position: node.position };
}

function sharesLine(node: MdxFlowExpression, parent: Parents): boolean {
  const children: readonly RootContent[] = parent.children;
  const index = children.indexOf(node);
  const { start, end } = node.position ?? {};
  const before = children[index - 1]?.position?.end.line;
  const after = children[index + 1]?.position?.start.line;
  return (before ?? 0) === start?.line || (after ?? 0) === end?.line;
}
