import {
  type AgentSite,
  type ContentIndex,
  createIndex,
  type FilePiece,
  type FullFile,
  fullPage,
  type IndexedPage,
  type IndexedRun,
  type IndexedSite,
  indexFile,
  indexPage,
  llmsFullTxt,
  llmsTxt,
  notFoundMarkdown,
  pageList,
  pageListPath,
  skillFacts,
  skillList,
  skillListPath,
  skillMd,
} from '@waymark/content/text';
import { digestOf } from '../../build/record/digest.ts';
import { notFoundPath } from '../../build/render/not-found-view.ts';
import { addressBelow } from '../../project/paths/site-address.ts';
import { contentIndexPath, searchPath } from '../../project/paths/site-paths.ts';
import type { ContentSite } from './content-site.ts';
import type { TextPage } from './page-facts.ts';

/** A file of the site that is made from the text of all pages, below the base. */
export interface ContentFile {
  readonly path: string;
  /** Its content, piece by piece: that of a large site need not be in memory as a whole. */
  readonly pieces: Iterable<FilePiece>;
  /** Of all that it is made from, where it is known without its content. */
  readonly id?: string | undefined;
}

/** What pages say, in the form that `fullText` gives. */
export interface FullTexts {
  /** Of the text of pages in an order; none where a part of it is made anew by every build. */
  readonly idOf?: (pages: readonly IndexedPage[]) => string | undefined;
  /** In bytes. */
  readonly sizeOf: (page: IndexedPage) => number;
  readonly read: (pages: readonly IndexedPage[]) => Iterable<string | Uint8Array>;
}

/** What the content index is made from. */
export interface IndexText {
  readonly site: IndexedSite;
  /** Of all the text; none where a part of it is made anew by every build. */
  readonly id?: string | undefined;
  /** Its pages, in runs that follow one another. */
  readonly runs: readonly IndexedRun[];
}

/**
 * What of a site is indexed, without its text, in the order of the index.
 *
 * @param isThere tells whether there is a text of a page: one without words cannot be found
 */
export function indexedFacts(
  { indexed, pages }: ContentSite,
  isThere: (page: TextPage) => boolean = () => true,
): ContentIndex {
  const found = (isListed: boolean) =>
    pages
      .filter((page) => page.isIndexed && page.isListed === isListed && isThere(page))
      .map(({ facts }) => indexPage(facts, { sections: [] }));
  return createIndex(indexed, found(true), found(false));
}

/** A page as it stands in `llms-full.txt`. */
export function fullText(
  { address }: Pick<ContentSite, 'address'>,
  { description, title, url }: IndexedPage,
  markdown: string,
): string {
  return fullPage({ title, description, url: addressBelow(address, url), markdown });
}

/** The file that servers and commands read what pages say from. */
export function contentIndexFile({ id, runs, site }: IndexText): ContentFile {
  return {
    path: contentIndexPath,
    pieces: indexFile(site, runs),
    id: id && digestOf([contentIndexPath, JSON.stringify(site), id]),
  };
}

/**
 * The files for agents, but for the twins, which stand beside their pages.
 *
 * @param index of the pages without their text
 */
export function agentFiles(
  site: ContentSite,
  index: ContentIndex,
  texts: FullTexts,
): readonly ContentFile[] {
  const agents = agentSite(site);
  const ownSkill = site.ownTexts['/skill.md'];
  const skill = ownSkill ?? skillMd(index, agents);
  return [
    ...llmsTxt(index, agents).flatMap(({ path, text }) => [
      file(path, text),
      ...(path === '/llms.txt' ? [wellKnown(site, file(path, text))] : []),
    ]),
    ...llmsFullTxt(index, agents, texts.sizeOf)
      .map((full) => fullFile(full, texts))
      .flatMap((full) => [
        full,
        ...(full.path === '/llms-full.txt' ? [wellKnown(site, full)] : []),
      ]),
    // A page may have a twin of that name.
    ...(site.pages.some(({ url }) => url === '/skill') ? [] : [file('/skill.md', skill)]),
    file(skillListPath, skillList(skillFacts(index, ownSkill), agents.address('/skill.md'), skill)),
    // The site's own page has a twin of that name.
    ...(site.pages.some(({ path }) => path === notFoundPath)
      ? []
      : [file('/404.md', notFoundMarkdown(undefined, index.pages, agents))]),
    file(pageListPath, pageList(index)),
  ];
}

/** A file of the site search, by its name there. */
export function searchFile(name: string, content: Uint8Array): ContentFile {
  return file(searchFilePath(name), content);
}

/** Where a file of the site search is, by its name. */
export function searchFilePath(name: string): string {
  return `${searchPath}/${name}`;
}

function file(path: string, ...pieces: (string | Uint8Array)[]): ContentFile {
  return { path, pieces };
}

/** What it holds can be gone through more than once: it may be written in two places. */
function fullFile({ head, pages, path }: FullFile, texts: FullTexts): ContentFile {
  const id = texts.idOf?.(pages);
  return {
    path,
    pieces: {
      *[Symbol.iterator]() {
        yield head;
        yield* texts.read(pages);
      },
    },
    id: id && digestOf([path, head, id]),
  };
}

/** A list once more where agents look for it too (RFC 8615). */
function wellKnown({ ownTexts }: ContentSite, { id, path, pieces }: ContentFile): ContentFile {
  const own = ownTexts[path];
  const place = `/.well-known${path}`;
  if (own !== undefined) return file(place, own);
  return { path: place, pieces, id: id && digestOf([place, id]) };
}

function agentSite({ address, instructions, specifications }: ContentSite): AgentSite {
  return { address: (path) => addressBelow(address, path), instructions, specifications };
}
