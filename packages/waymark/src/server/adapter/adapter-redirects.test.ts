import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { leadOn } from './adapter-redirects.ts';

/** A server that answers with the path that it would send a file of, or as it is told. */
async function served(
  answer: RequestListener = (request, response) => void response.end(request.url),
  answered = '^/docs/v1/.*$',
) {
  const folder = tempFolder({
    'client/docs/_waymark/content-index.json': '{}',
    'client/docs/_waymark/redirects.json': JSON.stringify([
      { source: '/docs/start', destination: '/docs/guide', permanent: false },
      { source: '/docs/:slug*', destination: '/docs/guide', permanent: true },
    ]),
    'client/docs/guide/index.html': '',
    'client/docs/start/index.html': '',
    'client/docs/guide.md': '',
    'client/other.md': '',
  });
  const places = { base: '', client: '../client', mounts: ['/docs'], own: [] };
  const module = pathToFileURL(path.join(folder, 'server/entry.mjs')).href;
  onTestFinished(leadOn({ ...places, answered: [answered] }, module));
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return async (at: string, init: RequestInit = {}) => {
    const url = `http://127.0.0.1:${port}${at}`;
    const got = await fetch(url, { redirect: 'manual', ...init });
    return `${got.status} ${got.headers.get('location') ?? (await got.text())}`;
  };
}

test('What is answered by code, sent or beside the docs is not redirected, and other paths are', async () => {
  const ask = await served();
  expect(await ask('/docs/gone')).toBe('308 /docs/guide');
  expect(await ask('/docs/guide')).toBe('200 /docs/guide');
  expect(await ask('/docs/v1/assistant')).toBe('200 /docs/v1/assistant');
  expect(await ask('/docs/gone', { method: 'POST' })).toBe('200 /docs/gone');
  expect(await ask('/other')).toBe('200 /other');
});

test('Who prefers Markdown gets that of pages of the docs alone', async () => {
  const ask = await served();
  const headers = { accept: 'text/markdown' };
  expect(await ask('/docs/guide/', { headers })).toBe('200 /docs/guide.md');
  expect(await ask('/other', { headers })).toBe('200 /other');
});

test('Who sends files with a status of their own redirects all the same, and has it for everything else', async () => {
  const ask = await served((request, response) => {
    response.writeHead(request.url?.endsWith('.md') ? 203 : 200, { 'content-type': 'text/plain' });
    response.end(request.url);
  });
  expect(await ask('/docs/gone')).toBe('308 /docs/guide');
  expect(await ask('/docs/guide', { headers: { accept: 'text/markdown' } })).toBe(
    '203 /docs/guide.md',
  );
});

test('What has a file is not answered by code that answers whatever is left', async () => {
  const ask = await served(undefined, '^/.*$');
  const headers = { accept: 'text/markdown' };
  expect(await ask('/docs/guide', { headers })).toBe('200 /docs/guide.md');
  expect(await ask('/docs/start')).toBe('307 /docs/guide');
  expect(await ask('/docs/gone')).toBe('200 /docs/gone');
});
