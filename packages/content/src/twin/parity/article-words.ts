import { type ChildNode, type Element, isTag, isText } from '../read/elements.ts';
import { formulaSource } from '../read/formula.ts';
import { parseArticle } from './article.ts';
import { isControl } from './is-control.ts';
import { splitWords } from './words.ts';

/** Elements in which markup colours parts of words instead of parting them. */
const unbroken = new Set(['pre', 'code']);
/** Attributes that are shown or read out, on the elements that authors write them on. */
const spoken = ['alt', 'title', 'placeholder'];
const speaking = new Set(['a', 'abbr', 'iframe', 'img', 'input', 'span', 'textarea', 'video']);

/**
 * The words of the content of a page: its title, text, code, alternative texts, and what hidden
 * panels hold; not those of the theme's own controls. Undefined for HTML that is no page, such as a
 * redirect.
 */
export function articleWords(html: string): string[] | undefined {
  const article = parseArticle(html);
  return article && wordsOf(article);
}

/** The same of an article that is parsed already. */
export function wordsOf(article: Element): string[] {
  return splitWords(textOf(article, ' '));
}

/** @param gap stands where an element starts or ends */
function textOf(node: ChildNode, gap: string): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  if (node.name === 'br') return '\n';
  // Authors put buttons for copying into code.
  if (node.name === 'button' && gap === '') return '';
  const attributes = gap === '' ? '' : attributeText(node);
  if (isControl(node)) return attributes;
  const inner = unbroken.has(node.name) ? '' : gap;
  const formula = formulaSource(node);
  const text = formula ?? node.children.map((child) => textOf(child, inner)).join('');
  return `${gap}${attributes}${text}${gap}`;
}

/** In code they are notes of the type checker about its words. */
function attributeText({ name, attribs }: Element): string {
  if (!speaking.has(name)) return '';
  return spoken.map((attribute) => ` ${attribs[attribute] ?? ''} `).join('');
}
