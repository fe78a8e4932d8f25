import type { Element, ElementContent, Properties, Root } from 'hast';
import { type Schema, sanitize } from 'hast-util-sanitize';

/** How a description of an API is made fit for the page that shows it. */
export interface DescriptionSettings {
  /** Turns the address of a link as written into the one it is served at. */
  readonly href?: (href: string) => string;
  /** HTML of a block of code, escaped and coloured; without one it is shown plain. */
  readonly code?: (code: string, language: string) => string | undefined;
}

/** Elements that may stand in a description: no scripts, styles, forms or frames. */
export const plainTags: readonly string[] = [
  ...['a', 'b', 'blockquote', 'br', 'code', 'dd', 'del', 'details', 'dl', 'dt', 'em', 'hr', 'i'],
  ...['img', 'kbd', 'li', 'ol', 'p', 'pre', 's', 'strong', 'sub', 'summary', 'sup', 'u', 'ul'],
  ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'],
];

/** The attributes that they may have: no ids, which are those of the page. */
export const plainAttributes: Readonly<Record<string, readonly string[]>> = {
  a: ['href', 'title'],
  code: ['className'],
  details: ['open'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start'],
  td: ['align', 'colSpan', 'rowSpan'],
  th: ['align', 'colSpan', 'rowSpan'],
};

/** What may stand in a description. */
const schema: Schema = {
  tagNames: [...plainTags],
  attributes: Object.fromEntries(
    Object.entries(plainAttributes).map(([tag, names]) => [tag, [...names]]),
  ),
  protocols: { href: ['http', 'https', 'mailto'], src: ['https'] },
  ancestors: Object.fromEntries(
    ['li', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'].map((name) => [
      name,
      name === 'li' ? ['ol', 'ul'] : ['table'],
    ]),
  ),
  strip: ['script', 'style', 'template', 'iframe', 'object'],
};

/** A tree of HTML with nothing in it that could run, be loaded or be mistaken for the page. */
export function sanitise(root: Root, settings: DescriptionSettings): Root {
  const safe = sanitize(prepare(root), schema) as Root;
  return {
    ...safe,
    children: safe.children.map((child) => adapt(child as ElementContent, settings)),
  };
}

/** Says in attributes and signs what GFM says in styles and forms, which are not let through. */
function prepare<Parent extends Root | Element>(parent: Parent): Parent {
  const children = parent.children.map((child) => {
    if (child.type !== 'element') return child;
    if (child.tagName === 'input')
      return { type: 'text', value: child.properties['checked'] ? '☑' : '☐' };
    return prepare(aligned(child));
  });
  return { ...parent, children };
}

function aligned(cell: Element): Element {
  const align = /^text-align: (left|center|right)$/.exec(
    String(cell.properties['style'] ?? ''),
  )?.[1];
  return align === undefined ? cell : { ...cell, properties: { ...cell.properties, align } };
}

/** Headings below those of the page, addresses as they are served, blocks of code with colours. */
function adapt(node: ElementContent, settings: DescriptionSettings): ElementContent {
  if (node.type !== 'element') return node;
  if (node.tagName === 'pre') return codeBlock(node, settings);
  const children = node.children.map((child) => adapt(child, settings));
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level !== undefined)
    return { ...node, tagName: `h${Math.min(6, Number(level) + 3)}`, children };
  if (node.tagName === 'a') return { ...node, properties: link(node, settings), children };
  if (node.tagName === 'img') return picture(node);
  return { ...node, children };
}

/** A picture of another site, or its text: what a path would lead to is not known. */
function picture({ properties, ...node }: Element): ElementContent {
  const { src, alt } = properties;
  if (typeof src !== 'string' || !/^https:\/\//i.test(src))
    return { type: 'text', value: String(alt ?? '') };
  return { ...node, properties: { ...properties, loading: 'lazy' } };
}

function link({ properties }: Element, { href: serve }: DescriptionSettings): Properties {
  const { href } = properties;
  if (typeof href !== 'string') return properties;
  if (/^[a-z][a-z+.-]*:|^\/\//i.test(href)) return { ...properties, rel: ['nofollow', 'noopener'] };
  return { ...properties, href: serve ? serve(href) : href };
}

function codeBlock(node: Element, { code: highlight }: DescriptionSettings): Element {
  const text = textOf(node).replace(/\n$/, '');
  const [inner] = node.children;
  const language = inner?.type === 'element' ? languageOf(inner) : '';
  const html = highlight?.(text, language);
  const content: ElementContent =
    // Raw HTML is written as it is: it comes from the highlighter, never from a description.
    html === undefined ? { type: 'text', value: text } : ({ type: 'raw', value: html } as never);
  return {
    type: 'element',
    tagName: 'pre',
    properties: { className: ['wm-code'], tabIndex: 0 },
    children: [
      {
        type: 'element',
        tagName: 'code',
        // The Markdown of the page is read from this HTML.
        properties: /^[\w+#.-]{1,30}$/.test(language)
          ? { className: [`language-${language}`] }
          : {},
        children: [content],
      },
    ],
  };
}

function languageOf({ properties }: Element): string {
  const names = Array.isArray(properties['className']) ? properties['className'] : [];
  const name = names.find((each) => typeof each === 'string' && each.startsWith('language-'));
  return String(name ?? '').slice('language-'.length);
}

function textOf(node: ElementContent): string {
  if (node.type === 'text') return node.value;
  return node.type === 'element' ? node.children.map(textOf).join('') : '';
}
