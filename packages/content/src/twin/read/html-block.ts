import { type Block, paragraph, type SectionMark } from '../block.ts';
import { readCode } from './code.ts';
import { childElements, type Element, findElement } from './elements.ts';
import { formulaSource } from './formula.ts';
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
      return readCode(element);
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
    case 'a':
      return linkBlocks(element, reader);
    default:
      return readFormula(element);
  }
}

function readHeading(element: Element, reader: Reader): Block[] {
  const { name, attribs, children } = element;
  const text = reader.inline(children).replaceAll('\\\n', ' ');
  if (text === '') return [];
  const plain = plainText(children) || text;
  return [{ kind: 'heading', level: Number(name[1]), id: attribs.id ?? '', text, plain }];
}

function readFormula(element: Element): Block[] | undefined {
  if (element.attribs.class !== 'math-display') return undefined;
  const formula = findElement([element], (inner) => formulaSource(inner) !== undefined);
  const source = formula && formulaSource(formula);
  return source === undefined ? undefined : [{ kind: 'verbatim', text: `$$\n${source}\n$$` }];
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
  const description = summary && findElement(summary.children, isDescription);
  const title = summary && (findElement(summary.children, isTitle) ?? summary);
  const section: SectionMark | undefined = mark(element, title);
  return [
    {
      kind: 'part',
      ...(title ? { label: strongLabel(reader.inline(title.children)) } : {}),
      ...(section ? { section } : {}),
      blocks: [
        ...paragraph(description ? reader.inline(description.children) : ''),
        ...reader.blocks(rest),
      ],
    },
  ];
}

function isTitle({ attribs }: Element): boolean {
  return attribs.class === 'accordion-title';
}

function isDescription({ attribs }: Element): boolean {
  return attribs.class === 'accordion-description';
}

function mark(element: Element, title: Element | undefined): SectionMark | undefined {
  const id = element.attribs['data-wm-accordion'];
  const text = title ? plainText(title.children) : '';
  return id && text ? { id, title: text } : undefined;
}
