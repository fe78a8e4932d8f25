import type { Node } from 'oxc-parser';
import { children } from './children.ts';
import { declaredNames, hoistedNames, isFunction, patternNames } from './declared-names.ts';

/** The names that code refers to and does not declare itself, globals such as `JSON` included. */
export function references(root: Node): Set<string> {
  const free = new Set<string>();
  visit(root, undefined, (name) => free.add(name));
  return free;
}

/**
 * Those of them that are read as the code is evaluated: neither in functions of it, which may run later or
 * never, nor behind `typeof`, which asks whether they are there.
 */
export function namesReadAtOnce(root: Node): Set<string> {
  const free = new Set<string>();
  visit(root, undefined, (name) => free.add(name), isReadAtOnce);
  return free;
}

interface Scope {
  readonly names: ReadonlySet<string>;
  readonly outer: Scope | undefined;
}

type Report = (name: string) => void;

function visit(
  node: Node,
  scope: Scope | undefined,
  report: Report,
  isSeen: (node: Node) => boolean = () => true,
): void {
  if (!isSeen(node)) return;
  const names = scopeNames(node);
  const inner = names.length > 0 ? { names: new Set(names), outer: scope } : scope;
  const name = referredName(node);
  if (name !== undefined && !isDeclared(name, inner)) report(name);
  for (const child of referringChildren(node)) visit(child, inner, report, isSeen);
}

function isReadAtOnce(node: Node): boolean {
  if (isFunction(node)) return false;
  return node.type !== 'UnaryExpression' || node.operator !== 'typeof';
}

function isDeclared(name: string, scope: Scope | undefined): boolean {
  for (let at = scope; at; at = at.outer) if (at.names.has(name)) return true;
  return false;
}

/** Names that are declared by a node for what is below it. */
function scopeNames(node: Node): string[] {
  switch (node.type) {
    case 'Program':
      return [...node.body.flatMap(declaredNames), ...hoistedNames(node)];
    case 'BlockStatement':
    case 'StaticBlock':
      return node.body.flatMap(declaredNames);
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return [
        ...(node.id ? [node.id.name] : []),
        ...(node.type === 'ArrowFunctionExpression' ? [] : ['arguments']),
        ...node.params.flatMap(patternNames),
        ...(node.body ? hoistedNames(node.body) : []),
      ];
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    case 'ForStatement':
      return node.init ? declaredNames(node.init) : [];
    case 'ForInStatement':
    case 'ForOfStatement':
      return declaredNames(node.left);
    case 'SwitchStatement':
      return node.cases.flatMap(({ consequent }) => consequent.flatMap(declaredNames));
    case 'CatchClause':
      return node.param ? patternNames(node.param) : [];
    default:
      return [];
  }
}

/** The name that a node itself refers to. */
function referredName(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'JSXOpeningElement' ? elementName(node.name) : undefined;
}

/** The variable behind a JSX name; lower-case names are HTML tags. */
function elementName(name: Node): string | undefined {
  if (name.type === 'JSXMemberExpression') {
    let object = name.object;
    while (object.type === 'JSXMemberExpression') object = object.object;
    return object.type === 'JSXIdentifier' ? object.name : undefined;
  }
  return name.type === 'JSXIdentifier' && /^[^a-z]/.test(name.name) && !name.name.includes('-')
    ? name.name
    : undefined;
}

/** Children that may refer to variables; property names, labels and types do not. */
function referringChildren(node: Node): Node[] {
  switch (node.type) {
    case 'MemberExpression':
      return node.computed ? [node.object, node.property] : [node.object];
    case 'Property':
    case 'MethodDefinition':
    case 'PropertyDefinition':
    case 'AccessorProperty':
      return [...(node.computed ? [node.key] : []), ...(node.value ? [node.value] : [])];
    case 'LabeledStatement':
      return [node.body];
    case 'BreakStatement':
    case 'ContinueStatement':
    case 'MetaProperty':
    case 'ImportDeclaration':
    case 'ExportAllDeclaration':
    case 'JSXClosingElement':
      return [];
    case 'ExportNamedDeclaration':
      return node.source ? [] : children(node);
    case 'ExportSpecifier':
      return [node.local];
    case 'JSXOpeningElement':
      return node.attributes;
    case 'JSXAttribute':
      return node.value ? [node.value] : [];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
      return [node.expression];
    default:
      return node.type.startsWith('TS') ? [] : children(node);
  }
}
