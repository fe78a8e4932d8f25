import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
};
const isText = /^text\/|javascript|json|svg/;

/** A server of a built site. */
export interface FolderServer {
  /** Without a slash at the end. */
  readonly url: string;
  close(): Promise<void>;
}

/** Serves a folder as static hosts do: clean URLs, and text compressed with gzip. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = fileAt(folder, decodeURIComponent(pathname));
    if (file === undefined) {
      response.writeHead(404).end();
      return;
    }
    const type = types[path.extname(file)] ?? 'application/octet-stream';
    const content = readFileSync(file);
    if (isText.test(type)) {
      response.writeHead(200, { 'content-type': type, 'content-encoding': 'gzip' });
      response.end(gzipSync(content));
    } else {
      response.writeHead(200, { 'content-type': type }).end(content);
    }
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

function fileAt(folder: string, pathname: string): string | undefined {
  const at = path.join(folder, path.normalize(pathname));
  const candidates = [at, `${at}.html`, path.join(at, 'index.html')];
  return candidates.find((file) => existsSync(file) && statSync(file).isFile());
}
