import type { IndexedPage } from '../content-index/content-index.ts';
import { asciiSlug } from '../headings/ascii-slug.ts';
import { linkLine } from './link-line.ts';
import { type LineOf, linkSections, llmsDocument } from './llms-document.ts';
import { type PageNode, pagesOf } from './page-tree.ts';

/** A part of a node, listed where the node is or in a file of its own. */
export interface LlmsPart {
  readonly node: PageNode;
  /** It stands in a file of its own. */
  readonly isFile: boolean;
}

/** About what a link to a file takes, in characters. */
const linkLength = 300;

/**
 * Parts of a node, of which the largest become files until the rest fits; the first one, which of
 * languages and versions is the default, only when it has to.
 *
 * @param room characters for what stays and for the links
 */
export function fittingParts(node: PageNode, lineOf: LineOf, room: number): LlmsPart[] {
  const most = Math.max(2, Math.floor(room / linkLength));
  const nodes = partsOf(node, (page) => lineOf(page).length + 1, room, most);
  const sizes = nodes.map((part) => llmsDocument([], linkSections(part, lineOf), []).length);
  const others = [...sizes.keys()].slice(1);
  const byLength = [...others.sort((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0)), 0];
  const filed = new Set<number>();
  let total = sizes.reduce((sum, size) => sum + size, 0);
  for (const index of byLength) {
    if (total <= room) break;
    filed.add(index);
    total += linkLength - (sizes[index] ?? 0);
  }
  return nodes.map((part, index) => ({ node: part, isFile: filed.has(index) }));
}

/**
 * Parts as the navigation has them, or runs of pages where there are none, or too many.
 *
 * @param sizeOf gives the room that a page takes
 * @param room of a file
 */
export function partsOf(
  node: PageNode,
  sizeOf: (page: IndexedPage) => number,
  room: number,
  most = Number.POSITIVE_INFINITY,
): PageNode[] {
  const { pages, parts } = node;
  if (parts.length === 0 || parts.length + 1 > most) return runs(pagesOf(node), sizeOf, room, most);
  return pages.length === 0 ? [...parts] : [{ label: '', pages, parts: [] }, ...parts];
}

/** Pages in runs, each short enough for a file unless there would be too many of them. */
function runs(
  pages: readonly IndexedPage[],
  sizeOf: (page: IndexedPage) => number,
  room: number,
  most: number,
): PageNode[] {
  const lengths = pages.map(sizeOf);
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const longest = Math.max(room * 0.9, (total / most) * 1.1);
  const found: IndexedPage[][] = [];
  let length = Number.POSITIVE_INFINITY;
  pages.forEach((page, index) => {
    const own = lengths[index] ?? 0;
    if (length + own > longest) {
      found.push([]);
      length = 0;
    }
    found.at(-1)?.push(page);
    length += own;
  });
  return found.map((run, index) => ({ label: `Part ${index + 1}`, pages: run, parts: [] }));
}

/** The line that leads to the file of a part. */
export function fileLine(node: PageNode, address: string): string {
  const pages = pagesOf(node);
  const [first, last] = [pages[0], pages.at(-1)];
  const about =
    first === last
      ? first?.title
      : `${pages.length} pages, from “${first?.title}” to “${last?.title}”`;
  return linkLine(node.label || 'Other pages', address, about);
}

/** Gives each part of a node a name for its file. */
export function uniqueNames(): (label: string) => string {
  const taken = new Set<string>();
  return (label) => {
    const slug = asciiSlug(label, { splitWords: false, lowercase: true, keep: '' }).slice(0, 60);
    let name = slug || 'pages';
    for (let count = 2; taken.has(name); count++) name = `${slug || 'pages'}-${count}`;
    taken.add(name);
    return name;
  };
}
