import type { ContentIndex } from '../content-index/content-index.ts';
import type { AgentFile, AgentSite, Specification } from './agent-site.ts';
import { linkLine, oneLine } from './link-line.ts';
import {
  type LineOf,
  type LinkSection,
  linkSections,
  llmsDocument,
  pageLines,
  siteHead,
} from './llms-document.ts';
import { fileLine, fittingParts, uniqueNames } from './llms-parts.ts';
import { type PageNode, pagesOf, pageTree } from './page-tree.ts';

/** Characters that agents can be expected to read of one file. */
const longestFile = 50_000;

/**
 * `llms.txt` with all pages of the index. Where one file would be too long, its largest parts
 * become files of their own below `/llms/`, which it links to; so do theirs. The first file is
 * `/llms.txt`.
 *
 * @param longest most characters of a file
 */
export function llmsTxt(index: ContentIndex, site: AgentSite, longest = longestFile): AgentFile[] {
  const { name } = index.site;
  const head = siteHead(index.site, site);
  const tail = [...specifications(site), ...links(site)];
  return files(
    { path: '/llms.txt', title: name, head, tail, longest, site, lineOf: pageLines(site) },
    pageTree(index.pages),
  );
}

interface FileFrame {
  readonly path: string;
  readonly title: string;
  /** Blocks before and after the list of pages. */
  readonly head: readonly string[];
  readonly tail: readonly string[];
  readonly longest: number;
  readonly site: AgentSite;
  readonly lineOf: LineOf;
}

/** The file of a node, and those that it leads to. */
function files(frame: FileFrame, node: PageNode): AgentFile[] {
  const { path, title, head, tail, lineOf, longest, site } = frame;
  const whole = llmsDocument(head, linkSections(node, lineOf), tail);
  if (whole.length <= longest || pagesOf(node).length < 2) return [{ path, text: whole }];
  const room = longest - llmsDocument(head, [], tail).length;
  const nameOf = uniqueNames();
  const inner: AgentFile[] = [];
  const sections = fittingParts(node, lineOf, room).flatMap((part): LinkSection[] => {
    if (!part.isFile) return linkSections(part.node, lineOf);
    const { label } = part.node;
    const own = `${path.replace(/\.txt$/, '')}/${nameOf(label)}.txt`;
    const ownTitle = label === '' ? title : `${title}: ${label}`;
    const ownHead = [`# ${oneLine(ownTitle)}`];
    inner.push(
      ...files({ ...frame, path: own, title: ownTitle, head: ownHead, tail: [] }, part.node),
    );
    return [{ heading: 'More pages', lines: [fileLine(part.node, site.address(own))] }];
  });
  return [{ path, text: llmsDocument(head, sections, tail) }, ...inner];
}

const kinds: Readonly<Record<Specification['kind'], string>> = {
  openapi: 'OpenAPI Specs',
  asyncapi: 'AsyncAPI Specs',
};

function specifications({ specifications: all = [], address }: AgentSite): string[] {
  return [...Map.groupBy(all, ({ kind }) => kind)].map(([kind, found]) => {
    const lines = found.map(({ title, url }) =>
      linkLine(title, url.startsWith('/') ? address(url) : url),
    );
    return `## ${kinds[kind]}\n\n${lines.join('\n')}`;
  });
}

/** The heading tells readers with little room to leave them out. */
function links({ links: all = [] }: AgentSite): string[] {
  if (all.length === 0) return [];
  return [`## Optional\n\n${all.map(({ label, url }) => linkLine(label, url)).join('\n')}`];
}
