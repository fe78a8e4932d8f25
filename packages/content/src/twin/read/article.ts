import { parseDocument } from 'htmlparser2';
import { type Element, findElement } from './elements.ts';

const mark = 'data-wm-content';

/**
 * The element of a page that holds its content: title, description and body. The rest of the
 * document, which is most of it, is not parsed. Undefined for HTML that is no page, such as a
 * redirect.
 */
export function parseArticle(html: string): Element | undefined {
  const start = html.lastIndexOf('<', html.indexOf(mark));
  const tag = start < 0 ? undefined : /^<([a-z][\w-]*)/i.exec(html.slice(start, start + 40))?.[1];
  if (tag === undefined || !html.includes(mark)) return undefined;
  const end = html.lastIndexOf(`</${tag}>`);
  const document = parseDocument(end < start ? html.slice(start) : html.slice(start, end));
  return findElement(document.children, ({ attribs }) => mark in attribs);
}
