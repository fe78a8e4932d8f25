import type { Node } from 'oxc-parser';
import { children } from './children.ts';
import { isFunction } from './declared-names.ts';
import { parseExpression } from './parse.ts';

/** Whether evaluating an expression may throw: it reads a member of something, or runs code. */
export function mayThrow(code: string): boolean {
  if (!/[.([`]|\b(?:new|in|instanceof|await)\b/.test(code)) return false;
  const expression = parseExpression(code);
  return expression !== undefined && runsCode(expression);
}

const running: ReadonlySet<string> = new Set([
  ...['CallExpression', 'NewExpression', 'MemberExpression', 'TaggedTemplateExpression'],
  ...['ImportExpression', 'AwaitExpression', 'AssignmentExpression', 'UpdateExpression'],
]);

/** A function only runs when it is called. */
function runsCode(node: Node): boolean {
  if (isFunction(node)) return false;
  if (running.has(node.type)) return true;
  if (node.type === 'BinaryExpression' && /^in/.test(node.operator)) return true;
  return children(node).some(runsCode);
}
