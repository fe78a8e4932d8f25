import type { Node } from 'oxc-parser';
import { declaredNames } from './declared-names.ts';
import { isCallable } from './is-callable.ts';
import { parseModule } from './parse.ts';

/**
 * Whether a declaration writes out an object or a function as the value of a name. No text shows
 * these, as it shows elements and lists.
 *
 * @param code a statement without `export`
 */
export function declaresObject(code: string, name: string): boolean {
  const program = parseModule(code);
  return !('failure' in program) && program.body.some((statement) => declares(statement, name));
}

function declares(statement: Node, name: string): boolean {
  if (statement.type === 'VariableDeclaration') {
    return statement.declarations.some(
      ({ id, init }) => id.type === 'Identifier' && id.name === name && isObject(init),
    );
  }
  return declaredNames(statement).includes(name);
}

function isObject(value: Node | null): boolean {
  switch (value?.type) {
    case 'ObjectExpression':
      return true;
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isObject(value.expression);
    default:
      return isCallable(value);
  }
}
