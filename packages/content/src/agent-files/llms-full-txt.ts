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

/** The pages of a site in the form that `fullPage` gives. */
export interface FullTexts<Piece> {
  /** In bytes. */
  readonly sizeOf: (page: IndexedPage) => number;
  readonly read: (pages: readonly IndexedPage[]) => Iterable<Piece>;
}

/** A file with the text of pages, piece by piece: that of a large site need not be in memory. */
export interface FullFile<Piece> {
  /** Below the site's base: `/llms-full.txt`. */
  readonly path: string;
  readonly pieces: Iterable<string | Piece>;
}

/**
 * `llms-full.txt` with the text of all pages of the index. Where one file would be too long, each
 * section has one below `/llms-full/`, or each of its parts, and `/llms-full.txt` lists them. It is
 * the first file.
 *
 * @param longest most bytes of the text in a file
 */
export function llmsFullTxt<Piece>(
  index: ContentIndex,
  site: AgentSite,
  texts: FullTexts<Piece>,
  longest = longestFile,
): FullFile<Piece>[] {
  const path = '/llms-full.txt';
  const head = siteHead(index.site, site);
  const tree = pageTree(index.pages);
  const [first, ...others] = sections(tree, texts, longest, '/llms-full');
  if (first === undefined || others.length === 0) {
    return [{ path, pieces: again(head, index.pages, texts) }];
  }
  const all = [first, ...others];
  const list = all.map(
    ({ above, node, path: file }): LinkSection => ({
      heading: above.join(' > '),
      lines: [fileLine(node, site.address(file))],
    }),
  );
  return [
    { path, pieces: [llmsDocument(head, list, [])] },
    ...all.map(({ above, node, path: file }) => {
      const labels = [...above, node.label].filter((label) => label !== '').join(' > ');
      const title = labels === '' ? index.site.name : `${index.site.name}: ${labels}`;
      return { path: file, pieces: again([`# ${oneLine(title)}`], pagesOf(node), texts) };
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

function sections<Piece>(
  node: PageNode,
  texts: FullTexts<Piece>,
  longest: number,
  path: string,
  above: readonly string[] = [],
): Section[] {
  const pages = pagesOf(node);
  const size = pages.reduce((sum, page) => sum + texts.sizeOf(page), 0);
  if (size <= longest || pages.length < 2) return [{ node, above, path: `${path}.txt` }];
  const nameOf = uniqueNames();
  const labels = node.label === '' ? above : [...above, node.label];
  return partsOf(node, texts.sizeOf, longest).flatMap((part) =>
    sections(part, texts, longest, `${path}/${nameOf(part.label)}`, labels),
  );
}

/** What can be gone through more than once: a file may be written in two places. */
function again<Piece>(
  head: readonly string[],
  pages: readonly IndexedPage[],
  texts: FullTexts<Piece>,
): Iterable<string | Piece> {
  return {
    *[Symbol.iterator]() {
      yield llmsDocument(head, [], []);
      yield* texts.read(pages);
    },
  };
}

/** A page in the form that `llms-full.txt` has it in. */
export function fullPage({ title, description, url, markdown }: FullPage): string {
  const body = markdown.replace(/^# .*\n*/, '').trim();
  // The page shows its description below its title.
  const shown = description !== undefined && body.startsWith(description.trim());
  const about = description && !shown ? `${oneLine(description)}\n\n` : '';
  return `\n# ${oneLine(title)}\n\nSource: ${url}\n\n${about}${body}\n`;
}
