import { type ChildNode, Element, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { htmlAttribute, isEventHandler } from '../jsx/attributes.ts';
import { ContentComponent, type MarkdownForm } from './content-component.ts';

/** An element as code of a page makes it. */
interface JsxNode {
  readonly type: unknown;
  readonly props: Props;
}

type Props = Readonly<Record<string, unknown>>;

const Fragment = Symbol('Fragment');

class MarkdownJsx implements JsxNode {
  readonly type: unknown;
  readonly props: Props;
  constructor(type: unknown, props: Props) {
    this.type = type;
    this.props = props;
  }
}

/**
 * The JSX runtime that a compiled page is evaluated with for its Markdown. Components of the docs
 * repository run at once; one that throws says nothing.
 */
export const markdownRuntime = { Fragment, jsx, jsxs: jsx };

function jsx(type: unknown, props: Props): unknown {
  if (typeof type !== 'function') return new MarkdownJsx(type, props);
  try {
    const nodes: unknown = type(props);
    return nodes instanceof Promise ? nodes.catch(() => null) : nodes;
  } catch {
    return null;
  }
}

/** The elements and texts of what a page gave, promises waited for. */
export async function contentNodes(tree: unknown): Promise<ChildNode[]> {
  const waiting: Promise<void>[] = [];
  const nodes = toNodes(tree, (promise) => {
    const place = new Element('span', {});
    const fill = async () => {
      const given = await promise.catch(() => null);
      adopt(place, await contentNodes(given));
    };
    waiting.push(fill());
    return place;
  });
  await Promise.all(waiting);
  return nodes;
}

/** What a property of a component holds: text, elements, or Markdown that was compiled to HTML. */
export function propertyNodes({ props }: ContentComponent, name: string): ChildNode[] {
  const html = props[`${name}Html`];
  if (typeof html === 'string') return htmlNodes(html);
  return toNodes(props[name], () => new Element('span', {}));
}

/** The elements and texts of HTML, such as a title that was compiled. */
export function htmlNodes(html: string): ChildNode[] {
  if (!/[<&]/.test(html)) return html === '' ? [] : [new Text(html)];
  return parseDocument(html).children;
}

type Wait = (promise: Promise<unknown>) => ChildNode;

function toNodes(value: unknown, wait: Wait): ChildNode[] {
  if (Array.isArray(value)) return value.flatMap((item) => toNodes(item, wait));
  if (typeof value === 'string') return value === '' ? [] : [new Text(value)];
  if (typeof value === 'number' || typeof value === 'bigint') return [new Text(String(value))];
  if (value instanceof Promise) return [wait(value)];
  return value instanceof MarkdownJsx ? elementNodes(value, wait) : [];
}

function elementNodes({ type, props }: MarkdownJsx, wait: Wait): ChildNode[] {
  const html = givenHtml(props);
  const children = html === undefined ? toNodes(props['children'], wait) : htmlNodes(html);
  if (typeof type === 'string') return [adopt(new Element(type, attributes(props)), children)];
  if (isForm(type)) return [adopt(new ContentComponent(type, props, []), children)];
  return children;
}

function adopt(parent: Element, children: ChildNode[]): Element {
  parent.children = children;
  for (const child of children) child.parent = parent;
  return parent;
}

function isForm(type: unknown): type is MarkdownForm {
  return typeof type === 'object' && type !== null && 'kind' in type;
}

/** HTML that an element was given in place of children. */
function givenHtml(props: Props): string | undefined {
  const given = props['dangerouslySetInnerHTML'];
  const html =
    typeof given === 'object' && given !== null && '__html' in given
      ? given.__html
      : props['set:html'];
  return html === undefined || html === null ? undefined : String(html);
}

function attributes(props: Props): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [name, given] of Object.entries(props)) {
    if (name === 'children' || name.startsWith('set:') || isEventHandler(name)) continue;
    const { name: htmlName, value } = htmlAttribute(name, given) ?? { name, value: undefined };
    if (value === true) found[htmlName] = '';
    else if (typeof value === 'string' || typeof value === 'number') found[htmlName] = `${value}`;
    else if (Array.isArray(value)) found[htmlName] = value.join(' ');
  }
  return found;
}
