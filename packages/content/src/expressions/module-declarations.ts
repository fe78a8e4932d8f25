import type { ExportDefaultDeclaration, Node, Statement } from 'oxc-parser';
import { children } from './children.ts';
import { declaredNames, patternNames } from './declared-names.ts';
import { calleeName, isCallable } from './is-callable.ts';
import { lineOf } from './module-syntax.ts';
import { references } from './references.ts';

/** A top-level declaration of a module. */
export interface ModuleDeclaration {
  /** Its name outside: `default`, or the name after `as`; for one that is not exported, its own. */
  readonly name: string;
  /** Its name inside; absent for a default export without name. */
  readonly local?: string;
  readonly kind: 'function' | 'value';
  /** The declaration without `export`; of a default export without name, the expression. */
  readonly code: string;
  /** Line in the module, from 1. */
  readonly line: number;
  /** It calls a React hook (`useState()`, `React.useState()`). */
  readonly usesHooks: boolean;
  /** It holds an element with an event handler (`onClick`). */
  readonly hasHandlers: boolean;
  /** Names that it refers to and does not declare itself, those of its module included. */
  readonly freeNames: ReadonlySet<string>;
}

/** What a top-level statement declares, under the inside names; `default` for a default export. */
export function statementDeclarations(statement: Statement, code: string): ModuleDeclaration[] {
  if (statement.type === 'ExportDefaultDeclaration') return defaultDeclaration(statement, code);
  const declaration =
    statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  switch (declaration?.type) {
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return declaredNames(declaration).map((name) => ({
        name,
        local: name,
        code: textOf(declaration, code),
        ...properties(declaration, code),
      }));
    case 'VariableDeclaration':
      return declaration.declarations.flatMap((declarator) =>
        patternNames(declarator.id).map((name) => ({
          name,
          local: name,
          code: `${declaration.kind} ${textOf(declarator, code)}`,
          ...properties(declarator, code),
        })),
      );
    default:
      return [];
  }
}

/** A default export that is no mere name; `export default a` only gives `a` a second name. */
function defaultDeclaration(
  { declaration }: ExportDefaultDeclaration,
  code: string,
): ModuleDeclaration[] {
  if (declaration.type === 'Identifier') return [];
  const [local] = declaredNames(declaration);
  return [
    {
      name: 'default',
      ...(local === undefined ? {} : { local }),
      code: textOf(declaration, code),
      ...properties(declaration, code),
    },
  ];
}

function properties(node: Node, code: string): Omit<ModuleDeclaration, 'name' | 'local' | 'code'> {
  const freeNames = references(node);
  if (node.type === 'VariableDeclarator') {
    for (const own of patternNames(node.id)) freeNames.delete(own);
  }
  return {
    kind: isCallable(node) ? 'function' : 'value',
    line: lineOf(node, code),
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

function textOf(node: Node, code: string): string {
  return code.slice(node.start, node.end);
}
