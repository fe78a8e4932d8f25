import {
  type ContentIndex,
  indexPage,
  type PageText,
  pageText,
  twinDocument,
  twinPath,
} from '@waymark/content/text';
import { siteHref } from '@waymark/core';
import { buildSearchFiles, type SearchFiles } from '@waymark/search';
import type { ViteDevServer } from 'vite';
import {
  type ContentFile,
  contentFiles,
  type PageWords,
  siteIndex,
} from '../agents/content-files.ts';
import { contentSite } from '../agents/content-site.ts';
import { type TextPage, textPages } from '../agents/page-facts.ts';
import type { Project, ProjectState } from '../project/project.ts';

/** What is made from the text of a preview's pages, when it is asked for. */
export interface PreviewContent {
  /** Tells where pages are rendered. */
  attach(server: ViteDevServer): void;
  /** A file below the base; undefined for what is none of these. */
  file(path: string): Promise<string | Uint8Array | undefined>;
  /** The index of the present state of the site. */
  index(): Promise<ContentIndex>;
  /** The files of the search of that state. */
  search(): Promise<SearchFiles>;
  /** Markdown of a page, by its url. */
  markdown(url: string): Promise<string | undefined>;
}

interface WholeContent {
  readonly index: ContentIndex;
  readonly search: SearchFiles;
  readonly files: ReadonlyMap<string, ContentFile>;
}

const madeOfAllPages =
  /^\/(llms|skill\.md|404\.md|\.well-known\/(llms|agent-skills)|_waymark\/(search|content-index|pages))/;

/** Pages that are rendered at the same time for the index. */
const together = 4;

export function createPreviewContent(project: Project): PreviewContent {
  let server: ViteDevServer | undefined;
  const kept = new WeakMap<ProjectState, Promise<WholeContent>>();
  const read = async ({ url }: TextPage): Promise<PageText> => {
    const address = `http://localhost:${portOf(server)}${siteHref(url, project.settings.urls)}`;
    const response = await fetch(address, { headers: { accept: 'text/html' } });
    return pageText(await response.text());
  };
  const make = async (): Promise<WholeContent> => {
    const site = contentSite(project);
    const words = new Map<string, PageWords>();
    const waiting = site.pages.values();
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (const page of waiting) {
          const text = await read(page);
          words.set(page.url, { indexed: indexPage(page.facts, text), markdown: text.markdown });
        }
      }),
    );
    const index = siteIndex(site, words);
    const search = await buildSearchFiles(index.pages);
    const made = contentFiles(site, index, words, search);
    return { index, search, files: new Map(made.map((file) => [file.path, file])) };
  };
  const whole = () => {
    const { current } = project;
    const content = kept.get(current) ?? make();
    kept.set(current, content);
    content.catch(() => kept.delete(current));
    return content;
  };
  const markdown = async (url: string) => {
    const page = textPages(project).find((one) => one.url === url);
    return page && twinDocument(page.twin, (await read(page)).markdown);
  };
  return {
    attach(attached) {
      server = attached;
    },
    async file(path) {
      if (path.endsWith('.md')) {
        const page = textPages(project).find(({ url }) => twinPath(url) === path);
        if (page) return markdown(page.url);
      }
      if (!madeOfAllPages.test(path)) return undefined;
      const file = (await whole()).files.get(path);
      return file && Buffer.concat([...file.pieces].map((piece) => Buffer.from(piece)));
    },
    index: async () => (await whole()).index,
    search: async () => (await whole()).search,
    markdown,
  };
}

function portOf(server: ViteDevServer | undefined): number {
  const address = server?.httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The preview has no port yet.');
  return address.port;
}
