import type { Root, RootContent } from 'mdast';
import { mayThrow } from '../expressions/may-throw.ts';
import { isJsxElement, type JsxElement } from '../tree/jsx.ts';
import { locate } from '../tree/position.ts';
import { writtenCode } from '../tree/written-code.ts';

/**
 * Hands expressions that may throw to `_guard` of the renderer, with their place: one that throws
 * is shown as it is written, and as an attribute or in a heading is left out, instead of taking the
 * page with it.
 */
export function guardExpressions(root: Root, file: string): void {
  const guard = (node: RootContent | JsxElement, inHeading: boolean) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (mayThrow(node.value)) {
        const written = inHeading ? undefined : `{${writtenCode(node)}}`;
        node.value = guarded(node.value, placeOf(node, file), written);
      }
    } else if (isJsxElement(node)) {
      node.attributes = node.attributes.map((item): JsxElement['attributes'][number] => {
        if (item.type === 'mdxJsxExpressionAttribute') {
          const code = item.value.trim().replace(/^\.\.\./, '');
          if (!mayThrow(code)) return item;
          return { ...item, value: `...${guarded(code, placeOf(node, file))}` };
        }
        const code = typeof item.value === 'object' ? item.value?.value : undefined;
        if (!item.value || code === undefined || isBlock(code) || !mayThrow(code)) return item;
        const value = guarded(code, placeOf(node, file));
        return { ...item, value: { type: 'mdxJsxAttributeValueExpression', value } };
      });
    }
    if (!('children' in node)) return;
    for (const child of node.children) guard(child, inHeading || isHeading(node));
  };
  for (const node of root.children) guard(node, false);
}

function isHeading(node: RootContent | JsxElement): boolean {
  return node.type === 'heading' || (isJsxElement(node) && /^h[1-6]$/i.test(node.name ?? ''));
}

/**
 * Code that gives a value, or what stands for it when it throws.
 *
 * @param written what is shown in its place
 */
export function guarded(code: string, place: string, written?: string): string {
  const shown = written === undefined ? '' : `, ${JSON.stringify(written)}`;
  // The line end closes a comment at the end of the code.
  return `_guard(${JSON.stringify(place)}, () => (${code}\n)${shown})`;
}

/** Code that the compiler put there (`_code[1]`). */
function isBlock(code: string): boolean {
  return /^_code\[\d+\]$/.test(code);
}

function placeOf(node: RootContent | JsxElement, file: string): string {
  const { file: from, line, column } = locate(node, file);
  return `${from}:${line}:${column}`;
}
