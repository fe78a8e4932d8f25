import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { redirectPage } from '../build/render/redirect-page.ts';
import { createFileServer } from './site-files.ts';
import { compressedFiles } from './static/compression.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-site-files-'));
const page = '<!DOCTYPE html><html lang="de"><title>Größe</title></html>';
const offered = page.replace('<html', '<html data-wm-assistant');
const files = {
  'index.html': page,
  'guides.html': page,
  'guides/index.html': page.replace('de', 'xx'),
  'über/index.html': page,
  'changelog/v2.1/index.html': page,
  'changelog/v2.1.md': page,
  'own.html': page.replace('lang', 'data-wm-assistant lang'),
  'fragment.html': '<ul><li>One</li></ul>',
  '404.html': page,
  'page.md': page,
  'data.json': '{}',
  '_astro/script.h4sh.js': '',
  '_waymark/search/manifest.json': '{}',
  '_waymark/images/h4sh-480.webp': 'a picture',
  '_waymark/search/en-h4sh/overview.bin': '',
  '.secret.html': page,
  '.waymark-output': 'written by a build',
  '.well-known/assetlinks.json': '[]',
  _redirects: '/docs/old /docs/guides 301\n/docs/moved/* /docs/:splat 301\n',
  'exact/index.html': redirectPage('/docs/guides'),
  '_waymark/redirects.json': JSON.stringify([
    { source: '/docs/exact', destination: '/docs/guides', permanent: true },
    { source: '/docs/%C3%BCber-uns', destination: '/docs/guides?a=1#part', permanent: false },
    { source: '/docs/guides', destination: '/docs/exact', permanent: true },
    { source: '/docs/moved/:slug*', destination: '/docs/:slug*', permanent: true },
    { source: '/docs/gui*', destination: '/docs/exact', permanent: true },
  ]),
};
let attributes: readonly string[];
let server: Server;

beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const { serve } = createFileServer({
    folder,
    base: '/docs',
    pages: () => [],
    address: (below) => below,
    attributes: () => attributes,
  });
  server = createServer((message, response) => void serve(message, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});

beforeEach(() => {
  attributes = ['data-wm-assistant'];
});

afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: NodeJS.Dict<string | string[]>;
  readonly body: Buffer;
}

/** Sends a request as it is: `fetch` would ask for compressed answers and keep a cache. */
function send(below: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  return new Promise<Answer>((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: `/docs${below}`, headers, method };
    request({ ...options, agent: false }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      resolve({
        status: response.statusCode,
        headers: response.headers,
        body: Buffer.concat(chunks),
      });
    })
      .on('error', reject)
      .end();
  });
}

it('The path of the site without its slash leads to it with what was asked', async () => {
  const { headers, status } = await send('?assistant=How');
  expect([status, headers['location']]).toEqual([308, '/docs/?assistant=How']);
});

it('Files that other hosts read are given to nobody', async () => {
  expect([(await send('/_redirects')).status, (await send('/_REDIRECTS')).status]).toEqual([
    404, 404,
  ]);
});

