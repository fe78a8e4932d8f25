import type { Node, Statement } from 'oxc-parser';
import { children } from './children.ts';
import { declaredNames, patternNames } from './declared-names.ts';
import { calleeName, isCallable } from './is-callable.ts';
import { parseModule } from './parse.ts';
import { references } from './references.ts';

/** What the top level of a module declares under one name. */
export interface ModuleDeclaration {
  readonly name: string;
  readonly kind: 'function' | 'value';
  readonly code: string;
  /** It calls a React hook (`useState()`, `React.useState()`). */
  readonly usesHooks: boolean;
  /** It holds an element with an event handler (`onClick`). */
  readonly hasHandlers: boolean;
  /** Names that it refers to and does not declare itself, those of its module included. */
  readonly freeNames: ReadonlySet<string>;
}

/** What statements without `export` declare; nothing where they do not parse. */
export function moduleDeclarations(code: string): ModuleDeclaration[] {
  const program = parseModule(code);
  if ('failure' in program) return [];
  return program.body.flatMap((statement) => declarationsIn(statement, code));
}

function declarationsIn(statement: Statement, code: string): ModuleDeclaration[] {
  switch (statement.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaredNames(statement).map((name) => declarationOf(name, statement, code));
    case 'VariableDeclaration':
      return statement.declarations.flatMap((declarator) =>
        patternNames(declarator.id).map((name) => declarationOf(name, declarator, code)),
      );
    default:
      return [];
  }
}

function declarationOf(name: string, node: Node, code: string): ModuleDeclaration {
  const freeNames = references(node);
  if (node.type === 'VariableDeclarator') {
    for (const own of patternNames(node.id)) freeNames.delete(own);
  }
  return {
    name,
    kind: isCallable(node) ? 'function' : 'value',
    code: code.slice(node.start, node.end),
    usesHooks: contains(node, isHookCall),
    hasHandlers: contains(node, isHandler),
    freeNames,
  };
}

function isHookCall(node: Node): boolean {
  return node.type === 'CallExpression' && /(?:^|\.)use[A-Z]/.test(calleeName(node.callee));
}

function isHandler(node: Node): boolean {
  return (
    node.type === 'JSXAttribute' &&
    node.name.type === 'JSXIdentifier' &&
    /^on[A-Z]/.test(node.name.name)
  );
}

function contains(node: Node, matches: (candidate: Node) => boolean): boolean {
  return matches(node) || children(node).some((child) => contains(child, matches));
}
