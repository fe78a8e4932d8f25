import type { Expression } from 'oxc-parser';
import { parseExpression } from './parse.ts';

/**
 * The value of code that is written out: texts, numbers, truth values, lists and objects of these.
 * `undefined` for everything else.
 */
export function staticValue(code: string): unknown {
  const expression = parseExpression(code);
  return expression && evaluated(expression);
}

function evaluated(expression: Expression): unknown {
  switch (expression.type) {
    case 'Literal':
      return 'regex' in expression ? undefined : expression.value;
    case 'TemplateLiteral':
      return expression.expressions.length === 0
        ? (expression.quasis[0]?.value.cooked ?? undefined)
        : undefined;
    case 'ParenthesizedExpression':
      return evaluated(expression.expression);
    case 'ArrayExpression':
      return expression.elements.map((element) =>
        element === null || element.type === 'SpreadElement' ? undefined : evaluated(element),
      );
    case 'ObjectExpression':
      return Object.fromEntries(expression.properties.flatMap(entryOf));
    default:
      return undefined;
  }
}

type Property = Extract<Expression, { type: 'ObjectExpression' }>['properties'][number];

function entryOf(property: Property): [string, unknown][] {
  if (property.type !== 'Property' || property.computed) return [];
  const { key, value } = property;
  if (key.type === 'Identifier') return [[key.name, evaluated(value)]];
  return key.type === 'Literal' ? [[String(key.value), evaluated(value)]] : [];
}
