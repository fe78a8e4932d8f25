import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { type BuiltSite, builtPage, builtSite } from '../support/built-site.ts';
import { startDev } from '../support/dev-server.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { cli, run, runCli, userEnvironment } from '../support/run-command.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

function docs(): string {
  return tempFolder({
    'docs.json': docsJson({
      navigation: { pages: ['index', 'guide/index', 'guide/more', 'start'] },
      footer: { socials: { github: 'https://github.com/acme' } },
    }),
    'index.mdx': page('Home', '[More](/guide/more#part), [guide](./guide), [file](/files/a.txt)'),
    'guide/index.mdx': page('Guide', '<Card title="More" href="/guide/more">Text</Card>'),
    'guide/more.mdx': page('More', '## Part\n\n[Start](../start)'),
    'start.mdx': page('Start', '[Home](/)'),
    'files/a.txt': 'A file.',
  });
}

const isFile = (...parts: string[]) =>
  statSync(path.join(...parts), { throwIfNoEntry: false })?.isFile() ?? false;

/** How hosts without rules answer a path: with the status that a reader gets first. */
const hosts = {
  /** `root` and `index index.html`, and nothing else. */
  nginx(site: string, url: string): number {
    if (url.endsWith('/')) return isFile(site, url, 'index.html') ? 200 : 404;
    if (isFile(site, url)) return 200;
    return existsSync(path.join(site, url)) ? 301 : 404;
  },
  /** GitHub Pages, and Netlify and Cloudflare Pages too: `.html` comes before a folder. */
  pages(site: string, url: string): number {
    if (url.endsWith('/') || isFile(site, url)) return hosts.nginx(site, url);
    return isFile(site, `${url}.html`) ? 200 : hosts.nginx(site, url);
  },
} as const;

