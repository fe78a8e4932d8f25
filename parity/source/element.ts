import type { RootContent } from 'mdast';
import type { JSXElement, JSXElementName, JSXFragment } from 'oxc-parser';
import { evaluate } from './evaluate.ts';
import { lineOf, readExpression } from './module.ts';
import { absent, type Members, type Origin, type Place, textValue, type Value } from './value.ts';

/** A tag of Markdown or of code, in one form. */
export interface Element {
  /** Empty for a fragment. */
  readonly name: string;
  readonly attributes: Members;
  /** Attributes as they are written, without quotes and braces. */
  readonly written: ReadonlyMap<string, string>;
  readonly children: Value;
  readonly line: number;
}

type MdxElement = Extract<RootContent, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

export function isElement(node: RootContent): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

export function markdownElement(node: MdxElement, place: Place): Element {
  const line = node.position?.start.line ?? 1;
  const attributes = new Map<string, Value>();
  const written = new Map<string, string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { name, value } = attribute;
    const code = typeof value === 'object' && value ? value.value : undefined;
    written.set(name, code ?? (typeof value === 'string' ? value : ''));
    if (typeof value === 'string') attributes.set(name, textValue(value));
    else if (code === undefined) attributes.set(name, { kind: 'flag', on: true });
    else attributes.set(name, expressionValue(code, line, place) ?? absent);
  }
  const children: Value = { kind: 'nodes', nodes: node.children, place };
  return { name: node.name ?? '', attributes, written, children, line };
}

/** The value of an expression that stands in Markdown. */
export function expressionValue(text: string, line: number, place: Place): Value | undefined {
  const code = readExpression(text, line);
  return code && evaluate(code.node, { file: place.file, scope: place.scope, code });
}

export function codeElement(node: JSXElement, origin: Origin): Element {
  const attributes = new Map<string, Value>();
  const written = new Map<string, string>();
  for (const attribute of node.openingElement.attributes) {
    if (attribute.type === 'JSXSpreadAttribute') {
      const spread = evaluate(attribute.argument, origin);
      if (spread?.kind !== 'object') continue;
      for (const [name, value] of spread.members) attributes.set(name, value);
      continue;
    }
    const name = attribute.name.type === 'JSXIdentifier' ? attribute.name.name : '';
    const { value } = attribute;
    if (!value) attributes.set(name, { kind: 'flag', on: true });
    else if (value.type === 'JSXExpressionContainer') {
      const { expression } = value;
      const isEmpty = expression.type === 'JSXEmptyExpression';
      attributes.set(name, (isEmpty ? undefined : evaluate(expression, origin)) ?? absent);
      written.set(name, origin.code.text.slice(expression.start, expression.end));
    } else if (value.type === 'Literal') {
      attributes.set(name, textValue(String(value.value)));
      written.set(name, String(value.value));
    }
  }
  return {
    name: elementName(node.openingElement.name),
    attributes,
    written,
    children: childrenOf(node, origin),
    line: lineOf(origin.code, node.start),
  };
}

/** Children as a value of their own, so that they can be handed to components. */
function childrenOf({ children, start, end }: JSXElement, origin: Origin): Value {
  const fragment: JSXFragment = {
    type: 'JSXFragment',
    openingFragment: { type: 'JSXOpeningFragment', start, end: start },
    children,
    closingFragment: { type: 'JSXClosingFragment', start: end, end },
    start,
    end,
  };
  return { kind: 'jsx', node: fragment, origin };
}

function elementName(name: JSXElementName): string {
  if (name.type === 'JSXIdentifier') return name.name;
  if (name.type === 'JSXNamespacedName') return `${name.namespace.name}:${name.name.name}`;
  return `${elementName(name.object)}.${name.property.name}`;
}
