import type { Block, Item } from '../block.ts';
import { childByClass, type Element, findByClass, findElement, hasClass } from './elements.ts';
import { labelledItem, strongLabel } from './labelled.ts';
import type { Reader } from './reader.ts';

/** A card: an item whose title leads where the card does. */
export function readCard(element: Element, reader: Reader): Block[] | undefined {
  const container = childByClass(element, 'card-content-container');
  const body = container && childByClass(container, 'card-body');
  if (!body) return undefined;
  const title = childByClass(body, 'card-title');
  const link = findElement(body.children, (inner) => hasClass(inner, 'card-link'));
  const rest = [
    ...element.children.filter((node) => node !== container),
    ...body.children.filter((node) => node !== title && node !== link),
  ];
  const blocks = reader.blocks(rest);
  const name = title || link ? reader.inline(title?.children ?? (link ? [link] : [])) : '';
  return cardList(labelledItem(link ? name : strongLabel(name), blocks));
}

/** A tile: an item as a card is, with its picture below. */
export function readTile(element: Element, reader: Reader): Block[] | undefined {
  const preview = childByClass(element, 'tile-preview');
  const text = childByClass(element, 'tile-text');
  if (!preview || !text) return undefined;
  const title = findByClass(text, 'tile-title');
  const { href } = element.attribs;
  const within = href === undefined ? reader : reader.withinLink;
  const name = title ? within.inline(title.children) : '';
  const rest = [...text.children.filter((node) => node !== title), preview];
  const label = href === undefined ? strongLabel(name) : reader.link(href, name);
  return cardList(
    labelledItem(
      label,
      rest.flatMap((node) => reader.blocks([node])),
    ),
  );
}

function cardList(item: Item): Block[] {
  return [{ kind: 'list', ordered: false, of: 'card', items: [item] }];
}
