import { parseDocument } from 'htmlparser2';
import { type Element, findElement } from '../reader/elements.ts';

const mark = 'data-wm-content';
/** The mark as an attribute: styles of the page may name it too. */
const marked = /<([a-z][\w-]*)\s(?:[^<>]*\s)?data-wm-content[\s=>]/i;

/**
 * The element of a page that holds its content: title, description and body. The rest of the
 * document, which is most of it, is not parsed. Undefined for HTML that is no page, such as a
 * redirect.
 */
export function parseArticle(html: string): Element | undefined {
  const found = marked.exec(html);
  if (!found) return undefined;
  const { 1: tag, index: start } = found;
  const end = html.lastIndexOf(`</${tag}>`);
  const document = parseDocument(end < start ? html.slice(start) : html.slice(start, end));
  return findElement(document.children, ({ attribs }) => mark in attribs);
}
