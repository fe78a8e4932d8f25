import type {
  Argument,
  BindingPattern,
  Expression,
  Function as FunctionNode,
  Statement,
} from 'oxc-parser';
import {
  absent,
  type FunctionLike,
  isTruthy,
  type Members,
  numberValue,
  type Origin,
  type Scope,
  textValue,
  type Value,
} from './value.ts';

type Evaluable = Expression | FunctionNode;

/** The value of an expression; undefined for what depends on a run. */
export function evaluate(node: Evaluable, origin: Origin): Value | undefined {
  const value = (inner: Evaluable) => evaluate(inner, origin);
  switch (node.type) {
    case 'Literal':
      return literal(node.value);
    case 'TemplateLiteral':
      return joined(interleave(node.quasis, node.expressions.map(value)));
    case 'Identifier':
      return node.name === 'undefined' ? absent : origin.scope(node.name);
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
      return value(node.expression);
    case 'UnaryExpression':
      return unary(node.operator, value(node.argument));
    case 'BinaryExpression':
      if (node.operator !== '+') return undefined;
      return joined([value(node.left), value(node.right)]);
    case 'SequenceExpression': {
      const last = node.expressions.at(-1);
      return last && value(last);
    }
    case 'ArrayExpression':
      return listValue(node.elements, origin);
    case 'ObjectExpression':
      return { kind: 'object', members: membersOf(node, origin) };
    case 'MemberExpression':
      return member(node, origin);
    case 'ConditionalExpression': {
      const holds = isTruthy(value(node.test));
      if (holds === undefined) return undefined;
      return value(holds ? node.consequent : node.alternate);
    }
    case 'LogicalExpression': {
      const left = value(node.left);
      const holds = isTruthy(left);
      if (holds === undefined) return undefined;
      return holds === (node.operator === '&&') ? value(node.right) : left;
    }
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return { kind: 'function', node, origin };
    case 'JSXElement':
    case 'JSXFragment':
      return { kind: 'jsx', node, origin };
    case 'CallExpression':
      return mapped(node, origin);
    default:
      return undefined;
  }
}

/** What a function returns at its end: what a component shows when nothing is special. */
export function call(
  { node, origin }: Extract<Value, { kind: 'function' }>,
  args: readonly Value[],
): Value | undefined {
  const bound = new Map<string, Value>();
  for (const [index, parameter] of node.params.entries()) {
    if (parameter.type !== 'TSParameterProperty' && parameter.type !== 'RestElement') {
      bind(parameter, args[index] ?? absent, bound, origin);
    }
  }
  const inner: Origin = { ...origin, scope: localScope(node, bound, origin) };
  const { body } = node;
  if (!body) return undefined;
  return body.type === 'BlockStatement' ? returned(body.body, inner) : evaluate(body, inner);
}

/** What the first `return` gives that is reached for certain. */
function returned(statements: readonly Statement[], origin: Origin): Value | undefined {
  for (const statement of statements) {
    if (statement.type === 'ReturnStatement') {
      return statement.argument ? evaluate(statement.argument, origin) : absent;
    }
    if (statement.type === 'IfStatement' && isTruthy(evaluate(statement.test, origin))) {
      const { consequent } = statement;
      const value = returned(
        consequent.type === 'BlockStatement' ? consequent.body : [consequent],
        origin,
      );
      if (value) return value;
    }
  }
  return undefined;
}

/** The names that a function sees: its parameters, its own constants, and those around it. */
function localScope(node: FunctionLike, bound: Map<string, Value>, origin: Origin): Scope {
  const statements = node.body?.type === 'BlockStatement' ? node.body.body : [];
  const declarations = statements.flatMap((statement) =>
    statement.type === 'VariableDeclaration' ? statement.declarations : [],
  );
  const own = new Map<string, Expression>();
  for (const { id, init } of declarations) {
    if (id.type === 'Identifier' && init) own.set(id.name, init);
    const state = id.type === 'ArrayPattern' && init ? firstState(init) : undefined;
    const name = id.type === 'ArrayPattern' ? id.elements[0] : undefined;
    if (state && name?.type === 'Identifier') own.set(name.name, state);
  }
  const scope: Scope = (name) => {
    const init = own.get(name);
    if (!init) return bound.get(name) ?? origin.scope(name);
    return evaluate(init, { ...origin, scope });
  };
  return scope;
}

