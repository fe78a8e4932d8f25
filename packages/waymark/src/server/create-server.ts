import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import { securityHeaders } from '@waymark/content/text';
import { requestPath, takeOriginForm } from '../project/paths/request-path.ts';
import { healthPath, readyPath } from '../project/paths/site-paths.ts';
import { keptFor } from './assistant/kept-for.ts';
import { Connections } from './connections.ts';
import { inTurn } from './in-turn.ts';
import type { ServerRoute } from './route.ts';
import type { FileServer } from './site-files.ts';
import { SiteAbsent } from './static/site-folder.ts';
import { answerUnreadable } from './unreadable-request.ts';

/** A site as a server has it. */
export interface SiteParts {
  /** What answers at the moment where there is no page to read. */
  readonly routes: () => readonly ServerRoute[];
  readonly files: FileServer;
}

/** What a server answers with. */
export interface ServerParts extends SiteParts {
  /**
   * The site of the reader who sends a request, in place of that for everyone, where it is another.
   * It is there only on a server that knows readers.
   */
  readonly ofReader?: ((request: IncomingMessage) => Promise<SiteParts | undefined>) | undefined;
  /**
   * Whether everything that answers need can be reached. Without it, the server says nothing of how it is,
   * and pages may have the paths at which others do.
   */
  readonly isReady?: () => Promise<boolean>;
  readonly limits?: Partial<ServerLimits>;
}

/** What a server takes upon itself at most. */
export interface ServerLimits {
  /** Connections at the same time; further ones are closed. */
  readonly connections: number;
  /** Milliseconds that answers may go on for after the server was told to stop. */
  readonly farewell: number;
  /** Milliseconds in which a reader may take nothing of what was sent. */
  readonly unread: number;
}

/** A server and how to stop it. It listens once it is told to. */
export interface RunningServer {
  readonly server: Server;
  /** Takes no new connections, lets answers end, and waits for that. */
  stop(): Promise<void>;
}

const usualLimits: ServerLimits = { connections: 2_000, farewell: 15_000, unread: 60_000 };

/** Milliseconds in which the head of a request, and all of it, must arrive, and the next one may begin. */
const timeouts = {
  headersTimeout: 20_000,
  requestTimeout: 60_000,
  // Longer than proxies keep theirs (nginx 60 seconds, Caddy 120): none sends a question over one that closes.
  keepAliveTimeout: 130_000,
  connectionsCheckingInterval: 2_000,
};

/** A server of a built site with what answers questions about it. */
export function createSiteServer(parts: ServerParts): RunningServer {
  const { limits, ofReader } = parts;
  const { connections, farewell, unread } = { ...usualLimits, ...limits };
  let isStopping = false;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    closeAfterUnread(request, response);
    endUnread(response, unread);
    setOnly(response, securityHeaders);
    if (isStopping) response.setHeader('connection', 'close');
    takeOriginForm(request);
    if (!isHost(request.headers.host)) return text(response, 400, 'Bad request');
    const pathname = requestPath(request);
    if (isReady && pathname === healthPath) return text(response, 200, 'ok');
    if (isReady && pathname === readyPath) return reportReadiness(response, isReady);
    const own = await ofReader?.(request);
    if (ofReader) answerByReader(request, response, own !== undefined);
    const { files, routes } = own ?? parts;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const route = routes().find(({ matches }) => matches(pathname));
    const isRoute = route && !(isRead && (await files.hasPage(pathname)));
    // The Fetch standard has no requests with this method.
    if (isRoute && request.method !== 'TRACE') {
      // With one parameter, the library would neither wait for the answer nor find the address.
      const handle = (asked: Request, { address }: ClientAddress) =>
        route.handle(asked, { address });
      return createRequestListener(handle, { onError: failed })(request, response);
    }
    if (isRead) return files.serve(request, response);
    response.setHeader('allow', 'GET, HEAD');
    text(response, 405, 'Method not allowed');
  };
  // Anyone may ask, and the store is not to hear of each.
  const isReady = parts.isReady && keptFor(1_000, parts.isReady);
  const reportReadiness = async (response: ServerResponse, check: () => Promise<boolean>) => {
    const isFine = !isStopping && (await check().catch(() => false));
    text(response, isFine ? 200 : 503, isFine ? 'ready' : 'not ready');
  };
  const answerInTurn = inTurn((request, response) => {
    open.answer(request, response);
    answer(request, response).catch((error: unknown) => refuse(request, response, error));
  });
  const server = createServer(timeouts, answerInTurn);
  server.maxConnections = connections;
  const open = new Connections(server);
  answerUnreadable(server, (socket) => open.answerOf(socket));
  server.on('connection', () => {
    if (open.count > connections * 0.9) open.closeIdle();
  });
  return {
    server,
    async stop() {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      open.closeUnused();
      const timer = setTimeout(() => server.closeAllConnections(), farewell);
      await closed;
      clearTimeout(timer);
    },
  };
}

