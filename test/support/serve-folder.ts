import { createReadStream, readFileSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import sirv from 'sirv';
import { type Listening, listen } from './listen.ts';

const forGood = 'public, max-age=31536000, immutable';

const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const axePath = '/axe-core/axe.min.js';

/** Where a site that `serveFolder` serves has axe, which a browser does not compile anew for each of its pages. */
export const axeUrls = new Map<string, string>();

/**
 * Serves a built site as a static host does: clean URLs, `404.html` for what is not there, and files
 * with a digest in their names for good.
 */
export async function serveFolder(folder: string): Promise<Listening> {
  const notFound = readFileSync(path.join(folder, '404.html'));
  const files = sirv(folder, { etag: true, setHeaders: keepForGood });
  const server = createServer((request, response) => {
    files(request, response, () => {
      if (request.url === axePath) return sendAxe(response);
      response.writeHead(404, { 'content-type': 'text/html' }).end(notFound);
    });
  });
  const listening = await listen(server);
  axeUrls.set(listening.url, listening.url + axePath);
  return listening;
}

function keepForGood(response: ServerResponse, pathname: string): void {
  if (pathname.includes('/_astro/')) response.setHeader('cache-control', forGood);
}

function sendAxe(response: ServerResponse): void {
  response.writeHead(200, { 'cache-control': forGood, 'content-type': 'text/javascript' });
  createReadStream(axeFile).pipe(response);
}
