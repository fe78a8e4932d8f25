import type { Expression } from 'oxc-parser';
import { parseExpression } from '../expressions/parse.ts';

/** A value that code writes out. */
export interface Literal {
  readonly value: unknown;
}

/**
 * The value of code that is nothing but strings, numbers, truth values, `null`, and lists and objects
 * of these; `undefined` for all other code. Nothing is evaluated.
 */
export function literalOf(code: string): Literal | undefined {
  const expression = parseExpression(code);
  return expression && literal(expression);
}

function literal(expression: Expression): Literal | undefined {
  switch (expression.type) {
    case 'Literal': {
      const { value } = expression;
      // Regular expressions and big integers are objects and types of their own.
      const isPlain = value === null || ['string', 'number', 'boolean'].includes(typeof value);
      return isPlain && !('regex' in expression) && !('bigint' in expression)
        ? { value }
        : undefined;
    }
    case 'UnaryExpression': {
      const operand = expression.operator === '-' ? literal(expression.argument) : undefined;
      return typeof operand?.value === 'number' ? { value: -operand.value } : undefined;
    }
    case 'TemplateLiteral': {
      const text = expression.quasis[0]?.value.cooked;
      return expression.expressions.length === 0 && typeof text === 'string'
        ? { value: text }
        : undefined;
    }
    case 'ParenthesizedExpression':
      return literal(expression.expression);
    case 'ArrayExpression':
      return listOf(expression.elements);
    case 'ObjectExpression':
      return objectOf(expression.properties);
    default:
      return undefined;
  }
}

type Elements = Extract<Expression, { type: 'ArrayExpression' }>['elements'];

function listOf(elements: Elements): Literal | undefined {
  const values: unknown[] = [];
  for (const element of elements) {
    if (element === null || element.type === 'SpreadElement') return undefined;
    const found = literal(element);
    if (!found) return undefined;
    values.push(found.value);
  }
  return { value: values };
}

type Properties = Extract<Expression, { type: 'ObjectExpression' }>['properties'];

function objectOf(properties: Properties): Literal | undefined {
  const entries: [string, unknown][] = [];
  for (const property of properties) {
    if (property.type !== 'Property' || property.kind !== 'init') return undefined;
    const { computed, key, method, shorthand, value } = property;
    if (computed || method || shorthand) return undefined;
    const name = key.type === 'Identifier' ? key.name : 'value' in key ? String(key.value) : '';
    const found = literal(value);
    // It would set the prototype in place of a property.
    if (!found || name === '' || name === '__proto__') return undefined;
    entries.push([name, found.value]);
  }
  return { value: Object.fromEntries(entries) };
}
