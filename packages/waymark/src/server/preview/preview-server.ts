import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { cacheControl, digest } from '@waymark/content/text';
import { remember, type Site } from '@waymark/core';
import type { Connect } from 'vite';
import type { PreviewRenderer } from '../../build/renderer/preview-renderer.ts';
import {
  assetsFolder,
  browserFolder,
  previewClient,
  rendererFile,
} from '../../build/renderer/renderer-files.ts';
import type { Log } from '../../project/findings/report.ts';
import type { SiteFile } from '../../project/folder/site-file.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { decodedPath, requestPath } from '../../project/paths/request-path.ts';
import { changesPath } from '../../routes/changes-path.ts';
import { findRobots } from '../../routes/crawler-files.ts';
import { mistakePage } from '../../routes/mistake-page.ts';
import { previewFiles } from '../../routes/preview-files.ts';
import {
  docsMiddlewares,
  fallbackRedirects,
  reportMiddleware,
} from '../../routes/preview-middlewares.ts';
import { siteFilesMiddleware } from '../../routes/site-files.ts';
import { createPreviewContent } from '../../routes/text/preview-content.ts';
import { isOwnName } from '../same-origin.ts';
import type { ChangeStream } from './change-stream.ts';
import { createSentPages, type SentPage, type SentPages } from './sent-pages.ts';

/** What a preview serves. */
export interface PreviewParts {
  readonly docs: OpenDocs;
  readonly renderer: Promise<PreviewRenderer>;
  readonly changes: ChangeStream;
  /** Tells what was found since the last time. */
  readonly report: () => void;
  readonly log: Log;
  /** Names that the server is reached under besides addresses and this machine's own. */
  readonly hosts: readonly string[];
}

/** Header of a request of a page for itself as it is now: nobody has gone to an address. */
const againHeader = 'x-waymark-again';
const clientPath = '/_waymark/preview/client.js';

/** A server that shows docs as they are at the moment. It listens once it is told to. */
export function createPreviewServer(parts: PreviewParts): Server {
  const { changes, docs, renderer, report } = parts;
  const place = () => ({ base: '', own: docs.project.own });
  const content = createPreviewContent(docs);
  const sent = createSentPages();
  const files = siteFilesMiddleware(place, [
    findClient,
    findThemeFile,
    async (path) => (await renderer).findStylesheet(path),
    ...previewFiles(docs),
    content.find,
    (path) => findRobots([docs.project], path),
  ]);
  const middlewares: readonly Connect.NextHandleFunction[] = [
    refuseOtherNames(parts.hosts),
    (request, response, next) => {
      if (requestPath(request) !== changesPath) return next();
      const shown = /[?&]shown=([\w.-]+)/.exec(request.url ?? '')?.[1];
      changes.add(response, shown);
    },
    ...docsMiddlewares(docs),
    reportMiddleware(report),
    files,
    fallbackRedirects(docs),
  ];
  return createServer((request, response) => {
    // Its state is that before it is rendered: what changes meanwhile it will be told of.
    const shown = { state: changes.state(), site: nameOf(docs.project.site) };
    const failed = (error: unknown) => fail(parts, response, shown, error);
    // What it shows changes, mostly at addresses that stay.
    response.setHeader('cache-control', 'no-cache');
    inTurn(middlewares, request, response, (error) => {
      if (error !== undefined) failed(error);
      else showPage(parts, sent, request, response, shown).catch(failed);
    });
  });
}

/** The docs when a document was asked for. */
interface ShownDocs {
  readonly state: string;
  /** Names their navigation, of which a document may fetch lists. */
  readonly site: string;
}

const nameOf = remember((_site: Site) => randomUUID());

/**
 * A document with the script that keeps it as the docs are. It stands behind the end, where browsers
 * take it for a part of the body.
 */
function withClient(document: string, shown: ShownDocs): string {
  const told = { ...shown, page: digest(document), changes: changesPath, again: againHeader };
  const attributes = Object.entries(told).map(([name, value]) => ` data-${name}="${value}"`);
  return `${document}<script type="module" src="${clientPath}"${attributes.join('')}></script>\n`;
}

