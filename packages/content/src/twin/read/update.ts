import { type Block, paragraph } from '../block.ts';
import { childByClass, childElements, type Element } from './elements.ts';
import { plainText } from './plain-text.ts';
import type { Reader } from './reader.ts';

/** An entry of a changelog: its label is a heading, as it is in the contents of the page. */
export function readUpdate(element: Element, reader: Reader): Block[] | undefined {
  const head = childByClass(element, 'update-head');
  const content = childByClass(element, 'update-content');
  if (!head || !content) return undefined;
  const title = childByClass(head, 'update-label');
  const nodes = title?.children ?? [];
  const tags = childByClass(head, 'update-tag-list');
  const names = (tags ? childElements(tags) : []).map(({ children }) => reader.inline(children));
  const description = childByClass(head, 'update-description');
  const label = reader.inline(nodes);
  const section = { id: element.attribs.id ?? '', title: plainText(nodes), level: 2 };
  return [
    {
      kind: 'part',
      ...(label ? { label, isHeading: true as const, section } : {}),
      blocks: [
        ...paragraph(names.join(', ')),
        ...(description ? reader.blocks(description.children) : []),
        ...reader.blocks(content.children),
      ],
    },
  ];
}
