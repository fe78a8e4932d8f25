import {
  type AgentSite,
  type ContentIndex,
  createIndex,
  type IndexedPage,
  llmsFullTxt,
  llmsTxt,
  notFoundMarkdown,
  pageList,
  pageListPath,
  serialiseIndex,
  skillFacts,
  skillList,
  skillListPath,
  skillMd,
} from '@waymark/content/text';
import { notFoundPath } from '../../build/render/not-found-view.ts';
import { addressBelow } from '../../project/site-address.ts';
import { contentIndexPath, searchPath } from '../../project/site-paths.ts';
import type { ContentSite } from './content-site.ts';

/** What the text of a page gives. */
export interface PageWords {
  readonly indexed: IndexedPage;
  /** Body of the twin. */
  readonly markdown: string;
}

/** A file of the site that is made from the text of all pages, below the base. */
export interface ContentFile {
  readonly path: string;
  /** Its content, piece by piece: that of a large site need not be in memory as a whole. */
  readonly pieces: Iterable<string | Uint8Array>;
}

/**
 * The index of a site. Pages without words are left out: there is nothing to find on them.
 *
 * @param words by the URL of the page
 */
export function siteIndex(
  { indexed, pages }: ContentSite,
  words: ReadonlyMap<string, PageWords>,
): ContentIndex {
  const found = (isListed: boolean) =>
    pages
      .filter((page) => page.isIndexed && page.isListed === isListed)
      .flatMap(({ url }) => words.get(url)?.indexed ?? []);
  return createIndex(indexed, found(true), found(false));
}

/**
 * The files for agents, the server and the search: all but the twins, which stand beside their
 * pages.
 *
 * @param search files of the site search by name
 */
export function contentFiles(
  site: ContentSite,
  index: ContentIndex,
  words: ReadonlyMap<string, PageWords>,
  search: ReadonlyMap<string, Uint8Array>,
): readonly ContentFile[] {
  const agents = agentSite(site);
  const lists = [
    ...llmsTxt(index, agents).map(({ path, text }) => file(path, text)),
    { path: '/llms-full.txt', pieces: fullText(site, index, words) },
  ];
  const skill = skillMd(index, agents);
  return [
    ...lists,
    ...wellKnown(site, lists),
    file('/skill.md', skill),
    file(skillListPath, skillList(skillFacts(index), agents.address('/skill.md'), skill)),
    // The site's own page has a twin of that name.
    ...(site.pages.some(({ path }) => path === notFoundPath)
      ? []
      : [file('/404.md', notFoundMarkdown(undefined, index.pages, agents))]),
    file(pageListPath, pageList(index)),
    file(contentIndexPath, serialiseIndex(index)),
    ...[...search].map(([name, content]) => file(`${searchPath}/${name}`, content)),
  ];
}

function file(path: string, ...pieces: (string | Uint8Array)[]): ContentFile {
  return { path, pieces };
}

/** The lists once more where agents look for them too (RFC 8615). */
function wellKnown({ ownLists }: ContentSite, lists: readonly ContentFile[]): ContentFile[] {
  return lists
    .filter(({ path }) => path === '/llms.txt' || path === '/llms-full.txt')
    .map(({ path, pieces }) => {
      const own = ownLists[path];
      return { path: `/.well-known${path}`, pieces: own === undefined ? pieces : [own] };
    });
}

function fullText(
  { address, instructions }: ContentSite,
  index: ContentIndex,
  words: ReadonlyMap<string, PageWords>,
): Iterable<string> {
  const pages = index.pages.map(({ description, title, url }) => ({
    title,
    description,
    url: addressBelow(address, url),
    markdown: words.get(url)?.markdown ?? '',
  }));
  // It is written twice, so it must be able to begin again.
  return { [Symbol.iterator]: () => llmsFullTxt(index.site, pages, { instructions }) };
}

function agentSite({ address, instructions, specifications }: ContentSite): AgentSite {
  return { address: (path) => addressBelow(address, path), instructions, specifications };
}
