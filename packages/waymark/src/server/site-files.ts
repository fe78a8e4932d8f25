import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  type ContentIndex,
  nearestPages,
  notFoundMarkdown,
  prefersMarkdown,
  twinPath,
} from '@waymark/content';
import sirv from 'sirv';
import { decodedPath, pathBelow, requestPath } from './request-path.ts';

/** A built site as the server has it. */
export interface BuiltSite {
  readonly folder: string;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  readonly index: ContentIndex;
  /** Address of a path below the base, as agents fetch it. */
  readonly address: (path: string) => string;
}

/** Answers a request with a file of the site; every request gets an answer. */
export type ServeFile = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Serves a built site. Whoever prefers Markdown (RFC 9110 section 12.5.1) gets the twin of a page,
 * and for a page that is not there the nearest ones.
 */
export function createFileServer(site: BuiltSite): ServeFile {
  const files = sirv(site.folder, { etag: true, setHeaders: describeFile });
  const notFound = readIfThere(path.join(site.folder, '404.html'));
  return (request, response) => {
    const pathname = requestPath(request);
    if (site.base !== '' && pathname === site.base) return redirect(response, `${site.base}/`);
    const below = pathBelow(pathname, site.base);
    if (below === undefined) return missing(response, notFound);
    const wantsMarkdown = prefersMarkdown(request.headers.accept);
    const isPage = path.extname(below) === '' || below.endsWith('.html');
    if (isPage) response.setHeader('vary', 'Accept');
    // The file server reads the path from the request.
    request.url = wantsMarkdown && isPage ? twinUrl(site, below) : below;
    files(request, response, () => {
      if (!wantsMarkdown) {
        missing(response, notFound);
        return;
      }
      response.writeHead(404, { 'content-type': 'text/markdown; charset=utf-8' });
      response.end(notFoundMarkdown(below, nearestPages(below, site.index.pages), site));
    });
  };
}

function twinUrl({ folder }: BuiltSite, below: string): string {
  const twin = twinPath(below.replace(/(\/index)?\.html$/, ''));
  // A folder without a page has no twin either; what there is is then the answer.
  return existsSync(path.join(folder, decodedPath(twin))) ? twin : below;
}

function describeFile(response: ServerResponse, pathname: string): void {
  if (pathname.endsWith('.md')) response.setHeader('content-type', 'text/markdown; charset=utf-8');
  if (pathname.startsWith('/_astro/')) {
    response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  }
}

function missing(response: ServerResponse, page: Buffer | undefined): void {
  response.writeHead(404, { 'content-type': page ? 'text/html; charset=utf-8' : 'text/plain' });
  response.end(page ?? 'Not found');
}

function redirect(response: ServerResponse, location: string): void {
  response.writeHead(308, { location });
  response.end();
}

function readIfThere(file: string): Buffer | undefined {
  return existsSync(file) ? readFileSync(file) : undefined;
}
