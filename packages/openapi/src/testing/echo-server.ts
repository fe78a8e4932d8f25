import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it came over the wire. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query, not decoded. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Names and values as sent, in order; shows a header that came twice. */
  readonly rawHeaders: readonly string[];
  readonly body: Buffer;
}

export interface EchoServer {
  readonly origin: string;
  /** The requests since the last call. */
  take(): readonly ReceivedRequest[];
  close(): Promise<void>;
}

/** Keeps what arrives on a port of the loopback address, and answers `ok`. */
export async function startEchoServer(): Promise<EchoServer> {
  let received: ReceivedRequest[] = [];
  const server = createServer({ maxHeaderSize: 256 * 1024 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { headers, method = '', rawHeaders, url = '' } = request;
      received.push({ method, url, headers, rawHeaders, body: Buffer.concat(chunks) });
      response.setHeader('Connection', 'close');
      response.end('ok\n');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this form.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    take() {
      const taken = received;
      received = [];
      return taken;
    },
    close: () =>
      new Promise((resolve, reject) => {
        server.closeAllConnections();
        server.close((error) => (error ? reject(error) : resolve()));
      }),
  };
}
