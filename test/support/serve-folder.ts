import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

export interface FolderServer {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a built site as a static host does: clean URLs, and `404.html` for what is not there. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(notFound);
    });
  });
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
