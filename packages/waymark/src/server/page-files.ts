import { readdirSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { cacheControl } from './cache-control.ts';
import { decodedPath } from './request-path.ts';
import { withRootAttributes } from './root-attributes.ts';

/** The HTML of a built site, by paths below its base. */
export interface PageFiles {
  has(below: string): boolean;
  /** Answers with the page at a path; gives false where there is none. */
  serve(request: IncomingMessage, response: ServerResponse, below: string): Promise<boolean>;
}

/**
 * Serves the HTML of a built site, with what its server offers as attributes of the root element:
 * the same files are a site without a server and one with it.
 *
 * @param attributes of the moment
 */
export function createPageFiles(folder: string, attributes: () => readonly string[]): PageFiles {
  const pages = pagesOf(folder);
  const fileAt = (below: string) => pages.get(decodedPath(below).replace(/\/$/, ''));
  const serve: PageFiles['serve'] = async (request, response, below) => {
    const file = fileAt(below);
    if (file === undefined) return false;
    const names = attributes();
    const page = await readPage(file, names);
    if (!page) return false;
    response.setHeader('etag', page.etag);
    response.setHeader('last-modified', page.modified.toUTCString());
    response.setHeader('cache-control', cacheControl(below));
    if (isKnown(request.headers['if-none-match'], page.etag)) {
      response.writeHead(304).end();
      return true;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-length': page.html.byteLength,
    });
    // Node sends no body for HEAD.
    response.end(page.html);
    return true;
  };
  return { has: (below) => fileAt(below) !== undefined, serve };
}

/** A page is at its own name, without the ending, and at the folder that it is the index of. */
function pagesOf(folder: string): ReadonlyMap<string, string> {
  const pages = new Map<string, string>();
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.html$/i.test(file) && !/(?:^|[\\/])\.(?!well-known[\\/])/.test(file))
    // `a.html` comes before `a/index.html`, which is at the same path.
    .sort((one, other) => other.length - one.length);
  for (const file of files) {
    const url = `/${file.normalize().replaceAll(path.sep, '/')}`;
    const absolute = path.join(folder, file);
    pages.set(url, absolute);
    pages.set(url.replace(/\.html$/i, ''), absolute);
    pages.set(url.replace(/(?:\/index)?\.html$/i, ''), absolute);
  }
  return pages;
}

interface PageFile {
  readonly html: Buffer;
  readonly etag: string;
  readonly modified: Date;
}

async function readPage(file: string, names: readonly string[]): Promise<PageFile | undefined> {
  try {
    const [{ mtime, size }, source] = await Promise.all([stat(file), readFile(file)]);
    const html = withRootAttributes(source, names);
    const etag = `W/"${[size, mtime.getTime(), ...names].join('-')}"`;
    return { html, etag, modified: mtime };
  } catch {
    // It was there when the server started.
    return undefined;
  }
}

/** RFC 9110 section 13.1.2, with weak comparison. */
function isKnown(header: string | undefined, etag: string): boolean {
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '');
  return (header ?? '')
    .split(',')
    .some((tag) => tag.trim() === '*' || opaque(tag) === opaque(etag));
}
