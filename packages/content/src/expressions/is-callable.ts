import type { Node } from 'oxc-parser';
import { isFunction } from './declared-names.ts';

/** Whether a node is a function or class, or a variable of one. */
export function isCallable(node: Node | null | undefined): boolean {
  switch (node?.type) {
    case 'ClassDeclaration':
    case 'ClassExpression':
      return true;
    case 'VariableDeclarator':
      return isCallable(node.init);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isCallable(node.expression);
    case 'CallExpression':
      // `memo(() => …)`, `React.forwardRef(function …)`: a component wrapped.
      return (
        /(?:^|\.)(?:memo|forwardRef)$/.test(calleeName(node.callee)) &&
        isCallable(node.arguments[0])
      );
    default:
      return node !== null && node !== undefined && isFunction(node);
  }
}

/** `name` or `.member` of what is called; empty for anything else. */
export function calleeName(callee: Node): string {
  if (callee.type === 'Identifier') return callee.name;
  const isMember = callee.type === 'MemberExpression' && callee.property.type === 'Identifier';
  return isMember && !callee.computed ? `.${callee.property.name}` : '';
}
