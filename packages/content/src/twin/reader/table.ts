import { type Block, paragraph, type Table } from '../block.ts';
import { blocksOrIcons } from './blocks-or-icons.ts';
import { cellLines } from './cell-lines.ts';
import { childElements, type Element } from './elements.ts';
import type { Reader } from './reader.ts';

/** A table; one without a head gets an empty one, which Markdown needs. */
export function readTable(element: Element, reader: Reader): Block[] {
  const caption = childElements(element).find(({ name }) => name === 'caption');
  const rows = tableRows(element);
  const head = rows[0] ? rowCells(rows[0]) : [];
  const hasHead = rows[0]?.parent !== null && isHead(rows[0], head);
  const texts = rowTexts(rows, reader);
  const read = hasHead ? texts : [[], ...texts];
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

function rowCells(row: Element): Element[] {
  return childElements(row).filter(isCell);
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

/** What stands in a column of a row. */
interface Filled {
  readonly text: string;
  /** In how many rows more the cell is. */
  readonly below: number;
  /** In how many of them its text is repeated. */
  readonly copies: number;
}

/** A page may say that a cell is in any number of columns and rows. */
const mostColumns = 100;
const mostCopies = 100;

/** The texts of the rows. A cell over several rows stands in each, so that all others keep their column. */
function rowTexts(rows: readonly Element[], reader: Reader): string[][] {
  let above: readonly Filled[] = [];
  return rows.map((row, index) => {
    if (row.parent !== rows[index - 1]?.parent) above = [];
    above = filledRow(rowCells(row), above, reader);
    return above.map(({ text }) => text);
  });
}

function filledRow(
  cells: readonly Element[],
  above: readonly Filled[],
  reader: Reader,
): readonly Filled[] {
  const row: Filled[] = [];
  const next = () => above[row.length];
  for (const cell of cells) {
    for (let over = next(); over && over.below > 0; over = next()) row.push(continued(over));
    row.push(...filledCell(cell, reader));
  }
  for (let over = next(); over; over = next()) row.push(continued(over));
  return row;
}

function continued({ text, below, copies }: Filled): Filled {
  const isShown = below > 0 && copies > 0;
  return { text: isShown ? text : '', below: Math.max(below - 1, 0), copies: copies - 1 };
}

/** A cell over several columns leaves the others empty. */
function filledCell(cell: Element, reader: Reader): Filled[] {
  const text = cellLines(blocksOrIcons(cell.children, reader)).join('<br>').replace(/\|/g, '\\|');
  const { colspan, rowspan } = cell.attribs;
  const columns = Math.min(span(colspan) || 1, mostColumns);
  // HTML says with 0 that a cell goes on to the end of its part of the table.
  const below = (span(rowspan) || Number.POSITIVE_INFINITY) - 1;
  return Array.from({ length: columns }, (_, index) => {
    return { text: index === 0 ? text : '', below, copies: mostCopies };
  });
}

function span(written = ''): number {
  const count = Number.parseInt(written, 10);
  return count >= 0 ? count : 1;
}

function alignment(cell: Element | undefined): Table['alignments'][number] {
  const { align, style = '' } = cell?.attribs ?? {};
  const found = align ?? /text-align:\s*(\w+)/.exec(style)?.[1];
  return found === 'left' || found === 'center' || found === 'right' ? found : undefined;
}