/** What `useState` starts with. */
function firstState(init: Expression): Expression | undefined {
  const text = init.type === 'CallExpression' ? calleeName(init.callee) : '';
  const [first] = init.type === 'CallExpression' ? init.arguments : [];
  return text === 'useState' && first && first.type !== 'SpreadElement' ? first : undefined;
}

function calleeName(callee: Expression): string {
  return callee.type === 'MemberExpression' ? keyName(callee.property) : keyName(callee);
}

function bind(
  pattern: BindingPattern,
  value: Value,
  bound: Map<string, Value>,
  origin: Origin,
): void {
  if (pattern.type === 'Identifier') bound.set(pattern.name, value);
  if (pattern.type === 'AssignmentPattern') {
    const given = value === absent ? evaluate(pattern.right, origin) : value;
    bind(pattern.left, given ?? absent, bound, origin);
  }
  if (pattern.type !== 'ObjectPattern') return;
  const members: Members = value.kind === 'object' ? value.members : new Map();
  for (const property of pattern.properties) {
    if (property.type === 'RestElement' || property.key.type !== 'Identifier') continue;
    bind(property.value, members.get(property.key.name) ?? absent, bound, origin);
  }
}

function literal(value: unknown): Value {
  if (typeof value === 'number') return numberValue(value);
  if (typeof value === 'string') return textValue(value);
  return { kind: 'flag', on: value === true };
}

function unary(operator: string, value: Value | undefined): Value | undefined {
  if (operator === '-' && value?.kind === 'text') return numberValue(-Number(value.text));
  const holds = isTruthy(value);
  return operator === '!' && holds !== undefined ? { kind: 'flag', on: !holds } : undefined;
}

function interleave(
  quasis: readonly { readonly value: { readonly cooked: string | null } }[],
  values: readonly (Value | undefined)[],
): (Value | undefined)[] {
  return quasis.flatMap(({ value }, index) => {
    const text = textValue(value.cooked ?? '');
    return index < values.length ? [text, values[index]] : [text];
  });
}

function joined(parts: readonly (Value | undefined)[]): Value | undefined {
  const texts = parts.map((part) => (part?.kind === 'text' ? part.text : undefined));
  return texts.includes(undefined) ? undefined : textValue(texts.join(''));
}

function listValue(elements: readonly (Argument | null)[], origin: Origin): Value {
  const items = elements.flatMap((element) => {
    if (!element) return [];
    if (element.type !== 'SpreadElement') return [evaluate(element, origin) ?? absent];
    const spread = evaluate(element.argument, origin);
    return spread?.kind === 'list' ? spread.items : [];
  });
  return { kind: 'list', items };
}

function membersOf(
  node: Extract<Expression, { type: 'ObjectExpression' }>,
  origin: Origin,
): Members {
  const members = new Map<string, Value>();
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      const spread = evaluate(property.argument, origin);
      if (spread?.kind !== 'object') continue;
      for (const [name, value] of spread.members) members.set(name, value);
    } else if (!property.computed) {
      const value = evaluate(property.value, origin);
      if (value) members.set(keyName(property.key), value);
    }
  }
  return members;
}

function keyName(key: { readonly type: string; name?: unknown; value?: unknown }): string {
  return String(key.name ?? key.value ?? '');
}

function member(
  node: Extract<Expression, { type: 'MemberExpression' }>,
  origin: Origin,
): Value | undefined {
  const object = evaluate(node.object, origin);
  if (node.property.type === 'PrivateIdentifier') return undefined;
  const key = node.computed ? evaluate(node.property as Expression, origin) : undefined;
  const name = key?.kind === 'text' ? key.text : keyName(node.property);
  if (node.computed && key?.kind !== 'text') return undefined;
  if (object?.kind === 'object') return object.members.get(name) ?? absent;
  if (object?.kind === 'list' && name === 'length') return numberValue(object.items.length);
  return object?.kind === 'list' ? object.items[Number(name)] : undefined;
}

/** `list.map((item) => …)`. */
function mapped(
  { callee, arguments: args }: Extract<Expression, { type: 'CallExpression' }>,
  origin: Origin,
): Value | undefined {
  if (callee.type !== 'MemberExpression' || calleeName(callee) !== 'map') return undefined;
  const list = evaluate(callee.object, origin);
  const [first] = args;
  const each = first && first.type !== 'SpreadElement' ? evaluate(first, origin) : undefined;
  if (list?.kind !== 'list' || each?.kind !== 'function') return undefined;
  const items = list.items.map((item, index) => call(each, [item, numberValue(index)]));
  return { kind: 'list', items: items.map((item) => item ?? absent) };
}
