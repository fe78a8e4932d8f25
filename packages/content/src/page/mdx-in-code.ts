import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Nodes, Root } from 'mdast';
import { eachNode } from '../tree/each-node.ts';
import { locate } from '../tree/position.ts';

const opening = /<MDX[\s>]/;

/** A warning for each expression with `<MDX>` in it: in code, what stands in one is no Markdown. */
export function mdxInCode(root: Root, file: string): Diagnostic[] {
  const found: Diagnostic[] = [];
  eachNode(root, (node: Nodes) => {
    const isExpression = node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression';
    if (!isExpression || !opening.test(node.value)) return;
    found.push(
      diagnostic('mdx-in-code', {
        at: locate(node, file),
        message: 'What stands in this <MDX> is shown as text, as it is part of an expression.',
        hint: 'Put the Markdown outside of the braces, or write elements such as <strong> in them.',
      }),
    );
  });
  return found;
}
