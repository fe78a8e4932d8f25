import { type Block, paragraph } from '../block.ts';
import { ContentComponent } from '../content-component.ts';
import { readCode } from './code.ts';
import { childElements, type Element, findElement } from './elements.ts';
import { readFootnotes } from './footnotes.ts';
import { strongLabel } from './labelled.ts';
import { linkBlocks } from './link-blocks.ts';
import { readDefinitions, readList } from './list.ts';
import { plainText } from './plain-text.ts';
import type { Reader } from './reader.ts';
import { readTable } from './table.ts';

/** Blocks of HTML; undefined for an element that only holds others. */
export function readHtmlBlock(element: Element, reader: Reader): Block[] | undefined {
  const { name, children } = element;
  if (/^h[1-6]$/.test(name)) return readHeading(element, reader);
  switch (name) {
    case 'ul':
    case 'ol':
    case 'menu':
      return readList(element, reader);
    case 'dl':
      return readDefinitions(element, reader);
    case 'table':
      return readTable(element, reader);
    case 'pre':
      return holdsComponent(element) ? undefined : readCode(element);
    case 'hr':
      return [{ kind: 'verbatim', text: '---' }];
    case 'blockquote':
      return [{ kind: 'quote', blocks: reader.blocks(children) }];
    case 'details':
      return readDetails(element, reader);
    case 'iframe':
    case 'video':
    case 'audio':
    case 'object':
    case 'embed':
      return readMedia(element, reader);
    case 'section':
      return 'data-footnotes' in element.attribs ? readFootnotes(element, reader) : undefined;
    case 'a':
      return linkBlocks(element, reader);
    default:
      return undefined;
  }
}

/** Whether a component, such as a fence of Markdown, stands in it: only its form knows what it says. */
function holdsComponent({ children }: Element): boolean {
  return findElement(children, (inner) => inner instanceof ContentComponent) !== undefined;
}

function readHeading(element: Element, reader: Reader): Block[] {
  const { name, attribs, children } = element;
  const text = reader.inline(children).replaceAll('\\\n', ' ');
  if (text === '') return [];
  const plain = plainText(children) || text;
  return [{ kind: 'heading', level: Number(name[1]), id: attribs.id ?? '', text, plain }];
}

function readMedia(element: Element, reader: Reader): Block[] {
  const { attribs } = element;
  const source = childElements(element).find(({ name }) => name === 'source');
  const href = attribs.src ?? attribs.data ?? source?.attribs.src ?? '';
  if (href === '' || href.startsWith('data:')) return paragraph(attribs.title ?? '');
  return paragraph(reader.link(href, reader.plain(attribs.title ?? '')));
}

/** Of accordions and other folded content: the line that is always seen, then the rest. */
function readDetails(element: Element, reader: Reader): Block[] {
  const summary = childElements(element).find(({ name }) => name === 'summary');
  const rest = element.children.filter((node) => node !== summary);
  const label = summary ? { label: strongLabel(reader.inline(summary.children)) } : {};
  return [{ kind: 'part', ...label, blocks: reader.blocks(rest) }];
}
