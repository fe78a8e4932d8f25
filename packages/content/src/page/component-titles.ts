import type { PhrasingContent, Root } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { markdownToMdast } from 'satteri';
import { escapeHtml } from '../highlight/highlighter.ts';
import { type JsxElement, setAttribute, stringAttribute } from '../tree/jsx.ts';

/** Elements whose `title` may hold inline Markdown (mdx-content §3). */
const titled = new Set(['Accordion', 'Card', 'Color.Row', 'Step', 'Tab', 'Tile']);

/**
 * Splits titles that hold inline Markdown: `title` becomes the plain text, of which ids and labels
 * are made, and `titleHtml` its HTML. Titles without markup are left alone.
 */
export function renderTitles(elements: readonly JsxElement[]): void {
  for (const element of elements) {
    if (element.name === null || !titled.has(element.name)) continue;
    const source = stringAttribute(element, 'title');
    const title = source === undefined ? undefined : inlineMarkdown(source);
    if (!title) continue;
    setAttribute(element, 'title', title.text);
    setAttribute(element, 'titleHtml', title.html);
  }
}

/** Text and HTML of a line of inline Markdown; nothing when it holds no markup or a block. */
export function inlineMarkdown(source: string): { text: string; html: string } | undefined {
  if (!/[`*_~[\\]/.test(source)) return undefined;
  const root = markdownToMdast(source, { features: { math: false } }) as Root;
  const [paragraph, ...others] = root.children;
  if (paragraph?.type !== 'paragraph' || others.length > 0) return undefined;
  const html = paragraph.children.map(inlineHtml).join('');
  return html === escapeHtml(source) ? undefined : { text: textOf(paragraph), html };
}

const tags: Readonly<Record<string, string>> = { strong: 'strong', emphasis: 'em', delete: 'del' };

/** A title stands inside a button or a link, so links in it are reduced to their text. */
function inlineHtml(node: PhrasingContent): string {
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`;
  if ('children' in node) {
    const inner = node.children.map(inlineHtml).join('');
    const tag = tags[node.type];
    return tag ? `<${tag}>${inner}</${tag}>` : inner;
  }
  return escapeHtml(textOf(node));
}
