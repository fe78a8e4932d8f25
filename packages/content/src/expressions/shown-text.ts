import type { Expression, Node } from 'oxc-parser';
import { parseExpression } from './parse.ts';

/**
 * The text that an expression shows, as far as it is known before it runs: of texts and numbers put
 * together the whole, of an element what stands between its tags. Empty for everything else.
 */
export function shownText(code: string): string {
  const expression = parseExpression(code);
  return expression ? textOf(expression) : '';
}

function textOf(node: Node): string {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return node.children.map(textOf).join('');
    case 'JSXText':
      return node.value;
    case 'JSXExpressionContainer':
      return textOf(node.expression);
    default:
      return String(folded(node as Expression) ?? '');
  }
}

/** The value of texts and numbers that are written out, and of `+` and templates of these. */
function folded(node: Expression): string | number | undefined {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' || typeof node.value === 'number'
        ? node.value
        : undefined;
    case 'ParenthesizedExpression':
      return folded(node.expression);
    case 'BinaryExpression': {
      if (node.operator !== '+') return undefined;
      const [left, right] = [folded(node.left), folded(node.right)];
      if (left === undefined || right === undefined) return undefined;
      return typeof left === 'number' && typeof right === 'number'
        ? left + right
        : `${left}${right}`;
    }
    case 'TemplateLiteral': {
      const values = node.expressions.map(folded);
      if (values.includes(undefined)) return undefined;
      return node.quasis
        .map(({ value }, index) => `${value.cooked}${values[index] ?? ''}`)
        .join('');
    }
    default:
      return undefined;
  }
}
