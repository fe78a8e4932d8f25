import type { Root, RootContent } from 'mdast';
import { markdownToHtml } from 'satteri';
import { htmlAttributeName } from '../jsx/attributes.ts';
import { isJsxElement, type JsxElement, stringAttribute } from '../tree/jsx.ts';

/** Elements that no feed reader shows. */
const removed = new Set(['script', 'style', 'iframe', 'video', 'audio', 'svg']);

/** Attributes that mean something outside of the site. */
const kept = new Set(['href', 'src', 'alt', 'title', 'colspan', 'rowspan', 'start', 'dir', 'lang']);

/**
 * HTML of content for a feed: without code blocks and scripts, of the format's components only
 * their content (docs/format/pages.md#feeds).
 */
export function feedHtml(children: readonly RootContent[]): string {
  const root: Root = { type: 'root', children: plain(children) };
  const { html } = markdownToHtml('', {
    mdastPlugins: [
      { name: 'waymark-feed', before: (parsed, context) => context.replaceNode(parsed, root) },
    ],
  });
  return html.trim();
}

function plain(nodes: readonly RootContent[]): RootContent[] {
  return nodes.flatMap((node): RootContent[] => {
    if (node.type === 'code' || node.type.startsWith('mdx') !== isJsxElement(node)) return [];
    const children = 'children' in node ? plain(node.children as RootContent[]) : [];
    if (isJsxElement(node)) return plainElement(node, children);
    if (node.type === 'heading') return [plainHeading(node, children)];
    const copy = { ...node, ...('children' in node ? { children } : {}) } as RootContent;
    // Attributes are for the page: zoom, classes, new tabs.
    if (node.type === 'image' || node.type === 'link') delete copy.data;
    return [copy];
  });
}

/** The heading without the link to itself. */
function plainHeading(
  node: Extract<RootContent, { type: 'heading' }>,
  children: readonly RootContent[],
): RootContent {
  const inner = children.flatMap((child) =>
    child.type === 'link' && child.url.startsWith('#') ? child.children : [child],
  );
  return { type: 'heading', depth: node.depth, children: inner as never };
}

function plainElement(element: JsxElement, children: RootContent[]): RootContent[] {
  const { name } = element;
  if (name === null || removed.has(name)) return name === null ? children : [];
  const isBlock = element.type === 'mdxJsxFlowElement';
  if (!/^[a-z][a-z\d]*$/.test(name)) return isBlock ? paragraphs(children) : children;
  // A node of the right kind that the compiler prints under this name.
  const type = isBlock ? 'blockquote' : 'emphasis';
  return [{ type, children, data: { hName: name, hProperties: properties(element) } } as never];
}

/** Text that stood alone in a component gets a paragraph of its own. */
function paragraphs(children: RootContent[]): RootContent[] {
  const isText = children.some(({ type }) => type === 'text' || type === 'inlineCode');
  return isText ? [{ type: 'paragraph', children: children as never }] : children;
}

function properties(element: JsxElement): Record<string, string> {
  const entries = element.attributes.flatMap((item): [string, string][] => {
    if (item.type !== 'mdxJsxAttribute') return [];
    const name = htmlAttributeName(item.name)?.toLowerCase() ?? '';
    const value = stringAttribute(element, item.name);
    return value !== undefined && kept.has(name) ? [[name, value]] : [];
  });
  return Object.fromEntries(entries);
}
