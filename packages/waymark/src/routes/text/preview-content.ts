import {
  type ContentIndex,
  type IndexedPage,
  indexedRun,
  type PageText,
  readPiece,
  twinDocument,
  twinPath,
} from '@waymark/content/text';
import { messages } from '@waymark/core';
import { buildSearchFiles, type SearchFiles } from '@waymark/search';
import { renderEndpoint } from '../../build/render/endpoint.ts';
import { markdownSource } from '../../build/render/markdown-source.ts';
import { createMarkdownMaker } from '../../build/render/page-markdown.ts';
import { pageParts } from '../../build/render/page-parts.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import type { Project } from '../../project/project.ts';
import type { FindFile } from '../site-files.ts';
import {
  agentFiles,
  type ContentFile,
  contentIndexFile,
  fullText,
  indexedFacts,
  searchFile,
} from './content-files.ts';
import { contentSite } from './content-site.ts';
import { type TextPage, textPages } from './page-facts.ts';

/** What is made from the text of a preview's pages, when it is asked for. */
export interface PreviewContent {
  readonly find: FindFile;
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

/**
 * Makes the text of pages when it is asked for, and what needs all pages once for each state of the
 * site.
 */
export function createPreviewContent(docs: OpenDocs): PreviewContent {
  const kept = new WeakMap<Project, Promise<WholeContent>>();
  const makeMarkdown = createMarkdownMaker(docs.project.settings);
  const read = async ({ path }: TextPage): Promise<PageText> => {
    const { project } = docs;
    const parts = await pageParts(docs, path);
    const endpoint = renderEndpoint(project, parts, messages(parts.view.lang));
    return makeMarkdown(markdownSource(project, parts, endpoint));
  };
  const make = async (): Promise<WholeContent> => {
    const site = contentSite(docs.project);
    const texts = new Map<string, PageText>();
    const waiting = site.pages.values();
    await Promise.all(
      Array.from({ length: together }, async () => {
        for (const page of waiting) {
          texts.set(page.url, await read(page));
        }
      }),
    );
    const facts = indexedFacts(site);
    const pages = facts.pages.map((page) => {
      const text = texts.get(page.url);
      return text ? { ...page, sections: text.sections } : page;
    });
    const index = { ...facts, pages };
    const search = await buildSearchFiles(pages, site.indexed);
    const full = (page: IndexedPage) => fullText(site, page, texts.get(page.url)?.markdown ?? '');
    const runs = pages.length === 0 ? [] : [indexedRun(pages)];
    const made = [
      contentIndexFile({ site: facts.site, runs }),
      ...agentFiles(site, facts, {
        sizeOf: (page) => Buffer.byteLength(full(page)),
        read: (some) => some.map(full),
      }),
      ...[...search].map(([name, content]) => searchFile(name, content)),
    ];
    return { index, search, files: new Map(made.map((file) => [file.path, file])) };
  };
  const whole = () => {
    const { project } = docs;
    const content = kept.get(project) ?? make();
    kept.set(project, content);
    content.catch(() => kept.delete(project));
    return content;
  };
  const markdown = async (url: string) => {
    const page = textPages(docs.project).find((one) => one.url === url);
    return page && twinDocument(page.twin, (await read(page)).markdown);
  };
  return {
    async find(path) {
      const page = path.endsWith('.md')
        ? textPages(docs.project).find(({ url }) => decodeURIComponent(twinPath(url)) === path)
        : undefined;
      if (page) return { path, content: (await markdown(page.url)) ?? '' };
      const file = madeOfAllPages.test(path) ? (await whole()).files.get(path) : undefined;
      if (!file) return undefined;
      const pieces = [...file.pieces].map((piece) => Buffer.from(readPiece(piece)));
      return { path, content: Buffer.concat(pieces) };
    },
    index: async () => (await whole()).index,
    search: async () => (await whole()).search,
    markdown,
  };
}
