import {
  type Block,
  blockForm,
  type ChildNode,
  type ContentComponent,
  childElements,
  imageMarkdown,
  labelledItem,
  paragraph,
  propertyNodes,
  type Reader,
  strongLabel,
} from '@waymark/content/text';
import { flag } from './parts/flag.ts';
import { nameOfPicture } from './parts/name-of-picture.ts';

/** A card: an item whose title leads where the card does. */
export const cardMarkdown = blockForm((card, reader) => {
  const { img, alt, cta } = card.props;
  const href = flag(card.props['disabled']) ? '' : text(card, 'href');
  const imageName = nameOfPicture(text(card, 'img'));
  const body = reader.blocks(card.children);
  const blocks = [
    ...paragraph(img ? imageMarkdown(String(img), String(alt ?? imageName)) : ''),
    ...(body.length > 0 ? body : paragraph(reader.inline(propertyNodes(card, 'description')))),
    ...paragraph(reader.plain(String(cta ?? ''))),
  ];
  const label = href
    ? linkedTitle(card, href, reader) ||
      reader.link(href, reader.plain(text(card, 'cta') || imageName))
    : strongLabel(reader.inline(propertyNodes(card, 'title')));
  return cardList(label, blocks);
});

/** A tile: an item as a card is, with its picture below. */
export const tileMarkdown = blockForm((tile, reader) => {
  const href = text(tile, 'href');
  const within = href ? reader.withinLink : reader;
  const description = within.inline(propertyNodes(tile, 'description'));
  const title = href
    ? linkedTitle(tile, href, reader)
    : strongLabel(reader.inline(propertyNodes(tile, 'title')));
  const leads = href !== '' && title === '';
  const label = leads
    ? reader.link(href, description || reader.plain(nameOfShown(tile.children)))
    : title;
  return cardList(label, [...paragraph(leads ? '' : description), ...within.blocks(tile.children)]);
});

/** Name of the first picture that has one. */
function nameOfShown(nodes: readonly ChildNode[]): string {
  for (const { name, attribs, children } of childElements({ children: nodes })) {
    const found =
      name === 'img'
        ? attribs['alt'] || nameOfPicture(attribs['src'] ?? '')
        : nameOfShown(children);
    if (found) return found;
  }
  return '';
}

function linkedTitle(component: ContentComponent, href: string, reader: Reader): string {
  const title = reader.withinLink.inline(propertyNodes(component, 'title'));
  return title && reader.link(href, title);
}

function cardList(label: string, blocks: readonly Block[]): Block[] {
  return [{ kind: 'list', ordered: false, of: 'card', items: [labelledItem(label, blocks)] }];
}

function text({ props }: ContentComponent, name: string): string {
  const value = props[name];
  return typeof value === 'string' ? value : '';
}
