import { isUnsafeUrl } from '@waymark/core/page';
import type { PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { markdownToMdast } from 'satteri';
import { escapeHtml } from '../highlight/escape-html.ts';
import { type JsxElement, setAttribute, stringAttribute } from '../tree/jsx.ts';

/** Elements whose `title` may hold inline Markdown (docs/format/pages.md#titles). */
const titled = new Set(['Accordion', 'Card', 'Color.Row', 'Step', 'Tab', 'Tile']);

/** Other properties of that kind; these stand alone, so links in them work. */
const described: Readonly<Record<string, string>> = {
  Example: 'caption',
  Frame: 'caption',
  Prompt: 'description',
  Update: 'description',
};

/** The URL of a link in the page where it is rendered. */
type LinkUrl = (href: string) => string;

/**
 * Splits titles that hold inline Markdown: `title` becomes the plain text, of which
 * ids and labels are made, and `titleHtml` its HTML. Texts without markup are left alone.
 */
export function renderTitles(elements: readonly JsxElement[]): void {
  for (const element of elements) {
    // A title stands inside a button or a link, so links in it are reduced to their text.
    if (titled.has(element.name ?? '')) renderProperty(element, 'title', undefined);
  }
}

/** The same for captions and descriptions, whose links stay. */
export function renderDescriptions(
  elements: readonly JsxElement[],
  linkUrl: (element: JsxElement) => LinkUrl,
): void {
  for (const element of elements) {
    const property = described[element.name ?? ''];
    if (property !== undefined) renderProperty(element, property, linkUrl(element));
  }
}

function renderProperty(element: JsxElement, name: string, linkUrl: LinkUrl | undefined): void {
  const source = stringAttribute(element, name);
  const rendered = source === undefined ? undefined : inlineMarkdown(source, linkUrl);
  if (!rendered) return;
  setAttribute(element, name, rendered.text);
  setAttribute(element, `${name}Html`, rendered.html);
}

/**
 * Text and HTML of a line of inline Markdown; nothing when it holds no markup or a block.
 *
 * @param linkUrl without it links are reduced to their text
 */
export function inlineMarkdown(
  source: string,
  linkUrl?: LinkUrl,
): { text: string; html: string } | undefined {
  if (!/[`*_~[\\]/.test(source)) return undefined;
  const root = markdownToMdast(source, { features: { math: false } }) as Root;
  const [paragraph, ...others] = root.children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const html = paragraph.children.map((node) => inlineHtml(node, linkUrl)).join('');
  return html === escapeHtml(source) ? undefined : { text: textOf(paragraph), html };
}

const tags: Readonly<Record<string, string>> = { strong: 'strong', emphasis: 'em', delete: 'del' };

function inlineHtml(node: PhrasingContent, linkUrl: LinkUrl | undefined): string {
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  if (!('children' in node)) return escapeHtml(textOf(node));
  const inner = node.children.map((child) => inlineHtml(child, linkUrl)).join('');
  if (node.type === 'link' && linkUrl && !isUnsafeUrl(node.url))
    return `<a ${linkAttributes(linkUrl(node.url))}>${inner}</a>`;
  const tag = tags[node.type];
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

function linkAttributes(url: string): string {
  const href = `href="${escapeHtml(url).replaceAll('"', '&quot;')}"`;
  return /^https?:/i.test(url) ? `${href} target="_blank" rel="noreferrer"` : href;
}
