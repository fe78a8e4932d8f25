import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import {
  askedAgain,
  cacheControl,
  documentListPath,
  fileHeaders,
  isDocument,
  type NamedPage,
  nearestPages,
  notFoundMarkdown,
  prefersMarkdown,
  readSavedPage,
  twinPath,
} from '@waymark/content/text';
import { spellings } from '@waymark/core/page';
import { contentType } from '../project/folder/content-type.ts';
import { caseless } from '../project/output/site-folder.ts';
import { hostFiles } from '../project/paths/host.ts';
import { decodedPath, pathBelow, requestPath } from '../project/paths/request-path.ts';
import { redirectListPath } from '../project/paths/site-paths.ts';
import type { User } from '../project/personal-page.ts';
import type { ReaderPages } from './readers/reader-pages.ts';
import { agentLinks } from './static/agent-links.ts';
import { longestRedirect } from './static/built-answers.ts';
import { type BuiltRedirects, noRedirects, readBuiltRedirects } from './static/built-redirects.ts';
import { type CompressedFiles, compressedFiles } from './static/compression.ts';
import { fileNames } from './static/file-names.ts';
import { parsedFile } from './static/parsed-file.ts';
import { readRedirects } from './static/redirect-rules.ts';
import { withRootAttributes } from './static/root-attributes.ts';
import { sendFile } from './static/send-file.ts';
import { openFirst, type SiteFile } from './static/site-folder.ts';

/** A built site as the server has it. */
export interface BuiltSite {
  readonly folder: string;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  /** What can be suggested where nothing is. */
  readonly pages: () => readonly NamedPage[];
  /** Address of a path below the base, as agents fetch it. */
  readonly address: (path: string) => string;
  /** Attributes that say on the root element of each page what the server offers at the moment. */
  readonly attributes: () => readonly string[];
  /** What pages have at the end of their body besides, as HTML. */
  readonly pageEnd?: string | undefined;
  /** Pages that are others for each reader, where readers are known. */
  readonly readerPages?: ReaderPages | undefined;
  /** Where compressed files are kept, if other sites share the room. */
  readonly compressed?: CompressedFiles | undefined;
  /** What is shown in the place of a page that is not there, instead of that of the site. */
  readonly missingPage?: ((pathname: string) => Promise<string>) | undefined;
}

/** Files of a site as its server has them. */
export interface FileServer {
  /** Whether a page is at a path. */
  hasPage(pathname: string): Promise<boolean>;
  /**
   * Answers a request with a file of the site; every request gets an answer.
   *
   * @param user who asks, as pages see it; whoever gives it has caches keep nothing
   * @throws what the system says of a file that cannot be read
   */
  serve(request: IncomingMessage, response: ServerResponse, user?: User): Promise<void>;
}

/**
 * Serves a built site as its files are at the moment. Whoever prefers Markdown (RFC 9110 section
 * 12.5.1) gets the twin of a page, and for a page that is not there the nearest ones. Pages say in
 * the attributes of their root element what the server offers: the same files are a site without a
 * server and one with it.
 */
