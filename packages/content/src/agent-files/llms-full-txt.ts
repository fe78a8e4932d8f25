import type { ContentIndex, IndexedPage } from '../content-index/content-index.ts';
import type { AgentSite } from './agent-site.ts';
import { oneLine } from './link-line.ts';
import { type LinkSection, llmsDocument, siteHead } from './llms-document.ts';
import { fileLine, partsOf, uniqueNames } from './llms-parts.ts';
import { type PageNode, pagesOf, pageTree } from './page-tree.ts';

/** Bytes of a file that a model can be expected to read at once. */
const longestFile = 500_000;

/** A page with its whole text. */
export interface FullPage {
  readonly title: string;
  readonly description?: string | undefined;
  /** Of the page itself, as agents fetch it. */
  readonly url: string;
  /** Body of the twin. */
  readonly markdown: string;
}

/** A file with the text of pages, which for a large site need not be in memory. */
export interface FullFile {
  /** Below the site's base: `/llms-full.txt`. */
  readonly path: string;
  /** What it begins with. */
  readonly head: string;
  /** Pages that follow, each in the form that `fullPage` gives. */
  readonly pages: readonly IndexedPage[];
}

/** Gives the bytes of a page in the form that `fullPage` gives. */
type SizeOf = (page: IndexedPage) => number;

/**
 * `llms-full.txt` with the text of all pages of the index. Where one file would be too long, each
 * section has one below `/llms-full/`, or each of its parts, and `/llms-full.txt` lists them. It is
 * the first file.
 *
 * @param longest most bytes of the text in a file
 */
export function llmsFullTxt(
  index: ContentIndex,
  site: AgentSite,
  sizeOf: SizeOf,
  longest = longestFile,
): FullFile[] {
  const path = '/llms-full.txt';
  const head = siteHead(index.site, site);
  const tree = pageTree(index.pages);
  const [first, ...others] = sections(tree, sizeOf, longest, '/llms-full');
  if (first === undefined || others.length === 0) {
    return [{ path, head: llmsDocument(head, [], []), pages: index.pages }];
  }
  const all = [first, ...others];
  const list = all.map(
    ({ above, node, path: file }): LinkSection => ({
      heading: above.join(' > '),
      lines: [fileLine(node, site.address(file))],
    }),
  );
  return [
    { path, head: llmsDocument(head, list, []), pages: [] },
    ...all.map(({ above, node, path: file }) => {
      const labels = [...above, node.label].filter((label) => label !== '').join(' > ');
      const title = labels === '' ? index.site.name : `${index.site.name}: ${labels}`;
      return {
        path: file,
        head: llmsDocument([`# ${oneLine(title)}`], [], []),
        pages: pagesOf(node),
      };
    }),
  ];
}

/** A part of the site that has a file. */
interface Section {
  readonly node: PageNode;
  /** Labels of what it is a part of. */
  readonly above: readonly string[];
  readonly path: string;
}

function sections(
  node: PageNode,
  sizeOf: SizeOf,
  longest: number,
  path: string,
  above: readonly string[] = [],
): Section[] {
  const pages = pagesOf(node);
  const size = pages.reduce((sum, page) => sum + sizeOf(page), 0);
  if (size <= longest || pages.length < 2) return [{ node, above, path: `${path}.txt` }];
  const nameOf = uniqueNames();
  const labels = node.label === '' ? above : [...above, node.label];
  return partsOf(node, sizeOf, longest).flatMap((part) =>
    sections(part, sizeOf, longest, `${path}/${nameOf(part.label)}`, labels),
  );
}

/** A page in the form that `llms-full.txt` has it in. */
export function fullPage({ title, description, url, markdown }: FullPage): string {
  const body = withoutTitle(markdown, oneLine(title)).trim();
  // The page shows its description below its title.
  const about =
    description && !beginsWith(body, oneLine(description)) ? `${oneLine(description)}\n\n` : '';
  return `\n# ${oneLine(title)}\n\nSource: ${url}\n\n${about}${body}\n`;
}

/** Markdown without the title of its page as a heading: another may be the author's own. */
function withoutTitle(markdown: string, title: string): string {
  const heading = /^# (.*)\n*/.exec(markdown);
  const text = heading?.[1] ?? '';
  return heading && [text, unescaped(text)].some((one) => oneLine(one) === title)
    ? markdown.slice(heading[0].length)
    : markdown;
}

/** Whether Markdown begins with a text, which it has as it is or with its signs escaped. */
function beginsWith(markdown: string, text: string): boolean {
  const start = markdown.slice(0, 2 * text.length);
  return [start, unescaped(start)].some((beginning) => oneLine(beginning).startsWith(text));
}

function unescaped(markdown: string): string {
  return markdown.replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
