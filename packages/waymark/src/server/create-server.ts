import { createServer, type Server, type ServerResponse } from 'node:http';
import { type ClientAddress, createRequestListener } from '@remix-run/node-fetch-server';
import { requestPath } from './request-path.ts';
import type { ServerRoute } from './route.ts';
import type { FileServer } from './site-files.ts';

export interface ServerParts {
  /** What answers where there is no page to read. */
  readonly routes: readonly ServerRoute[];
  readonly files: FileServer;
  /** Whether everything that answers need can be reached. */
  readonly isReady: () => Promise<boolean>;
}

export interface RunningServer {
  readonly server: Server;
  /** Takes no new connections, lets answers end, and waits for that. */
  stop(): Promise<void>;
}

/** How long answers may go on after the server was told to stop, in milliseconds. */
const longestFarewell = 30_000;

/** A server of a built site with what answers questions about it. */
export function createSiteServer({ files, isReady, routes }: ServerParts): RunningServer {
  let isStopping = false;
  const listeners = routes.map(({ handle, matches }) => ({
    matches,
    listen: createRequestListener((request: Request, { address }: ClientAddress) =>
      handle(request, { address }),
    ),
  }));
  const server = createServer((request, response) => {
    if (isStopping) response.setHeader('connection', 'close');
    const pathname = requestPath(request);
    if (pathname === '/health') return text(response, 200, 'ok');
    if (pathname === '/ready') return void reportReadiness(response);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const route = listeners.find(({ matches }) => matches(pathname));
    if (route && !(isRead && files.hasPage(pathname))) return void route.listen(request, response);
    if (isRead) return void files.serve(request, response).catch(() => response.destroy());
    response.setHeader('allow', 'GET, HEAD');
    return text(response, 405, 'Method not allowed');
  });
  const reportReadiness = async (response: ServerResponse) => {
    const isFine = !isStopping && (await isReady().catch(() => false));
    text(response, isFine ? 200 : 503, isFine ? 'ready' : 'not ready');
  };
  return {
    server,
    async stop() {
      isStopping = true;
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      const timer = setTimeout(() => server.closeAllConnections(), longestFarewell);
      await closed;
      clearTimeout(timer);
    },
  };
}

function text(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(body);
}