/**
 * A body that nobody reads stands before the next request of its connection, so an answer that comes
 * before its end says that it is the last one (RFC 9112 section 9.3).
 */
function closeAfterUnread(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    if (!request.complete) {
      response.setHeader('connection', 'close');
      readOn(request);
    }
    return Reflect.apply(writeHead, response, head);
  };
}

/** Milliseconds in which the rest of a body that nobody reads is taken. */
const rest = 2_000;

/**
 * Ends a connection once the body of its request has arrived: a client that is still sending it over one
 * that is gone takes that for a failure of the network, and does not read the answer (RFC 9112 section 9.6).
 */
function readOn(request: IncomingMessage): void {
  const { socket } = request;
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), rest);
    socket.once('close', () => clearTimeout(timer));
    request.once('close', () => socket.destroy());
    // What reads it in pieces would hold it back.
    request.removeAllListeners('data').resume();
    socket.end();
  };
}

/** An answer that waits for more to say has nothing unsent, so its connection stays. */
function endUnread(response: ServerResponse, milliseconds: number): void {
  response.setTimeout(milliseconds, () => {
    if (response.socket && response.socket.writableLength > 0) response.destroy();
  });
}

/**
 * Has caches tell readers apart. What only some may read is kept by none of them (RFC 9111 section
 * 5.2.2), and is not taken for what everyone gets at the same address.
 */
function answerByReader(
  request: IncomingMessage,
  response: ServerResponse,
  isPrivate: boolean,
): void {
  if (isPrivate) {
    for (const name of ['if-none-match', 'if-modified-since', 'if-range', 'range'])
      delete request.headers[name];
  }
  const { writeHead } = response;
  response.writeHead = (...head: unknown[]) => {
    const [status, ...rest] = head;
    const given = Object(rest.find((part) => typeof part === 'object')) as Record<string, string>;
    for (const [name, value] of Object.entries(given)) {
      const isVary = /^vary$/i.test(name);
      if (isVary) response.appendHeader('vary', value);
      if (isVary || (isPrivate && /^cache-control$/i.test(name))) delete given[name];
    }
    response.appendHeader('vary', 'Cookie');
    if (isPrivate) {
      response.setHeader('cache-control', 'private, no-store');
      response.removeHeader('etag');
      response.removeHeader('last-modified');
    }
    return Reflect.apply(writeHead, response, [status, ...rest]);
  };
}

/** What a name, an address and a port are made of (RFC 9110 section 7.2). */
function isHost(host: string | undefined): boolean {
  return host === undefined || (/^[\w.:[\]-]{1,300}$/.test(host) && URL.canParse(`http://${host}`));
}

/** Lacks that pass; a client may ask again. */
const passing = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY']);

/** An answer that has begun cannot be taken back, so its connection ends. */
function refuse({ url }: IncomingMessage, response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const isPassing = error instanceof SiteAbsent || passing.has(code);
  console.error(`${url}: ${reasonOf(error)}`);
  setOnly(response, securityHeaders);
  if (isPassing) response.setHeader('retry-after', '1');
  text(response, isPassing ? 503 : 500, isPassing ? 'Try again in a moment' : 'Server error');
}

function failed(error: unknown): Response {
  console.error(reasonOf(error));
  return new Response('Server error', { status: 500 });
}

/** In one line: what is wrong is in the message, and nobody is to read a call stack in a log. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

function setOnly(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

function text(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(body);
}
