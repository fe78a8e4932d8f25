import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type BuiltSite, builtSite, sidebarLinks } from '../support/built-site.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { type Finished, runCli } from '../support/run-command.ts';
import { serveSite } from '../support/served-site.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });

/** Names that a file may have, as far as the file systems of all machines take them. */
const names = [
  'a%20b',
  '100%',
  '%41',
  'c#',
  "it's",
  'with space',
  'emoji 🎉',
  'amp&er',
  'semi;colon',
  'plus+',
  'a=b',
  'bra[ck]et',
  '{curly}',
  'v1.2',
  'dot.name',
  'folder c#/100% sure',
  // Windows has no such names.
  ...(process.platform === 'win32'
    ? []
    : ['a\\b', 'tab\there', 'line\nbreak', 'q?x', 'quo"te', 'star*', 'lt<gt>']),
];

/** A static host as most are: it decodes all of a path (RFC 3986 section 2.4). */
async function startHost(folder: string) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const file = path.join(folder, decodeURIComponent(pathname), 'index.html');
    if (existsSync(file)) response.end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const urlOf = (name: string) => `/${name.split('/').map(encodeURIComponent).join('/')}`;

describe('A page whose file has an unusual name', () => {
  let built: Finished;
  let docs: string;
  let site: BuiltSite;

  beforeAll(async () => {
    const links = names.map((name, index) => `[to ${index}](<${urlOf(name)}>)`);
    const pages = names.map((name, index) => [
      `${name}.mdx`,
      page(`Page ${index}`, `Text ${index}.`),
    ]);
    docs = docsFolder(['index', ...names], {
      'index.mdx': page('Home', links.join('\n\n')),
      ...Object.fromEntries(pages),
    });
    built = await runCli(['build'], docs);
    site = builtSite(path.join(docs, 'dist'));
  });

  test('is built without a word', () => {
    expect(built.output).not.toMatch(/error|warning {2}/);
    expect(built.exitCode).toBe(0);
    expect(site.files.filter((file) => file.includes('_waymark/named'))).toEqual([]);
  });

  test.each([
    ['a static host', () => startHost(path.join(docs, 'dist'))],
    [
      '`waymark serve`',
      async () => {
        const server = await serveSite([], docs);
        return { url: server.url, close: server.stop };
      },
    ],
  ])('is where its links in the sidebar and in pages lead, on %s', async (_, start) => {
    const server = await start();
    try {
      const ofSidebar = new Map(sidebarLinks(site.page('/')));
      for (const [index, name] of names.entries()) {
        for (const link of [ofSidebar.get(`Page ${index}`), urlOf(name)]) {
          const response = await fetch(new URL(link ?? '/no-link', server.url));
          expect([name, link, response.status]).toEqual([name, link, 200]);
          expect(await response.text()).toContain(`Text ${index}.`);
        }
      }
    } finally {
      await server.close();
    }
  });
});

test('A page called 404 is the page for unknown URLs, and no result of a search', async () => {
  const docs = docsFolder(['index', '404'], {
    'index.mdx': page('Home'),
    '404.mdx': page('Lost', 'Nobody knows this place.'),
  });
  const { exitCode } = await runCli(['build', '--site', 'https://example.com'], docs);
  expect(exitCode).toBe(0);
  const site = builtSite(path.join(docs, 'dist'));
  expect(site.page('/404').text).toContain('Nobody knows this place.');
  expect(site.files).toContain('404.html');
  expect(site.read('404.md')).toContain('Nobody knows this place.');
  for (const file of ['llms.txt', 'llms-full.txt', 'sitemap.xml']) {
    expect(site.read(file)).not.toMatch(/Nobody knows|404/);
  }
});
