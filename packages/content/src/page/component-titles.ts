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

/** Links in the page where they are rendered. */
interface TitleLinks {
  readonly urlOf: (href: string) => string;
  readonly leavesSite: (url: string) => boolean;
}

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
  links: (element: JsxElement) => TitleLinks,
): void {
  for (const element of elements) {
    const property = described[element.name ?? ''];
    if (property !== undefined) renderProperty(element, property, links(element));
  }
}

function renderProperty(element: JsxElement, name: string, links: TitleLinks | undefined): void {
  const source = stringAttribute(element, name);
  const rendered = source === undefined ? undefined : inlineMarkdown(source, links);
  if (!rendered) return;
  setAttribute(element, name, rendered.text);
  setAttribute(element, `${name}Html`, rendered.html);
}

/**
 * Text and HTML of a line of inline Markdown; nothing when it holds no markup or a block.
 *
 * @param links without it links are reduced to their text
 */
export function inlineMarkdown(
  source: string,
  links?: TitleLinks,
): { text: string; html: string } | undefined {
  if (!/[`*_~[\\]/.test(source)) return undefined;
  const root = markdownToMdast(source, { features: { math: false } }) as Root;
  const [paragraph, ...others] = root.children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const html = paragraph.children.map((node) => inlineHtml(node, links)).join('');
  return html === escapeHtml(source) ? undefined : { text: textOf(paragraph), html };
}

const tags: Readonly<Record<string, string>> = { strong: 'strong', emphasis: 'em', delete: 'del' };

function inlineHtml(node: PhrasingContent, links: TitleLinks | undefined): string {
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  if (!('children' in node)) return escapeHtml(textOf(node));
  const inner = node.children.map((child) => inlineHtml(child, links)).join('');
  if (node.type === 'link' && links && !isUnsafeUrl(node.url))
    return `<a ${linkAttributes(node.url, links)}>${inner}</a>`;
  const tag = tags[node.type];
  return tag ? `<${tag}>${inner}</${tag}>` : inner;
}

function linkAttributes(written: string, { leavesSite, urlOf }: TitleLinks): string {
  const url = urlOf(written);
  const href = `href="${escapeHtml(url).replaceAll('"', '&quot;')}"`;
  return leavesSite(url) ? `${href} target="_blank" rel="noreferrer"` : href;
}