export function createFileServer(site: BuiltSite): FileServer {
  const { base, compressed = compressedFiles(), folder } = site;
  const compressedHere: CompressedFiles = (key, ...more) => compressed(`${folder} ${key}`, ...more);
  const links = agentLinks(base);
  const isOwnDocument = documentList(folder);
  const built = parsedFile(folder, redirectListPath, redirectList(folder), noRedirects);
  const ownRules = parsedFile(folder, '/_redirects', readRedirects, () => undefined);
  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    file: SiteFile,
    status: 200 | 404,
    user: User | undefined,
  ) => {
    const type = contentType(file.name);
    const isPage = type.startsWith('text/html');
    response.setHeader('cache-control', cacheControl(file.name));
    setHeaders(response, fileHeaders(file.name, await isOwnDocument(file.name)));
    const names = isPage ? site.attributes() : [];
    const end = isPage ? site.pageEnd : undefined;
    const change =
      names.length > 0 || end !== undefined
        ? {
            name: [...names, ...(end === undefined ? [] : ['end'])].join('-'),
            apply: (html: Buffer) => withBodyEnd(withRootAttributes(html, names), end ?? ''),
          }
        : undefined;
    const personal = user && site.readerPages?.changeOf(file.name);
    if (!personal) {
      return sendFile(request, response, file, { status, type, change }, compressedHere);
    }
    try {
      const whole = await file.read();
      const text = (change ? change.apply(whole) : whole).toString();
      const own = await personal(text, user);
      response.setHeader('cache-control', 'private, no-store');
      response.writeHead(status, { 'content-type': type }).end(own);
    } finally {
      file.close();
    }
  };
  /** Those of `docs.json` come before the file of the site, which may be the user's own. */
  const isRedirected = async (request: IncomingMessage, response: ServerResponse) => {
    const asked = [requestPath(request), queryOf(request)] as const;
    const found = (await built()).patterns(...asked) ?? (await ownRules())(...asked);
    if (found) redirect(response, found.status, found.location);
    return found !== undefined;
  };
  const missing = async (request: IncomingMessage, response: ServerResponse) => {
    if (site.missingPage) {
      const html = await site.missingPage(request.url ?? '/');
      response.setHeader('cache-control', 'no-store');
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' }).end(html);
      return;
    }
    const page = await openFirst(folder, ['/404.html']);
    if (page) return send(request, response, page, 404, undefined);
    response.setHeader('cache-control', askedAgain);
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('Not found');
  };
  const serve: FileServer['serve'] = async (request, response, user) => {
    const pathname = requestPath(request);
    if (base !== '' && pathname === base) {
      return redirect(response, 308, `${base}/${queryOf(request)}`);
    }
    const below = pathBelow(pathname, base);
    if (below === undefined) {
      return (await isRedirected(request, response)) ? undefined : missing(request, response);
    }
    const wantsMarkdown = prefersMarkdown(request.headers.accept);
    // What follows the dot of a version is no ending.
    const isPage = /^(?:$|\.html$|\.\d)/.test(path.extname(below));
    if (isPage) response.setHeader('vary', 'Accept').setHeader('link', links);
    const name = decodedPath(below);
    // A folder without a page has no twin either; what there is is then the answer.
    const twins = wantsMarkdown && isPage ? [twinPath(pageAt(name))] : [];
    const names = fileNames(name).flatMap(spellings).filter(isForReaders);
    const exact = (await built()).exact(pathname, queryOf(request));
    if (exact && (await isNoPage(folder, names))) {
      return redirect(response, exact.status, exact.location);
    }
    const file = await openFirst(folder, [...twins.flatMap(spellings), ...names]);
    // Pages come before redirects with wildcards, as on Netlify.
    if (file) return send(request, response, file, 200, user);
    if (await isRedirected(request, response)) return;
    if (!wantsMarkdown) return missing(request, response);
    response.setHeader('cache-control', askedAgain);
    response.writeHead(404, { 'content-type': 'text/markdown; charset=utf-8' });
    response.end(notFoundMarkdown(below, nearestPages(below, site.pages()), site));
  };
  const hasPage = async (pathname: string) => {
    const below = pathBelow(pathname, base);
    if (below === undefined) return false;
    const names = fileNames(decodedPath(below)).filter((name) => name.endsWith('.html'));
    const file = await openFirst(folder, names.flatMap(spellings));
    file?.close();
    return file !== undefined;
  };
  return { hasPage, serve };
}

/** Whether a file is none that only hosts read. */
function isForReaders(name: string): boolean {
  return !hostFiles.includes(caseless(name));
}

function queryOf({ url = '' }: IncomingMessage): string {
  return /\?[^#]*/.exec(url)?.[0] ?? '';
}

/**
 * Whether nothing is at a path but what a build writes there for hosts without redirects: a page that
 * leads on, which is short.
 */
async function isNoPage(folder: string, names: readonly string[]): Promise<boolean> {
  const file = await openFirst(folder, names);
  if (!file) return true;
  try {
    if (!file.name.endsWith('.html') || file.size > longestRedirect) return false;
    return readSavedPage((await file.read()).toString()).refresh !== undefined;
  } finally {
    file.close();
  }
}

/** Path of the page whose file has a name. */
function pageAt(name: string): string {
  return name.replace(/(?:\/index)?\.html$/, '');
}

/** What a site redirects, as the latest build says; nothing when that cannot be read. */
function redirectList(folder: string): (text: string) => BuiltRedirects {
  return (text) => {
    try {
      return readBuiltRedirects(text);
    } catch {
      console.error(
        `${folder}${redirectListPath} is damaged, so redirects of docs.json are pages. Build the site again.`,
      );
      return noRedirects;
    }
  };
}

/**
 * Which files are documents of the docs folder, as the latest build says, under any name that a file
 * system may have them by. When that cannot be read, each may be one, and none of them is trusted.
 */
function documentList(folder: string): (name: string) => Promise<boolean> {
  const parse = (text: string): ((name: string) => boolean) => {
    try {
      const documents = new Set((JSON.parse(text) as string[]).map(caseless));
      return (name) => documents.has(caseless(name));
    } catch {
      console.error(
        `${folder}${documentListPath} is damaged, so pages are opened in a sandbox. Build the site again.`,
      );
      return () => true;
    }
  };
  const documents = parsedFile(folder, documentListPath, parse, () => false);
  return async (name) => isDocument(name) && (await documents())(name);
}

/** A document with more at the end of its body; what has no such end is given back as it is. */
function withBodyEnd(html: Buffer, part: string): Buffer {
  const at = part === '' ? -1 : html.lastIndexOf('</body>');
  return at === -1
    ? html
    : Buffer.concat([html.subarray(0, at), Buffer.from(part), html.subarray(at)]);
}

function setHeaders(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function redirect(response: ServerResponse, status: number, location: string): void {
  response.writeHead(status, { location, 'cache-control': askedAgain }).end();
}
