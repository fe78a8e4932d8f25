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
 *
 * @param showsTitle whether a title stands above the content
 */
export function prepareTablesAndLists(root: Root, showsTitle: () => boolean): void {
  const regions = new Set<string>();
  const title = () => (showsTitle() ? { id: 'page-title', text: '' } : undefined);
  const walk = (parent: Parents, heading: Heading | undefined) => {
    let above = heading;
    const children = parent.children as RootContent[];
    for (const [index, node] of children.entries()) {
      if (node.type === 'heading') above = headingOf(node) ?? above;
      else if (node.type === 'table')
        children[index] = scrollContainer(node, above ?? title(), regions);
      else if (node.type === 'list') markItems(node);
      if (node.type !== 'table' && 'children' in node) walk(node, above);
      else if (isJsxElement(node)) walk(node, above);
    }
  };
  walk(root, undefined);
}

/** What a table stands below. */
interface Heading {
  readonly id: string;
  readonly text: string;
}

function headingOf(heading: Extract<RootContent, { type: 'heading' }>): Heading | undefined {
  const data = heading.data as { hProperties?: { id?: unknown } } | undefined;
  const id = data?.hProperties?.id;
  return typeof id === 'string' ? { id, text: textOf(heading) } : undefined;
}

/**
 * A container that keyboards can scroll where the table may be too wide. Regions are places that readers
 * jump to by their names, so that only the first of a name is one.
 *
 * @param heading what names it, if anything does
 * @param regions names of those before
 */
function scrollContainer(
  table: Table,
  heading: Heading | undefined,
  regions: Set<string>,
): RootContent {
  const content = [withMarks(table)];
  if (smallestWidth(table) <= fitsEverywhere) return block('div', { class: 'wm-table' }, content);
  if (!heading) return block('div', { class: 'wm-table', tabindex: 0 }, content);
  const role = regions.has(heading.text) ? 'group' : 'region';
  regions.add(heading.text);
  const focusable = { tabindex: 0, role, 'aria-labelledby': heading.id };
  return block('div', { class: 'wm-table', ...focusable }, content);
}

/**
 * The table itself, or one whose cells with numbers are marked, and whose head has no cell that names no
 * column: the compiler knows neither, and drops cells that no head stands above.
 */
function withMarks(table: Table): RootContent {
  const [head, ...rows] = table.children;
  if (!head) return table;
  const hasNumbers = rows.some(({ children }) => children.some((cell) => isNumeric(textOf(cell))));
  const columns = rows.reduce(
    (most, row) => Math.max(most, filledColumns(row)),
    head.children.length,
  );
  while (head.children.length < columns) head.children.push({ type: 'tableCell', children: [] });
  if (!hasNumbers && !head.children.some(isEmpty)) return table;
  const row = (name: 'th' | 'td', { children }: TableRow) =>
    block(
      'tr',
      {},
      children
        .slice(0, columns)
        .map((cell, column) => cellNode(isEmpty(cell) ? 'td' : name, cell, table.align?.[column])),
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

function filledColumns({ children }: TableRow): number {
  return children.findLastIndex((cell) => !isEmpty(cell)) + 1;
}

function isEmpty({ children }: TableCell): boolean {
  return children.length === 0;
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