/** Every path of the site that its pages link to. */
function linked(site: BuiltSite): string[] {
  const pages = site.files.filter((file) => file.endsWith('.html'));
  const all = pages.flatMap((file) =>
    Array.from(site.read(file).matchAll(/<a [^>]*?href="(\/[^"#?]*)/g), ([, url = '']) => url),
  );
  return [...new Set(all)].sort();
}

const site = 'https://docs.acme.dev';

/** The home, and a file. */
const files = ['/', '/files/a.txt'];

/** Builds, and checks that page, canonical link, sitemap and Markdown agree on their addresses. */
async function build(options: readonly string[], runBuild = runCli) {
  const folder = docs();
  const { exitCode, output } = await runBuild(['build', '.', '--site', site, ...options], folder);
  expect(exitCode, output).toBe(0);
  const built = builtSite(path.join(folder, 'dist'));
  const links = linked(built);
  const addresses = links
    .filter((url) => url === '/' || !files.includes(url))
    .map((url) => site + url);
  const sitemap = built.read('sitemap.xml');
  for (const address of addresses) expect(sitemap).toContain(`<loc>${address}</loc>`);
  for (const url of ['/guide', '/guide/more', '/start']) {
    const { document } = built.page(url);
    const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href');
    expect(addresses).toContain(canonical);
    const twin = document.querySelector('link[type="text/markdown"]')?.getAttribute('href');
    expect(twin).toBe(`${url}.md`);
    expect(built.files).toContain(`${url.slice(1)}.md`);
  }
  const answers = (host: keyof typeof hosts) =>
    [...new Set(links.map((url) => hosts[host](path.join(folder, 'dist'), url)))].sort();
  return { answers, links };
}

describe('The links of a build', { timeout: 120_000 }, () => {
  test('need no redirect, whatever the host', async () => {
    const { answers, links } = await build([]);
    expect(links).toEqual([...files, '/guide/', '/guide/more/', '/start/']);
    expect(answers('nginx')).toEqual([200]);
    expect(answers('pages')).toEqual([200]);
  });

  test('have no slash where a host has rules for folders', async () => {
    const { links } = await build(['--host', 'nginx']);
    expect(links).toEqual([...files, '/guide', '/guide/more', '/start']);
  });

  test('need no redirect on GitHub Pages, in whose workflow pages are files', async () => {
    const env = { ...userEnvironment(), GITHUB_PAGES: 'true' };
    const { answers } = await build([], (args, folder) =>
      run(process.execPath, [cli, ...args], folder, env),
    );
    expect(answers('pages')).toEqual([200]);
  });

  test.each(['netlify', 'cloudflare'])('need no redirect on %s', async (host) => {
    const { answers } = await build(['--host', host]);
    expect(answers('pages')).toEqual([200]);
  });

  test('lead on where the page of a path only leads elsewhere', async () => {
    const folder = tempFolder({
      'docs.json': docsJson({
        navigation: { pages: ['index', 'reference'] },
        redirects: [{ source: '/api', destination: '/reference' }],
      }),
      'index.mdx': page('Home', '[Reference](/reference)'),
      'reference.mdx': '---\ntitle: Reference\nurl: https://api.acme.dev/\n---\n',
    });
    const { exitCode, output } = await runCli(['build', '.'], folder);
    expect(exitCode, output).toBe(0);
    const built = builtSite(path.join(folder, 'dist'));
    for (const url of linked(built)) expect(hosts.nginx(path.join(folder, 'dist'), url)).toBe(200);
    expect(built.read('reference/index.html')).toContain('url=https://api.acme.dev/');
    expect(built.read('_redirects')).toContain('/reference https://api.acme.dev/ 302');
    const check = await runCli(['check', '.', '--json'], folder);
    expect(JSON.parse(check.stdout)).toMatchObject({ errors: 0, warnings: 0 });
  });

  test('may name a folder without a page, which leads to the first page in it', async () => {
    const folder = tempFolder({
      'docs.json': docsJson({
        navigation: {
          pages: [
            'index',
            'cli/run/all',
            'cli/install',
            'own/page',
            { group: 'B', pages: ['b/c'] },
          ],
        },
        redirects: [
          { source: '/old', destination: '/cli' },
          { source: '/own', destination: '/cli/install' },
        ],
      }),
      'index.mdx': page(
        'Home',
        '[CLI](/cli), [run](/cli/run/), [one](/cli/run#one), [none](/notes)',
      ),
      'cli/run/all.mdx': page('Run', '## One'),
      'cli/install.mdx': page('Install'),
      'own/page.mdx': page('Own'),
      'b/c.mdx': page('C'),
      'b/index.html': '<p>A file of the docs</p>',
      'notes/secret.mdx': page('Not in the navigation'),
    });
    const { exitCode, output } = await runCli(['build', '.'], folder);
    expect(exitCode, output).toBe(0);
    const built = builtSite(path.join(folder, 'dist'));
    for (const url of ['cli', 'cli/run']) {
      expect(built.read(`${url}/index.html`)).toContain('url=/cli/run/all/"');
    }
    expect(built.read('own/index.html')).toContain('url=/cli/install/"');
    expect(built.read('b/index.html')).toBe('<p>A file of the docs</p>');
    expect(built.files).not.toContain('notes/index.html');
    expect(built.read('_redirects').split('\n').filter(Boolean)).toEqual([
      '/old /cli/ 301',
      '/own /cli/install/ 301',
    ]);
    const check = await runCli(['check', '.', '--json'], folder);
    const { diagnostics } = JSON.parse(check.stdout) as { diagnostics: { code: string }[] };
    expect(diagnostics.filter(({ code }) => /link|redirect/.test(code))).toEqual([
      expect.objectContaining({ message: expect.stringContaining('/notes') as string }),
    ]);
  });

  test('need no redirect with a slash at the end of all', async () => {
    const { answers, links } = await build(['--trailing-slash', 'always']);
    expect(links).toEqual([...files, '/guide/', '/guide/more/', '/start/']);
    expect(answers('nginx')).toEqual([200]);
    expect(answers('pages')).toEqual([200]);
  });

  test.each(['file', 'preserve'])('have no slash with --format %s', async (format) => {
    const { answers, links } = await build(['--format', format, '--trailing-slash', 'never']);
    expect(links).toEqual([...files, '/guide', '/guide/more', '/start']);
    expect(answers('pages')).toEqual([200]);
  });

  test('are not written to lead to folders where pages are files', async () => {
    const { exitCode, output } = await runCli(
      ['build', '.', '--format', 'file', '--trailing-slash', 'always'],
      docs(),
    );
    expect(exitCode).toBe(1);
    expect(output).toContain('Leave out one of the two.');
  });
});

describe('Links to headings of other pages, in the form of another generator', {
  timeout: 60_000,
}, () => {
  const written = () =>
    tempFolder({
      'docs.json': docsJson({ navigation: { pages: ['index', 'guide'] } }),
      'index.mdx': page(
        'Home',
        '## First part\n\n[Second](./guide.md#Second_Part)\n\n<Card title="Card" href="/guide#Second_Part" />',
      ),
      'guide.mdx': page('Guide', '## Second part\n\n[First](/#First_Part), [gone](/#gone)'),
    });

  test('are right in a build, in HTML, Markdown and index, where two pages lead to each other too', async () => {
    const folder = written();
    const { exitCode, output } = await runCli(['build', '--lenient'], folder);
    expect(exitCode, output).toBe(0);
    const site = builtSite(path.join(folder, 'dist'));
    expect(site.page('/').links.filter((link) => link.startsWith('/'))).toEqual([
      '/guide/#second-part',
      '/guide/#second-part',
    ]);
    expect(site.page('/guide').links).toEqual(expect.arrayContaining(['/#first-part', '/#gone']));
    expect(site.read('index.md').match(/\(\/guide\/#second-part\)/g)).toHaveLength(2);
    expect(site.read('guide.md')).toContain('[First](/#first-part), [gone](/#gone)');
    expect(site.read('_waymark/content-index.json')).not.toMatch(/Second_Part|First_Part/);
    expect(output.match(/link-fragment-missing/g)).toHaveLength(1);
    expect(output).toContain('leads to "#gone", which the page "index" does not have');
  });

  test('are right in a preview too, and follow the heading when it changes', async () => {
    const folder = written();
    const server = await startDev(folder);
    const read = async (url: string) => (await server.get(url)).text();
    try {
      expect(builtPage(await read('/')).links).toContain('/guide/#second-part');
      expect(await read('/index.md')).toContain('[Second](/guide/#second-part)');
      expect(builtPage(await read('/guide')).links).toContain('/#first-part');
      writeFiles(folder, { 'guide.mdx': page('Guide', '## Secondpart') });
      await vi.waitFor(
        async () => expect(builtPage(await read('/')).links).toContain('/guide/#secondpart'),
        { timeout: 10_000 },
      );
    } finally {
      await server.stop();
    }
  });
});
