import { remember } from '@waymark/core/page';
import { ContentComponent } from '../content-component.ts';
import { type Element, isTag } from './elements.ts';

const blockTags = new Set([
  ...['address', 'article', 'aside', 'blockquote', 'center', 'dd', 'details', 'dialog', 'div'],
  ...['dl', 'dt', 'fieldset', 'figcaption', 'figure', 'footer', 'form', 'h1', 'h2', 'h3', 'h4'],
  ...['h5', 'h6', 'header', 'hgroup', 'hr', 'li', 'main', 'menu', 'nav', 'ol', 'optgroup'],
  ...['p', 'pre', 'search', 'section', 'summary', 'table', 'caption', 'thead', 'tbody', 'tfoot'],
  ...['tr', 'td', 'th', 'ul', 'legend', 'video', 'audio', 'iframe', 'object', 'embed'],
]);

/** Whether an element breaks the line, by its tag or by what it holds. */
export function isBlock(element: Element): boolean {
  if (blockTags.has(element.name)) return true;
  if (element instanceof ContentComponent) return element.form.kind === 'blocks';
  return holdsBlock(element);
}

/** Elements of the page do not change. */
const holdsBlock = remember((element: Element): boolean =>
  element.children.some((child) => isTag(child) && isBlock(child)),
);
