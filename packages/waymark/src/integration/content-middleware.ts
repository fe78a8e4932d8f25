import path from 'node:path';
import { buildSearchFiles } from '@waymark/assistant/site-search';
import { indexPage, type PageText, pageText, twinDocument, twinPath } from '@waymark/content/text';
import type { Plugin, ViteDevServer } from 'vite';
import {
  type ContentFile,
  contentFiles,
  type PageWords,
  siteIndex,
} from '../agents/content-files.ts';
import { contentSite } from '../agents/content-site.ts';
import { type TextPage, textPages } from '../agents/page-facts.ts';
import type { Project, ProjectState } from '../project/project.ts';
import { decodedPath, pathBelow, requestPath } from '../server/request-path.ts';

/** Serves twins, the content index and the files for agents in the preview, made when asked for. */
export function contentPlugin(project: Project): Plugin {
  return {
    name: 'waymark:content',
    apply: 'serve',
    configureServer(server) {
      const content = createPreviewContent(project, server);
      server.middlewares.use(async (request, response, next) => {
        const wanted = requestPath({ url: request.originalUrl ?? request.url });
        const below = pathBelow(wanted, project.settings.urls.base);
        if (request.method !== 'GET' || below === undefined) return next();
        try {
          const found = await content(decodedPath(below));
          if (found === undefined) return next();
          response.setHeader('content-type', contentType(wanted));
          return response.end(found);
        } catch (error) {
          return next(error);
        }
      });
    },
  };
}

function contentType(pathname: string): string {
  const types: Readonly<Record<string, string>> = {
    '.md': 'text/markdown; charset=utf-8',
    '.txt': 'text/plain; charset=utf-8',
    '.json': 'application/json; charset=utf-8',
  };
  return types[path.extname(pathname)] ?? 'application/octet-stream';
}

const madeOfAllPages =
  /^\/(llms|skill\.md|404\.md|\.well-known\/(llms|agent-skills)|_waymark\/(search|content-index|pages))/;

type FindContent = (path: string) => Promise<string | Uint8Array | undefined>;

/** Pages that are rendered at the same time for the index. */
const together = 4;

function portOf({ httpServer }: ViteDevServer): number {
  const address = httpServer?.address();
  if (!address || typeof address === 'string') throw new Error('The preview has no port yet.');
  return address.port;
}

function createPreviewContent(project: Project, server: ViteDevServer): FindContent {
  const files = new WeakMap<ProjectState, Promise<ReadonlyMap<string, ContentFile>>>();
  const read = async (page: TextPage): Promise<PageText> => {
    const port = portOf(server);
    const response = await fetch(
      `http://localhost:${port}${encodeURI(project.settings.urls.base + page.url)}`,
      {
        headers: { accept: 'text/html' },
      },
    );
    return pageText(await response.text());
  };
  const all = async () => {
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
    const made = contentFiles(site, index, words, await buildSearchFiles(index));
    return new Map(made.map((file) => [file.path, file]));
  };
  return async (wanted) => {
    if (wanted.endsWith('.md')) {
      const page = textPages(project).find(({ url }) => twinPath(url) === wanted);
      if (page) return twinDocument(page.twin, (await read(page)).markdown);
    }
    if (!madeOfAllPages.test(wanted)) return undefined;
    const { current } = project;
    const made = files.get(current) ?? all();
    files.set(current, made);
    const file = (await made).get(wanted);
    return file && Buffer.concat([...file.pieces].map((piece) => Buffer.from(piece)));
  };
}