/** Hands a request from one to the next; what none of them answers, to the last. */
function inTurn(
  [first, ...rest]: readonly Connect.NextHandleFunction[],
  request: IncomingMessage,
  response: ServerResponse,
  last: (error?: unknown) => void,
): void {
  if (!first) {
    last();
    return;
  }
  const next = (error?: unknown) =>
    error === undefined ? inTurn(rest, request, response, last) : last(error);
  try {
    first(request, response, next);
  } catch (error) {
    last(error);
  }
}

/**
 * Whoever owns a name can let it lead to this machine, and have the pages of a browser here read
 * what is at that name. What belongs to this machine is reached by an address or `localhost`.
 */
function refuseOtherNames(hosts: readonly string[]): Connect.NextHandleFunction {
  return (request, response, next) => {
    const name = URL.parse(`http://${request.headers.host}`)?.hostname ?? '';
    if (isOwnName(name, hosts)) return next();
    response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`A preview answers at addresses and as localhost, not as "${name}".\n`);
  };
}

async function showPage(
  { log, renderer }: PreviewParts,
  sent: SentPages,
  request: IncomingMessage,
  response: ServerResponse,
  shown: ShownDocs,
): Promise<void> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  const path = decodedPath(requestPath(request));
  const isAgain = request.headers[againHeader] !== undefined;
  const last = isAgain ? sent.find(path, shown.state) : undefined;
  if (last) {
    response.writeHead(200, last.headers).end(last.body);
    return;
  }
  const { render, renderNotFound } = await renderer;
  const rendered = await render(pathnameOf(path));
  if (rendered) {
    // Icons and texts of the interface have addresses that change with them.
    if (rendered.ok && !isPage(rendered)) response.setHeader('cache-control', cacheControl(path));
    return send(response, rendered.status, rendered, shown, (page) => sent.add(path, page));
  }
  const isRead = request.headers.accept?.includes('text/html') ?? false;
  if (!isRead) return send(response, 404, new Response('Not found\n'), shown);
  const page = await renderNotFound();
  if (!isAgain) {
    // As it was sent: a page of any site may have a browser ask for signs that steer a terminal.
    log.warn(`There is no page at ${requestPath(request)}.`);
  }
  return send(response, 404, page, shown);
}

/** A page has one path, whatever hosts of static files call it. */
function pathnameOf(path: string): string {
  return path.slice(1).replace(/(?:^|\/)index\.html$|\.html$|\/$/, '');
}

async function send(
  response: ServerResponse,
  status: number,
  rendered: Response,
  shown: ShownDocs,
  sent?: (page: SentPage) => void,
): Promise<void> {
  const { 'content-length': _length, ...headers } = Object.fromEntries(rendered.headers);
  const body = isPage(rendered)
    ? withClient(await rendered.text(), shown)
    : Buffer.from(await rendered.arrayBuffer());
  if (status === 200 && typeof body === 'string') sent?.({ state: shown.state, headers, body });
  response.writeHead(status, headers);
  response.end(body);
}

function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function fail(
  { docs, log, report }: PreviewParts,
  response: ServerResponse,
  shown: ShownDocs,
  error: unknown,
): void {
  report();
  if (error instanceof Error && error.stack) log.error(error.stack);
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8' });
  response.end(withClient(mistakePage(error, docs), shown));
}

function findClient(path: string): SiteFile | undefined {
  if (path !== clientPath) return undefined;
  return { path, content: readFileSync(previewClient()) };
}

let themeFiles: ReadonlySet<string> | undefined;

/** What the theme has for browsers. */
function findThemeFile(path: string): SiteFile | undefined {
  themeFiles ??= new Set(readdirSync(rendererFile(browserFolder)));
  const [folder, name = ''] = path.slice(1).split('/');
  if (folder !== assetsFolder || !themeFiles.has(name)) return undefined;
  const content = readFileSync(rendererFile(`${browserFolder}/${name}`));
  return { path, content, isLasting: true };
}
