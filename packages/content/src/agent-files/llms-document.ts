import type { IndexedPage, IndexedSite } from '../content-index/content-index.ts';
import { quote } from '../twin/twin-document.ts';
import type { AgentSite } from './agent-site.ts';
import { linkLine, oneLine } from './link-line.ts';
import type { PageNode } from './page-tree.ts';
import { twinPath } from './twin-path.ts';

/** A list of links under a heading. */
export interface LinkSection {
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Blocks that say what the files are about. */
export function siteHead(
  { name, description }: IndexedSite,
  { instructions = [] }: Pick<AgentSite, 'instructions'>,
): string[] {
  const notes = quote(instructions);
  return [
    `# ${oneLine(name)}`,
    ...(description ? [`> ${oneLine(description)}`] : []),
    ...(notes === '' ? [] : [notes]),
  ];
}

/** Gives the line of a page. */
export type LineOf = (page: IndexedPage) => string;

/** The pages of a node under the labels of its parts, those of outer parts before them. */
export function linkSections(
  { label, pages, parts }: PageNode,
  lineOf: LineOf,
  above: readonly string[] = [],
): LinkSection[] {
  const labels = label === '' ? above : [...above, label];
  const own = pages.map(lineOf);
  const inner = parts.flatMap((part) => linkSections(part, lineOf, labels));
  return own.length === 0 ? inner : [{ heading: labels.join(' > '), lines: own }, ...inner];
}

/** Lines of pages as `llms.txt` has them, which link to their Markdown; each is made once. */
export function pageLines({ address }: Pick<AgentSite, 'address'>): LineOf {
  const lines = new Map<IndexedPage, string>();
  return (page) => {
    const { description, title, url } = page;
    const line = lines.get(page) ?? linkLine(title, address(twinPath(url)), description);
    lines.set(page, line);
    return line;
  };
}

/** Blocks and sections as a file; sections with one heading that follow each other are one. */
export function llmsDocument(
  head: readonly string[],
  sections: readonly LinkSection[],
  tail: readonly string[],
): string {
  const lists = joinSections(sections).map(
    ({ heading, lines }) => `## ${oneLine(heading) || 'Docs'}\n\n${lines.join('\n')}`,
  );
  return `${[...head, ...lists, ...tail].join('\n\n')}\n`;
}

function joinSections(sections: readonly LinkSection[]): LinkSection[] {
  const joined: LinkSection[] = [];
  for (const section of sections) {
    const last = joined.at(-1);
    if (last?.heading === section.heading) {
      joined[joined.length - 1] = { ...last, lines: [...last.lines, ...section.lines] };
    } else joined.push(section);
  }
  return joined;
}
