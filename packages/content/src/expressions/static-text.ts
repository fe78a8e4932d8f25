import { parseExpression } from './parse.ts';

/** The text of an expression that is one: a string, or a template without values in it. */
export function staticText(code: string): string | undefined {
  const expression = parseExpression(code);
  if (expression?.type === 'Literal') {
    return typeof expression.value === 'string' ? expression.value : undefined;
  }
  if (expression?.type === 'TemplateLiteral') {
    return expression.expressions.length > 0
      ? undefined
      : (expression.quasis[0]?.value.cooked ?? undefined);
  }
  if (expression?.type !== 'TaggedTemplateExpression' || expression.quasi.expressions.length > 0) {
    return undefined;
  }
  const { start, end } = expression.tag;
  const isRaw = `(${code}`.slice(start, end) === 'String.raw';
  return isRaw ? expression.quasi.quasis[0]?.value.raw : undefined;
}
