import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from './listen.ts';

/** A request as it arrived. */
export interface Arrived {
  readonly method: string;
  /** Path and query as sent. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface ApiServer {
  /** Without a slash at the end. */
  readonly url: string;
  /** What has arrived so far, without preflights. */
  readonly arrived: readonly Arrived[];
  close(): Promise<void>;
}

/**
 * An API that answers what it was asked, as JSON, with status 201 to POST; `/slow` never answers, and
 * the answer of `/stream` never ends.
 *
 * @param isOpen whether pages of any site may call it (CORS)
 */
export async function startApiServer(isOpen = true): Promise<ApiServer> {
  const arrived: Arrived[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { headers, method = '', url = '' } = request;
    if (isOpen) {
      response.setHeader('access-control-allow-origin', '*');
      response.setHeader(
        'access-control-allow-headers',
        'authorization, content-type, x-api-key, x-trace',
      );
      response.setHeader('access-control-allow-methods', '*');
    }
    if (method === 'OPTIONS') return response.writeHead(204).end();
    if (url.startsWith('/slow')) return undefined;
    const body = Buffer.concat(chunks).toString('latin1');
    arrived.push({ method, url, headers, body });
    if (url.startsWith('/stream')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      return response.write('data: one\n\n');
    }
    response.writeHead(method === 'POST' ? 201 : 200, { 'content-type': 'application/json' });
    return response.end(
      JSON.stringify({ method, url, html: '<img src=x onerror=alert(1)>', id: 1 }).replace(
        '"id":1',
        '"id":9007199254740993',
      ),
    );
  });
  return { ...(await listen(server)), arrived };
}
