import { type ChildNode, type Element, isTag, isText } from '../reader/elements.ts';
import { formulaSource } from '../reader/formula.ts';
import { parseArticle } from './article.ts';
import { isControl } from './is-control.ts';
import { splitWords } from './words.ts';

/** Elements in which markup colours parts of words instead of parting them. */
const unbroken = new Set(['pre', 'code']);
/** Attributes that are shown or read out, on the elements that authors write them on. */
const spoken = ['title', 'placeholder'];
const speaking = new Set(['a', 'abbr', 'iframe', 'img', 'input', 'span', 'textarea', 'video']);

/** Elements that show an alternative text in their place. */
const replaced = new Set(['img', 'input']);

/** What counts as text of an element. */
export interface TextRules {
  /** Elements of which only the attributes are read. */
  readonly isUnread: (element: Element) => boolean;
  /** Text of its attributes. */
  readonly attributeText: (element: Element) => string;
  /** What stands where an element starts or ends; a space by default. */
  readonly gap?: (element: Element) => string;
}

/** Of pages of this theme. */
export const articleRules: TextRules = { isUnread: isControl, attributeText };

/**
 * The words of the content of a page: its title, text, code, alternative texts, and what hidden
 * panels hold; not those of the theme's own controls. Undefined for HTML that is no page, such as a
 * redirect.
 */
export function articleWords(html: string): string[] | undefined {
  const article = parseArticle(html);
  return article && splitWords(textOf(article, articleRules));
}

/** @param isBroken whether the start and the end of an element part words; they do not in code */
export function textOf(node: ChildNode, rules: TextRules, isBroken = true): string {
  if (isText(node)) return node.data;
  if (!isTag(node)) return '';
  if (node.name === 'br') return '\n';
  // Authors put buttons for copying into code.
  if (node.name === 'button' && !isBroken) return '';
  const attributes = isBroken ? rules.attributeText(node) : '';
  if (rules.isUnread(node)) return attributes;
  const gap = isBroken ? (rules.gap?.(node) ?? ' ') : '';
  const isWhole = isBroken && !unbroken.has(node.name);
  const inner = () => node.children.map((child) => textOf(child, rules, isWhole)).join('');
  return `${gap}${attributes}${formulaSource(node) ?? inner()}${gap}`;
}

/** In code they are notes of the type checker about its words. */
function attributeText({ name, attribs }: Element): string {
  if (!speaking.has(name)) return '';
  const read = replaced.has(name) ? ['alt', ...spoken] : spoken;
  return read.map((attribute) => ` ${attribs[attribute] ?? ''} `).join('');
}
