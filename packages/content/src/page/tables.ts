import type {
  AlignType,
  List,
  ListItem,
  Parents,
  Root,
  RootContent,
  Table,
  TableCell,
  TableRow,
} from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { isJsxElement } from '../tree/jsx.ts';

/** Characters of the longest words of all columns that fit the narrowest screen. */
const fitsEverywhere = 30;

/**
 * Puts tables into containers that scroll, marks cells with numbers, and list items that hold
 * nothing but lists (docs/format/pages.md#tables-and-lists).
 */
export function prepareTablesAndLists(root: Root): void {
  const walk = (parent: Parents, heading: string) => {
    let above = heading;
    const children = parent.children as RootContent[];
    for (const [index, node] of children.entries()) {
      if (node.type === 'heading') above = headingId(node) ?? above;
      else if (node.type === 'table') children[index] = scrollContainer(node, above);
      else if (node.type === 'list') markItems(node);
      if (node.type !== 'table' && 'children' in node) walk(node, above);
      else if (isJsxElement(node)) walk(node, above);
    }
  };
  walk(root, 'page-title');
}

function headingId({ data }: Extract<RootContent, { type: 'heading' }>): string | undefined {
  const id = (data as { hProperties?: { id?: unknown } } | undefined)?.hProperties?.id;
  return typeof id === 'string' ? id : undefined;
}

/**
 * A container that keyboards can scroll where the table may be too wide.
 *
 * @param heading id of what names it
 */
function scrollContainer(table: Table, heading: string): RootContent {
  const focusable = { tabindex: 0, role: 'region', 'aria-labelledby': heading };
  const isWide = smallestWidth(table) > fitsEverywhere;
  const properties = { class: 'wm-table', ...(isWide ? focusable : {}) };
  return block('div', properties, [withNumbers(table)]);
}

/** The table itself, or one whose cells with numbers are marked: the compiler marks none. */
function withNumbers(table: Table): RootContent {
  const [head, ...rows] = table.children;
  const hasNumbers = rows.some(({ children }) => children.some((cell) => isNumeric(textOf(cell))));
  if (!head || !hasNumbers) return table;
  const row = (name: 'th' | 'td', { children }: TableRow) =>
    block(
      'tr',
      {},
      children.map((cell, column) => cellNode(name, cell, table.align?.[column])),
    );
  return block('table', {}, [
    block('thead', {}, [row('th', head)]),
    block(
      'tbody',
      {},
      rows.map((other) => row('td', other)),
    ),
  ]);
}

function cellNode(name: 'th' | 'td', cell: TableCell, align: AlignType | undefined): RootContent {
  const hProperties = {
    ...(align ? { style: `text-align: ${align}` } : {}),
    ...(name === 'td' && isNumeric(textOf(cell)) ? { 'data-numeric': 'true' } : {}),
  };
  return {
    type: 'paragraph',
    children: cell.children,
    data: { hName: name, hProperties },
  } as never;
}

/** A block that the compiler prints under another name. */
function block(hName: string, hProperties: object, children: readonly RootContent[]): RootContent {
  return { type: 'blockquote', children, data: { hName, hProperties } } as never;
}

/** The longest words of the columns, in characters, and the space between them. */
function smallestWidth({ children: rows }: Table): number {
  const widths: number[] = [];
  for (const { children: cells } of rows) {
    for (const [column, cell] of cells.entries()) {
      const words = textOf(cell).split(/\s+/);
      const longest = words.reduce((length, word) => Math.max(length, word.length), 0);
      widths[column] = Math.max(widths[column] ?? 0, longest + 2);
    }
  }
  return widths.reduce((sum, width) => sum + width, 0);
}

/**
 * Whether a cell is read as a number: with sign, unit, currency or percent, a version, an ordinal, a
 * colour, or otherwise digits to four fifths.
 */
export function isNumeric(text: string): boolean {
  const cell = text.trim();
  if (!/\d/.test(cell)) return false;
  if (/^[-+−~≈<>≤≥]?\s?[$€£¥]?[\d.,\s]+\s?(?:%|°?[A-Za-zµ]{1,5}(?:\/[a-z]+)?)?$/.test(cell))
    return true;
  if (/^v?\d+(?:\.\d+)+(?:[-+][\w.]+)?$|^\d+(?:st|nd|rd|th)$|^#[\da-f]{3,8}$/i.test(cell))
    return true;
  const characters = cell.replace(/\s/g, '');
  return characters.replace(/[^\d.,:%+\-/]/g, '').length / characters.length >= 0.8;
}

function markItems({ children }: List): void {
  for (const item of children) {
    const holdsLists =
      item.children.length > 0 && item.children.every(({ type }) => type === 'list');
    if (holdsLists) markWithoutBullet(item);
  }
}

function markWithoutBullet(item: ListItem): void {
  const data = (item.data ?? {}) as { hProperties?: object };
  item.data = { ...data, hProperties: { ...data.hProperties, 'data-no-bullet': 'true' } } as never;
}
