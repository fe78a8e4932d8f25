import type { Node } from 'oxc-parser';
import { children } from './children.ts';

/** Names that a pattern binds: `a`, `{ a, b: c }`, `[a, ...b]`, `a = 1`. */
export function patternNames(pattern: Node): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'RestElement' ? property.argument : property.value),
      );
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? patternNames(element) : []));
    case 'RestElement':
      return patternNames(pattern.argument);
    case 'AssignmentPattern':
      return patternNames(pattern.left);
    case 'TSParameterProperty':
      return patternNames(pattern.parameter);
    default:
      return [];
  }
}

/** Names that a statement declares in the block it stands in. */
export function declaredNames(statement: Node): string[] {
  switch (statement.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => patternNames(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
    case 'TSEnumDeclaration':
      return statement.id ? patternNames(statement.id) : [];
    case 'ImportDeclaration':
      return statement.specifiers.map(({ local }) => local.name);
    case 'ExportNamedDeclaration':
      return statement.declaration ? declaredNames(statement.declaration) : [];
    case 'ExportDefaultDeclaration':
      return declaredNames(statement.declaration);
    default:
      return [];
  }
}

/** Names that `var` declares anywhere below a node, outside nested functions. */
export function hoistedNames(node: Node): string[] {
  if (isFunction(node)) return [];
  const own = node.type === 'VariableDeclaration' && node.kind === 'var' ? declaredNames(node) : [];
  return [...own, ...children(node).flatMap(hoistedNames)];
}

/**
 * Whether a node is a function of any form, which keeps its `var`s to itself. A method of an object
 * or class has one as its value.
 */
export function isFunction(node: Node): boolean {
  return (
    node.type === 'FunctionDeclaration' ||
    node.type === 'FunctionExpression' ||
    node.type === 'ArrowFunctionExpression'
  );
}