it('Sites that share the room for compressed files have each its own', async () => {
  const compressed = compressedFiles();
  const texts = ['a', 'b'].map((letter) => letter.repeat(2_000));
  const servers = texts.map((text, index) => {
    const site = path.join(folder, `site-${index}`);
    mkdirSync(site);
    writeFileSync(path.join(site, 'same.txt'), text);
    utimesSync(path.join(site, 'same.txt'), 1_800_000_000, 1_800_000_000);
    const ofSite = { folder: site, base: '', pages: () => [], attributes: () => [] };
    const { serve } = createFileServer({ ...ofSite, address: (below) => below, compressed });
    return createServer((message, response) => void serve(message, response));
  });
  for (const [index, one] of servers.entries()) {
    await new Promise<void>((resolve) => one.listen(0, '127.0.0.1', resolve));
    const { port } = one.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/same.txt`);
    expect(answer.headers.get('content-encoding')).not.toBeNull();
    expect(await answer.text()).toBe(texts[index]);
    one.close();
  }
});

describe('the pages of a site', () => {
  it.each(['/', '/index.html', '/guides', '/guides/', '/guides.html', '/%C3%BCber/'])(
    'say at %s what the server offers, and how long they are with it',
    async (below) => {
      const { body, headers, status } = await send(below);
      expect(status).toBe(200);
      expect(body.toString()).toBe(offered);
      expect(headers['content-length']).toBe(String(Buffer.byteLength(offered)));
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(headers['vary']).toBe('Accept');
    },
  );

  it('are not compressed, since nothing here compresses them', async () => {
    const { body, headers } = await send('/guides', { 'accept-encoding': 'gzip, br' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(body.toString()).toBe(offered);
  });

  it('are described for HEAD as for GET, without a body', async () => {
    const whole = await send('/guides');
    const head = await send('/guides', {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(head.body.byteLength).toBe(0);
    const same = ['content-length', 'content-type', 'etag', 'last-modified', 'vary'] as const;
    for (const name of same) expect(head.headers[name]).toBe(whole.headers[name]);
  });

  it('are not sent again to who has them, until something else is offered', async () => {
    const { etag = '' } = (await send('/guides')).headers;
    for (const known of [`${etag}`, `"other", ${etag}`, `${etag}`.replace('W/', ''), '*']) {
      const again = await send('/guides', { 'if-none-match': known });
      expect([again.status, again.body.byteLength]).toEqual([304, 0]);
      expect(again.headers['etag']).toBe(etag);
      expect(again.headers['vary']).toBe('Accept');
    }
    attributes = [];
    const changed = await send('/guides', { 'if-none-match': `${etag}` });
    expect([changed.status, changed.body.toString()]).toEqual([200, page]);
    expect(changed.headers['etag']).not.toBe(etag);
  });

  it('are left as they are where they say it already, or have no root element', async () => {
    expect((await send('/own')).body.toString()).toBe(files['own.html']);
    expect((await send('/fragment')).body.toString()).toBe(files['fragment.html']);
  });

  it('say it where nothing is found, too', async () => {
    const { body, status } = await send('/nothing');
    expect([status, body.toString()]).toEqual([404, offered]);
  });

  it.each(['//own.html', '/changelog//v2.1', '/%2Fown.html', '//'])(
    'are at one path, and not at %s',
    async (below) => {
      expect((await send(below)).status).toBe(404);
    },
  );

  it('are pages also with the number of a version at their end', async () => {
    const found = await send('/changelog/v2.1');
    expect([found.status, found.headers['vary']]).toEqual([200, 'Accept']);
    const twin = await send('/changelog/v2.1', { accept: 'text/markdown' });
    expect(twin.headers['content-type']).toContain('text/markdown');
  });

  it('are sent again when all files have one time, as those of packed folders, and one of them is another', async () => {
    const file = path.join(folder, 'own.html');
    const packed = new Date('1980-01-01');
    utimesSync(file, packed, packed);
    const { etag } = (await send('/own')).headers;
    await setTimeout(20);
    writeFileSync(file, files['own.html'].replace('Größe', 'Größen').replace('de', 'd'));
    utimesSync(file, packed, packed);
    const again = await send('/own', { 'if-none-match': `${etag}` });
    expect(again.status).toBe(200);
    writeFileSync(file, files['own.html']);
  });

  it('are not served from hidden files', async () => {
    expect((await send('/.secret')).status).toBe(404);
    expect((await send('/.secret.html')).status).toBe(404);
    expect((await send('/.waymark-output')).status).toBe(404);
    expect((await send('/.well-known/assetlinks.json')).status).toBe(200);
  });
});

it.each(['/page.md', '/data.json'])('The file %s is served byte for byte', async (below) => {
  const { body, headers } = await send(below);
  expect(body.toString()).toBe(files[below.slice(1) as keyof typeof files]);
  expect(headers['content-length']).toBe(String(body.byteLength));
  expect((await send(below, { 'if-none-match': `${headers['etag']}` })).status).toBe(304);
});

describe('the redirects of docs.json', () => {
  const lead = async (below: string, accept = 'text/html') => {
    const { headers, status } = await send(below, { accept });
    return `${status} ${headers['location']}`;
  };

  it('come before the pages that lead on, with their status and the query', async () => {
    expect(await lead('/exact')).toBe('308 /docs/guides');
    expect(await lead('/exact/?x=1&y')).toBe('308 /docs/guides?x=1&y');
    expect(await lead('/exact', 'text/markdown')).toBe('308 /docs/guides');
    expect(await lead('/%c3%bcber-uns?x=1')).toBe('307 /docs/guides?a=1#part');
    expect(await lead('/moved/a%20b?x')).toBe('308 /docs/a%20b?x');
  });

  it('hide no page, whatever they are from', async () => {
    expect(await lead('/guides')).toBe('200 undefined');
    expect(await lead('/gui')).toBe('308 /docs/exact');
  });

  it('lead to no other site', async () => {
    for (const start of ['/', '%5C', '\\', '%2F', '/\\']) {
      const [, location = ''] = (await lead(`/moved/${start}evil.com`)).split(' ');
      expect(new URL(location, 'https://docs.test').host, start).toBe('docs.test');
    }
  });
});

describe('a browser keeps', () => {
  const cacheControl = async (below: string) => (await send(below)).headers['cache-control'];

  it.each([
    '/_astro/script.h4sh.js',
    '/_waymark/images/h4sh-480.webp',
    '/_waymark/search/en-h4sh/overview.bin',
  ])('%s for good, as another content has another address', async (below) => {
    expect(await cacheControl(below)).toBe('public, max-age=31536000, immutable');
  });

  it.each(['/_waymark/search/manifest.json', '/data.json', '/page.md', '/guides'])(
    '%s only as long as it is the same',
    async (below) => {
      expect(await cacheControl(below)).toBe('public, max-age=0, must-revalidate');
    },
  );

  it.each([
    ['/nothing', 'text/html', 404],
    ['/nothing', 'text/markdown', 404],
    ['', 'text/html', 308],
    ['/old', 'text/html', 301],
  ])('nothing of %s as %s, which the next build may change', async (below, accept, status) => {
    const answer = await send(below, { accept });
    expect(answer.status).toBe(status);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });
});
