import type { Block } from '../block.ts';
import { readCode } from './code.ts';
import { collapseSpace, type Element, findByClass, findElement, rawText } from './elements.ts';

/** A block of code in the theme's frame, which has its title and language. */
export function readCodeBlock(element: Element): Block[] | undefined {
  const pre = findElement(element.children, ({ name }) => name === 'pre');
  if (!pre) return undefined;
  const title = findByClass(element, 'code-block-filename');
  const language = element.attribs['data-language'];
  return readCode(
    pre,
    language === 'nocopy' ? '' : language,
    title ? collapseSpace(rawText(title.children)).trim() : '',
  );
}
