import { type Block, paragraph, type Table } from '../block.ts';
import { blocksOrIcons } from './blocks-or-icons.ts';
import { cellLines } from './cell-lines.ts';
import { childElements, type Element } from './elements.ts';
import type { Reader } from './reader.ts';

/** A table; one without a head gets an empty one, which Markdown needs. */
export function readTable(element: Element, reader: Reader): Block[] {
  const caption = childElements(element).find(({ name }) => name === 'caption');
  const rows = tableRows(element);
  const [head = [], ...others] = rows.map((row) => childElements(row).filter(isCell));
  const hasHead = rows[0]?.parent !== null && isHead(rows[0], head);
  const cells = hasHead ? [head, ...others] : [[], head, ...others];
  const read = cells.map((row) => row.flatMap((cell) => cellTexts(cell, reader)));
  const width = Math.max(...read.map((row) => row.length));
  if (width < 1) return [];
  const table: Table = {
    kind: 'table',
    alignments: Array.from({ length: width }, (_, index) => alignment(head[index])),
    rows: read.map((row) => [...row, ...Array<string>(width - row.length).fill('')]),
  };
  return [...paragraph(caption ? reader.inline(caption.children) : ''), table];
}

function tableRows(element: Element): Element[] {
  return childElements(element).flatMap((child) => {
    if (child.name === 'tr') return [child];
    return /^(?:thead|tbody|tfoot)$/.test(child.name) ? tableRows(child) : [];
  });
}

function isCell({ name }: Element): boolean {
  return name === 'td' || name === 'th';
}

function isHead(row: Element | undefined, cells: readonly Element[]): boolean {
  const { parent } = row ?? {};
  const inHead =
    parent !== undefined && parent !== null && 'name' in parent && parent.name === 'thead';
  return inHead || (cells.length > 0 && cells.every(({ name }) => name === 'th'));
}

/** A cell over several columns leaves the others empty. */
function cellTexts(cell: Element, reader: Reader): string[] {
  const span = Math.min(Number.parseInt(cell.attribs.colspan ?? '', 10) || 1, 100);
  const text = cellLines(blocksOrIcons(cell.children, reader)).join('<br>').replace(/\|/g, '\\|');
  return [text, ...Array<string>(Math.max(span - 1, 0)).fill('')];
}

function alignment(cell: Element | undefined): Table['alignments'][number] {
  const { align, style = '' } = cell?.attribs ?? {};
  const found = align ?? /text-align:\s*(\w+)/.exec(style)?.[1];
  return found === 'left' || found === 'center' || found === 'right' ? found : undefined;
}
