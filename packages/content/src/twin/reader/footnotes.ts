import type { Block } from '../block.ts';
import { childElements, type Element, findElement, rawText } from './elements.ts';
import { noteReference } from './escape-text.ts';
import type { Reader } from './reader.ts';

/** The footnotes at the end of a page. Texts point to them by number. */
export function readFootnotes(section: Element, reader: Reader): Block[] {
  const list = findElement(section.children, ({ name }) => name === 'ol');
  const items = list ? childElements(list).filter(({ name }) => name === 'li') : [];
  return items.map((item, index) => ({
    kind: 'note',
    label: String(index + 1),
    blocks: reader.blocks(item.children),
  }));
}

/** What points to a footnote; undefined for text above the line that does not. */
export function footnoteReference(element: Element): string | undefined {
  const link = childElements(element).find(({ attribs }) => 'data-footnote-ref' in attribs);
  return link && noteReference(rawText(link.children).trim());
}
