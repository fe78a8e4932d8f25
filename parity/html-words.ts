import { HTMLElement, type Node, parse, TextNode } from 'node-html-parser';
import { splitWords } from './words.ts';

/** Elements whose text nobody reads. */
const unread = new Set(['script', 'style']);
/** Elements in which markup colours parts of words instead of parting them. */
const unbroken = new Set(['pre', 'code']);
/** Attributes that are shown or read out, on the elements that authors write them on. */
const spoken = ['alt', 'title', 'placeholder'];
const speaking = new Set(['a', 'abbr', 'iframe', 'img', 'input', 'span', 'textarea', 'video']);

/**
 * The words of the content of a page: its title, text, code, alternative texts, and what hidden
 * panels hold. Undefined for HTML that is no page, such as a redirect.
 */
export function htmlWords(html: string): string[] | undefined {
  const document = parse(html, { blockTextElements: { script: true, style: true } });
  const article = document.querySelector('[data-wm-content]');
  return article === null ? undefined : splitWords(textOf(article, ' '));
}

/** @param gap stands where an element starts or ends */
function textOf(node: Node, gap: string): string {
  if (node instanceof TextNode) return node.text;
  if (!(node instanceof HTMLElement)) return '';
  const tag = node.rawTagName?.toLowerCase() ?? '';
  if (unread.has(tag)) return '';
  const inner = unbroken.has(tag) ? '' : gap;
  const text = node.childNodes.map((child) => textOf(child, inner)).join('');
  return `${gap}${attributeText(node, tag)}${text}${gap}`;
}

/** Labels of the theme, as on its buttons, are no words of the page. */
function attributeText(element: HTMLElement, tag: string): string {
  if (!speaking.has(tag)) return '';
  const texts = spoken.flatMap((name) => element.getAttribute(name) ?? []);
  return texts.map((text) => ` ${text} `).join('');
}
