import { buildSearchFiles } from '@waymark/assistant/site-search';
import {
  type AgentSite,
  type ContentIndex,
  createIndex,
  type IndexedSection,
  indexPage,
  llmsFullTxt,
  llmsTxt,
  notFoundMarkdown,
  pageList,
  pageListPath,
  serialiseIndex,
  skillMd,
} from '@waymark/content';
import type { Project } from '../project/project.ts';
import type { TextPage } from './page-facts.ts';
import { siteAddress } from './site-address.ts';

/** What the text of a page gives. */
export interface PageWords {
  readonly sections: readonly IndexedSection[];
  readonly markdown: string;
}

/** A file of the site that is made from the text of all pages, below the base. */
export interface ContentFile {
  readonly path: string;
  readonly content: string | Uint8Array;
}

/** Where the index lies, for the server and whoever else answers questions. */
export const contentIndexPath = '/_waymark/content-index.json';

/** The index of a site. Pages without words are left out: there is nothing to find on them. */
export function siteIndex(
  { current, settings }: Project,
  pages: readonly TextPage[],
  words: ReadonlyMap<string, PageWords>,
): ContentIndex {
  const { name, description } = current.config;
  const indexed = (isListed: boolean) =>
    pages
      .filter((page) => page.isIndexed && page.isListed === isListed)
      .flatMap(({ facts, path }) => {
        const text = words.get(path);
        return text ? [indexPage(facts, text)] : [];
      });
  const url =
    settings.site === undefined
      ? undefined
      : new URL(settings.urls.base || '/', settings.site).href;
  const site = { name, ...(description ? { description } : {}), ...(url ? { url } : {}) };
  return createIndex(site, indexed(true), indexed(false));
}

/** The files for agents and for the server: all but the twins, which stand beside their pages. */
export async function contentFiles(
  project: Project,
  index: ContentIndex,
  pages: readonly TextPage[],
  words: ReadonlyMap<string, PageWords>,
): Promise<readonly ContentFile[]> {
  const site = agentSite(project);
  const skill = skillMd(index, site);
  const search = [...(await buildSearchFiles(index))];
  return [
    ...llmsTxt(index, site).map(({ path, text }) => ({ path, content: text })),
    { path: '/llms-full.txt', content: fullText(project, index, pages, words) },
    { path: '/skill.md', content: skill },
    { path: '/404.md', content: notFoundMarkdown(undefined, index.pages, site) },
    { path: pageListPath, content: pageList(index) },
    { path: contentIndexPath, content: serialiseIndex(index) },
    ...search.map(([name, content]) => ({ path: `/_waymark/search/${name}`, content })),
  ];
}

function fullText(
  project: Project,
  index: ContentIndex,
  pages: readonly TextPage[],
  words: ReadonlyMap<string, PageWords>,
): string {
  const paths = new Map(pages.map(({ path, url }) => [url, path]));
  const full = index.pages.map(({ description, title, url }) => ({
    title,
    description,
    url: siteAddress(project, url),
    markdown: words.get(paths.get(url) ?? '')?.markdown ?? '',
  }));
  const { instructions } = project.current.config.markdown;
  return [...llmsFullTxt(index.site, full, { instructions })].join('');
}

function agentSite(project: Project): AgentSite {
  const { config, endpoints } = project.current;
  const descriptions = new Map(
    [...endpoints.values()].flatMap(({ target }) =>
      'description' in target ? [[target.description.source, target.description] as const] : [],
    ),
  );
  return {
    address: (path) => siteAddress(project, path),
    instructions: config.markdown.instructions,
    specifications: [...descriptions.values()].map(({ root, source }) => ({
      kind: 'openapi',
      title: titleOf(root['info']) ?? source,
      url: URL.canParse(source) ? source : `/${source}`,
    })),
  };
}

function titleOf(info: unknown): string | undefined {
  if (typeof info !== 'object' || info === null || !('title' in info)) return undefined;
  return typeof info.title === 'string' ? info.title : undefined;
}
