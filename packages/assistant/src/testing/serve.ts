import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

export interface Served {
  /** `http://127.0.0.1:…` */
  readonly origin: string;
  close(): Promise<void>;
}

type Handle = (request: Request, connection: { readonly address: string }) => Promise<Response>;

/** Starts a server on any free port. */
export async function serve(handle: Handle): Promise<Served> {
  const server = createServer((message, response) => {
    void pass(handle, message, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // An address of a network has a port.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function pass(handle: Handle, message: IncomingMessage, response: ServerResponse) {
  const gone = new AbortController();
  response.once('close', () => gone.abort());
  const method = message.method ?? 'GET';
  const headers = new Headers();
  for (let at = 0; at < message.rawHeaders.length; at += 2) {
    headers.append(message.rawHeaders[at] ?? '', message.rawHeaders[at + 1] ?? '');
  }
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(`http://${message.headers.host}${message.url}`, {
    method,
    headers,
    signal: gone.signal,
    duplex: 'half',
    ...(hasBody
      ? { body: Readable.toWeb(message) as NodeReadableStream<Uint8Array> as BodyInit }
      : {}),
  } as RequestInit);
  const answer = await handle(request, { address: message.socket.remoteAddress ?? '' });
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  const reader = answer.body?.getReader();
  response.once('close', () => void reader?.cancel().catch(() => undefined));
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done) break;
    response.write(value);
  }
  response.end();
}
