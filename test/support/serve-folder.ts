import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import { type Listening, listen } from './listen.ts';

/** Serves a built site as a static host does: clean URLs, and `404.html` for what is not there. */
export async function serveFolder(folder: string): Promise<Listening> {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, { etag: true });
  const server = createServer((request, response) => {
    files(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/html' }).end(notFound);
    });
  });
  return listen(server);
}
