import { type Diagnostic, diagnostic } from '@waymark/core/page';
import type { Nodes, Parents, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { isDisplayMath } from '../tree/display-math.ts';
import { attributes } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import type { Blocks } from './blocks.ts';
import type { WrittenCode } from './compiled-page.ts';

/** Replaces formulas, fences called `math` among them, by `Latex` elements with their HTML. */
export async function replaceFormulas(
  root: Root,
  file: string,
  blocks: Blocks,
): Promise<Diagnostic[]> {
  if (!hasFormula(root)) return [];
  // Most sites have no formulas, so the library is loaded with the first one.
  const { renderMath } = await import('../math/render-math.ts');
  const diagnostics: Diagnostic[] = [];
  const visit = (parent: Parents) => {
    const children = parent.children as RootContent[];
    for (const [index, child] of children.entries()) {
      if (isFormula(child)) {
        const { html, failure } = renderMath(child.value, isDisplay(child));
        if (failure !== undefined) diagnostics.push(invalid(child, failure, file));
        children[index] = latexElement(child, blocks.add(html, writtenFormula(child)));
      } else if ('children' in child) visit(child);
    }
  };
  visit(root);
  return diagnostics;
}

function hasFormula(node: Nodes): boolean {
  return isFormula(node) || ('children' in node && node.children.some(hasFormula));
}

type Formula = Extract<Nodes, { readonly type: 'code' | 'inlineMath' | 'math' }>;

function isFormula(node: Nodes): node is Formula {
  if (node.type === 'code') return node.lang === 'math';
  return node.type === 'inlineMath' || node.type === 'math';
}

function isDisplay(node: Formula): boolean {
  return node.type !== 'inlineMath' || isDisplayMath(node);
}

function writtenFormula(node: Formula): WrittenCode {
  return { text: node.value, ...(isDisplay(node) ? { isDisplayed: true } : {}) };
}

function latexElement(node: Formula, html: string): RootContent {
  const element: Omit<MdxJsxFlowElement, 'type'> = {
    name: 'Latex',
    attributes: attributes({ html: { code: html } }),
    children: [],
    position: node.position,
  };
  return node.type === 'inlineMath'
    ? ({ ...element, type: 'mdxJsxTextElement' } as MdxJsxTextElement)
    : { ...element, type: 'mdxJsxFlowElement' };
}

function invalid(node: Formula, reason: string, file: string): Diagnostic {
  return diagnostic('math-syntax', {
    at: locate(node, file),
    message: `This formula cannot be set, so its source is shown. ${reason}`,
    hint: node.type === 'inlineMath' ? 'If no formula is meant, write `\\$`.' : undefined,
  });
}
