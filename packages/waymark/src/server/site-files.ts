import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  type ContentIndex,
  nearestPages,
  notFoundMarkdown,
  prefersMarkdown,
  twinPath,
} from '@waymark/content/text';
import sirv from 'sirv';
import { agentLinks } from './agent-links.ts';
import { cacheControl } from './cache-control.ts';
import { createPageFiles } from './page-files.ts';
import { decodedPath, pathBelow, requestPath } from './request-path.ts';
import { withRootAttributes } from './root-attributes.ts';

/** A built site as the server has it. */
export interface BuiltSite {
  readonly folder: string;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  readonly index: ContentIndex;
  /** Address of a path below the base, as agents fetch it. */
  readonly address: (path: string) => string;
  /** Attributes that say on the root element of each page what the server offers at the moment. */
  readonly attributes: () => readonly string[];
}

/** Files of a site as its server has them. */
export interface FileServer {
  /** Whether a page is at a path. */
  hasPage(pathname: string): boolean;
  /** Answers a request with a file of the site; every request gets an answer. */
  serve(request: IncomingMessage, response: ServerResponse): Promise<void>;
}

/**
 * Serves a built site. Whoever prefers Markdown (RFC 9110 section 12.5.1) gets the twin of a page,
 * and for a page that is not there the nearest ones.
 */
export function createFileServer(site: BuiltSite): FileServer {
  const pages = createPageFiles(site.folder, site.attributes);
  const files = sirv(site.folder, { etag: true, setHeaders: describeFile });
  const notFound = readIfThere(path.join(site.folder, '404.html'));
  const links = agentLinks(site.base);
  const missing = (response: ServerResponse) => {
    const type = notFound ? 'text/html; charset=utf-8' : 'text/plain; charset=utf-8';
    response.writeHead(404, { 'content-type': type });
    response.end(notFound ? withRootAttributes(notFound, site.attributes()) : 'Not found');
  };
  const serve: FileServer['serve'] = async (request, response) => {
    const pathname = requestPath(request);
    if (site.base !== '' && pathname === site.base) return redirect(response, `${site.base}/`);
    const below = pathBelow(pathname, site.base);
    if (below === undefined) return missing(response);
    const wantsMarkdown = prefersMarkdown(request.headers.accept);
    const isPage = path.extname(below) === '' || below.endsWith('.html');
    if (isPage) response.setHeader('vary', 'Accept').setHeader('link', links);
    const wanted = wantsMarkdown && isPage ? twinUrl(site, below) : below;
    if (await pages.serve(request, response, wanted)) return;
    // The file server reads the path from the request.
    request.url = wanted;
    files(request, response, () => {
      if (!wantsMarkdown) {
        missing(response);
        return;
      }
      response.writeHead(404, { 'content-type': 'text/markdown; charset=utf-8' });
      response.end(notFoundMarkdown(below, nearestPages(below, site.index.pages), site));
    });
  };
  const hasPage = (pathname: string) => {
    const below = pathBelow(pathname, site.base);
    return below !== undefined && pages.has(below);
  };
  return { hasPage, serve };
}

function twinUrl({ folder }: BuiltSite, below: string): string {
  const twin = twinPath(below.replace(/(\/index)?\.html$/, ''));
  // A folder without a page has no twin either; what there is is then the answer.
  return existsSync(path.join(folder, decodedPath(twin))) ? twin : below;
}

function describeFile(response: ServerResponse, pathname: string): void {
  if (pathname.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8');
  response.setHeader('cache-control', cacheControl(pathname));
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location });
  response.end();
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
