import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { type BuiltSite, builtPage, builtSite, sidebarLinks } from '../support/built-site.ts';
import { type DevServer, startDev } from '../support/dev-server.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const navigation = {
  groups: [
    { group: 'API', openapi: 'api.yaml' },
    { group: 'Guides', pages: ['guide', 'api-reference/überblick-&-suche'] },
  ],
};

function description(...summaries: readonly string[]): string {
  const paths = summaries.map(
    (summary, index) => `  /p${index}:\n    get:\n      summary: ${JSON.stringify(summary)}\n`,
  );
  return `openapi: 3.1.0\ninfo: { title: Test, version: '1' }\npaths:\n${paths.join('')}`;
}

const files = {
  'docs.json': docsJson({ navigation }),
  'guide.mdx': page(
    'Guide',
    '[List](/api-reference/list) [Über](/api-reference/überblick-&-suche)',
  ),
  'api.yaml': description('List', 'Überblick & Suche', '获取列表', 'What: "is" <new>?'),
};

describe('Endpoint pages of a built site', () => {
  let site: BuiltSite;
  let out: string;

  beforeAll(async () => {
    const work = tempFolder();
    const docs = tempFolder(files);
    const { exitCode, output } = await runCli(['build', docs, '--base', '/docs'], work);
    expect(exitCode, output).toBe(0);
    out = path.join(work, 'dist');
    site = builtSite(out);
  });

  test('lie at their paths, whose names every file system can have', () => {
    expect(site.files.filter((file) => /^api-reference\/.*\/.*html$/.test(file))).toEqual([
      'api-reference/list/index.html',
      'api-reference/what-is-new/index.html',
      'api-reference/überblick-&-suche/index.html',
      'api-reference/获取列表/index.html',
    ]);
  });

  test('are linked with the base path, letters outside ASCII encoded but in the sidebar', () => {
    const encoded = '/docs/api-reference/%C3%BCberblick-&-suche/';
    expect(site.page('/guide').links).toEqual(
      expect.arrayContaining(['/docs/api-reference/list/', encoded]),
    );
    const listed = sidebarLinks(site.page('/guide')).map(([, href]) => href);
    expect([...new Set(listed)]).toEqual([
      '/docs/api-reference/list/',
      '/docs/api-reference/überblick-&-suche/',
      '/docs/api-reference/获取列表/',
      '/docs/api-reference/what-is-new/',
      '/docs/guide/',
    ]);
  });

  test('are where "/" leads when one of them is the first page', () => {
    expect(site.read('index.html')).toContain('/docs/api-reference/list/');
  });

  test('are found by a static host at their encoded URLs', async () => {
    const server = await serveFolder(out);
    try {
      const response = await fetch(`${server.url}/api-reference/%C3%BCberblick-&-suche/`);
      expect(response.status).toBe(200);
      expect(await response.text()).toContain('Überblick &amp; Suche');
    } finally {
      await server.close();
    }
  });
});

test.each([
  ['always', '/api-reference/list/'],
  ['never', '/api-reference/list'],
])('With `trailingSlash: "%s"` links to endpoint pages are %s', async (trailingSlash, href) => {
  const docs = Object.entries(files).map(([name, text]) => [`docs/${name}`, text] as const);
  const project = astroProject({
    ...Object.fromEntries(docs),
    'astro.config.mjs': `import { defineConfig } from 'astro/config';
import waymark from 'waymark';
export default defineConfig({
  trailingSlash: '${trailingSlash}',
  integrations: [waymark({ docs: './docs' })],
});
`,
  });
  const { exitCode, output } = await buildProject(project);
  expect(exitCode, output).toBe(0);
  const guide = builtSite(path.join(project, 'dist')).page('/guide');
  expect(guide.links[0]).toBe(href);
  expect(sidebarLinks(guide)[0]?.[1]).toBe(href);
});

describe('Endpoint pages of a preview', () => {
  let server: DevServer;
  let docs: string;

  beforeAll(async () => {
    docs = tempFolder(files);
    server = await startDev(docs);
  });

  afterAll(() => server.stop());

  test('are served, and "/" leads to the first of them', async () => {
    const home = await server.get('/');
    expect(home.status).toBe(307);
    expect(home.headers.get('location')).toBe('/api-reference/list/');
    const response = await server.get('/api-reference/%E8%8E%B7%E5%8F%96%E5%88%97%E8%A1%A8');
    expect(response.status).toBe(200);
  });

  // A description is read, planned and rendered anew; a busy machine takes its time.
  const patience = { timeout: 10_000, interval: 100 };

  test('follow a change of their description', async () => {
    await server.changed(() => {
      writeFiles(docs, { 'api.yaml': description('List', 'Überblick & Suche', 'Brand new') });
    });
    await vi.waitFor(async () => {
      const response = await server.get('/api-reference/brand-new');
      expect(response.status).toBe(200);
      const links = sidebarLinks(builtPage(await response.text())).map(([, href]) => href);
      expect(links).toContain('/api-reference/brand-new/');
    }, patience);
    expect((await server.get('/api-reference/what-is-new')).status).toBe(404);
  });
});
