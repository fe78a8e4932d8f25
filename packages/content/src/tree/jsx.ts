import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxAttributeNode, MdxJsxFlowElement, MdxJsxTextElement } from 'satteri';
import { unescaped } from './unescaped.ts';

/** An element of JSX, on lines of its own or in a line of text. */
export type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Value of an attribute in code: a string, a flag, or an expression's source. */
export type AttributeValue = string | true | { readonly code: string };

/** Whether a node is an element of JSX, fragments (`<>`) included. */
export function isJsxElement(node: Nodes | Root): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** An attribute by name, as far as it is written out (spreads are not looked into). */
export function attribute(element: JsxElement, name: string): AttributeValue | undefined {
  const found = element.attributes.find(
    (candidate): candidate is MdxJsxAttributeNode =>
      candidate.type === 'mdxJsxAttribute' && candidate.name === name,
  );
  if (!found) return undefined;
  if (found.value === null || found.value === undefined) return true;
  return typeof found.value === 'string' ? found.value : { code: found.value.value };
}

/** Text of an attribute written as a string, also as `{"text"}`. */
export function stringAttribute(element: JsxElement, name: string): string | undefined {
  const value = attribute(element, name);
  if (typeof value === 'string') return value;
  if (value === undefined || value === true) return undefined;
  const literal = /^\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|`((?:[^`\\$]|\\.)*)`)\s*$/.exec(
    value.code,
  );
  const text = literal ? (literal[1] ?? literal[2] ?? literal[3]) : undefined;
  return text === undefined ? undefined : unescaped(text);
}

/** Attribute nodes from plain values; `undefined` leaves the attribute out. */
export function attributes(
  values: Readonly<Record<string, AttributeValue | undefined>>,
): MdxJsxAttributeNode[] {
  return Object.entries(values).flatMap(([name, value]): MdxJsxAttributeNode[] => {
    if (value === undefined) return [];
    if (value === true) return [{ type: 'mdxJsxAttribute' as const, name, value: null }];
    if (typeof value === 'string') return [{ type: 'mdxJsxAttribute' as const, name, value }];
    return [
      {
        type: 'mdxJsxAttribute' as const,
        name,
        value: { type: 'mdxJsxAttributeValueExpression' as const, value: value.code },
      },
    ];
  });
}

/**
 * Sets an attribute, in the place of one of that name: what a spread says counts only before it.
 */
export function setAttribute(element: JsxElement, name: string, value: AttributeValue): void {
  const place = element.attributes.findIndex((candidate) => isCalled(candidate, name));
  removeAttribute(element, name);
  const at = place === -1 ? element.attributes.length : place;
  element.attributes = element.attributes.toSpliced(at, 0, ...attributes({ [name]: value }));
}

/** Removes the attributes of a name; a spread that may hold it stays. */
export function removeAttribute(element: JsxElement, name: string): void {
  element.attributes = element.attributes.filter((candidate) => !isCalled(candidate, name));
}

function isCalled(candidate: JsxElement['attributes'][number], name: string): boolean {
  return candidate.type === 'mdxJsxAttribute' && candidate.name === name;
}

/** An element that is not in the source. */
export function flowElement(
  name: string,
  values: Readonly<Record<string, AttributeValue | undefined>>,
  children: readonly RootContent[] = [],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    children: [...children],
  } as MdxJsxFlowElement;
}
