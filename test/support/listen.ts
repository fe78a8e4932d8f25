import type { Server, ServerResponse } from 'node:http';

/** A server that listens. */
export interface Listening {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Has a server listen to a free port of this machine. */
export async function listen(server: Server): Promise<Listening> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * Has an answer be the last one of its connection. A test file that was busy for seconds would send its
 * next request over one that the server closes at that moment.
 */
export function closeAfterwards(response: ServerResponse): void {
  response.setHeader('connection', 'close');
}
