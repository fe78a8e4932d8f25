import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { keptForGood } from '@waymark/content/text';
import type { Connect, Plugin } from 'vite';
import { contentType } from '../project/folder/content-type.ts';
import type { SiteFile } from '../project/folder/site-file.ts';
import { isOwnUrl, type OwnUrls } from '../project/paths/own-urls.ts';
import { decodedPath, pathBelow, requestPath } from '../project/paths/request-path.ts';

/** Finds a file of one kind by its path, and makes it; how a preview has it. */
export type FindFile = (path: string) => SiteFile | undefined | Promise<SiteFile | undefined>;

/** The place of files on a server. */
interface ServedPlace {
  readonly base: string;
  /** What the Astro project has itself comes before them. */
  readonly own: OwnUrls;
}

/** Serves files in a preview of Astro, each made when it is asked for. */
export function siteFilesPlugin(
  name: string,
  place: () => ServedPlace,
  kinds: readonly FindFile[],
): Plugin {
  return {
    name,
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use(siteFilesMiddleware(place, kinds));
    },
  };
}

/** Serves files, each made when it is asked for. */
export function siteFilesMiddleware(
  place: () => ServedPlace,
  kinds: readonly FindFile[],
): Connect.NextHandleFunction {
  const find = async (asked: string): Promise<SiteFile | undefined> => {
    for (const kind of kinds) {
      const found = await kind(asked);
      if (found) return found;
    }
    return undefined;
  };
  return async (request, response, next) => {
    const { base, own } = place();
    const below = pathBelow(requestPath({ url: request.originalUrl ?? request.url }), base);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || below === undefined || isOwnUrl(own, below)) return next();
    try {
      const file = await find(decodedPath(below));
      if (!file) return next();
      response.setHeader('content-type', contentType(file.path));
      if (file.isLasting) response.setHeader('cache-control', keptForGood);
      return response.end(file.content);
    } catch (error) {
      return next(error);
    }
  };
}

/** Writes files to the output of a build; those that are there already are kept. */
export function writeSiteFiles(files: Iterable<SiteFile>, output: string): void {
  for (const { path: file, content } of files) {
    const target = path.join(output, file);
    if (existsSync(target)) continue;
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}
