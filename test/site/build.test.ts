import { existsSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite, sidebarLinks } from '../support/built-site.ts';
import { copyFixture, docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { type Finished, repository, run, runCli, userEnvironment } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

describe('A site below a base path', () => {
  let site: BuiltSite;

  beforeAll(async () => {
    const work = tempFolder();
    const docs = copyFixture('base-path');
    await runCli(['build', docs, '--base', '/docs', '--site', 'https://example.com'], work);
    site = builtSite(path.join(work, 'dist'));
  });

  test('has each page as a file at its URL, the 404 page, assets and redirects', () => {
    expect(
      site.files.filter((file) => !/\.(md|xml)$|^(_waymark|\.well-known|llms|robots)/.test(file)),
    ).toEqual([
      '.waymark-output',
      '404.html',
      'README.txt',
      '_redirects',
      'guide/index.html',
      'guide/more/index.html',
      'images/square.svg',
      'index.html',
      'old/index.html',
    ]);
  });

  test('writes the base path into every form of link', () => {
    expect(site.page('/').links.slice(0, 5)).toEqual([
      '/docs/guide/more/',
      '/docs/guide/more/',
      '/docs/guide/more/',
      '/docs/guide/more/#second',
      'https://example.com/guide',
    ]);
    expect(site.page('/').links).toContain('/docs/guide/');
    expect(site.page('/guide').links).toEqual([
      '/docs/guide/more/',
      '/docs/',
      '/docs/guide/more/#second',
    ]);
    expect(site.page('/guide/more').links).toEqual(
      expect.arrayContaining(['#second', '/docs/guide/', '/docs/']),
    );
  });

  test('writes the base path into images, the icon, styles and the sidebar', () => {
    const { document } = site.page('/guide');
    const sources = document.querySelectorAll('img[src]').map((image) => image.getAttribute('src'));
    expect(new Set(sources)).toEqual(new Set(['/docs/images/square.svg']));
    const linked = document.querySelectorAll('head link').map((link) => link.getAttribute('href'));
    expect(linked.filter((href) => href?.startsWith('/docs/')).length).toBe(7);
    expect(linked.filter((href) => href?.startsWith('/') && !href.startsWith('/docs/'))).toEqual(
      [],
    );
    expect(sidebarLinks(site.page('/guide'))).toEqual([
      ['Home', '/docs/'],
      ['Guide', '/docs/guide/'],
      ['More', '/docs/guide/more/'],
    ]);
  });

  test('writes the base path into what code of a page gives, and into the Markdown of it, once', () => {
    const ofCode = site.page('/').document.querySelector('#code')?.outerHTML ?? '';
    expect(ofCode.match(/\/guide/g)?.length).toBe(6);
    expect(ofCode.match(/\/images\/square\.svg/g)?.length).toBe(9);
    expect(ofCode).not.toMatch(/(?<!\/docs)\/(?:guide|images\/)|\/docs\/docs/);
    const markdown = site.read('index.md');
    expect(markdown.match(/\]\(\/docs\/guide\/\)/g)?.length).toBe(7);
    expect(markdown).not.toMatch(/\]\(\/(?!docs\/)|\/docs\/docs/);
  });

  test('names the full address of each page as the canonical one', () => {
    const canonical = site.page('/guide').document.querySelector('link[rel="canonical"]');
    expect(canonical?.getAttribute('href')).toBe('https://example.com/docs/guide/');
  });

  test('writes the base path into redirects', () => {
    expect(site.read('_redirects')).toBe('/docs/old /docs/guide/more/#second 301\n');
    expect(site.read('old/index.html')).toContain('content="0;url=/docs/guide/more/#second"');
  });
});

describe('Redirects', () => {
  let docs: string;
  let built: Finished;
  let site: BuiltSite;

  beforeAll(async () => {
    docs = tempFolder({
      'docs.json': docsJson({
        navigation: { pages: ['page', 'new/one'] },
        redirects: [
          { source: '/exact', destination: '/page' },
          { source: '/temporary', destination: '/page', permanent: false },
          { source: '/outside', destination: 'https://example.com/elsewhere' },
          { source: '/old/:rest*', destination: '/new/:rest*' },
          { source: '/by-name/:slug/view', destination: '/new/:slug' },
          { source: '/page', destination: '/new/one' },
          { source: '/llms.txt', destination: '/page' },
          { source: '/robots.txt', destination: '/page' },
          { source: '/page.md/x', destination: '/page' },
        ],
      }),
      'page.mdx': page('Page', 'The page itself.'),
      'new/one.mdx': page('One'),
    });
    built = await runCli(['build'], docs);
    site = builtSite(path.join(docs, 'dist'));
  });

  test('with an exact source are pages that lead on at once', () => {
    const { document } = site.page('/exact');
    const refresh = document.querySelector('meta[http-equiv="refresh"]');
    expect(refresh?.getAttribute('content')).toBe('0;url=/page/');
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(document.querySelector('a')?.getAttribute('href')).toBe('/page/');
    expect(site.read('outside/index.html')).toContain('url=https://example.com/elsewhere');
  });

  test('are all in the `_redirects` file of static hosts', () => {
    expect(site.read('_redirects').trim().split('\n')).toEqual([
      '/ /page/ 302',
      '/exact /page/ 301',
      '/temporary /page/ 302',
      '/outside https://example.com/elsewhere 301',
      '/page.md/x /page/ 301',
      '/old/* /new/:splat 301',
      '/by-name/:slug/view /new/:slug 301',
    ]);
  });

  test('do not replace a page that exists, nor a file that every site has', () => {
    expect(site.page('/page').text).toContain('The page itself.');
    expect(site.read('page.md')).toContain('The page itself.');
    expect(site.read('llms.txt')).toContain('[Page](');
    expect(site.read('robots.txt')).toContain('User-agent');
  });

  test('from a file that every site has are reported, by builds and by checks', async () => {
    const reported = /The site has a file at "[^"]+"/g;
    const names = ['/llms.txt', '/robots.txt'].map((file) => `The site has a file at "${file}"`);
    expect(built.output.match(reported)).toEqual(expect.arrayContaining(names));
    const checked = await runCli(['check'], docs);
    expect(checked.output.match(reported)).toEqual(expect.arrayContaining(names));
  });

  test('lead from the start to the first page when there is no index page', () => {
    const { document } = site.page('/');
    const refresh = document.querySelector('meta[http-equiv="refresh"]');
    expect(refresh?.getAttribute('content')).toBe('0;url=/page/');
  });
});

describe('The output folder', () => {
  test('may lie in the docs folder, and is not copied into itself by a second build', async () => {
    const docs = docsFolder(['index'], { 'index.mdx': page('Home'), 'logo.svg': '<svg/>' });
    await runCli(['build', '--out', 'public/site'], docs);
    const first = builtSite(path.join(docs, 'public/site')).files;
    const { exitCode } = await runCli(['build', '--out', 'public/site'], docs);
    expect(exitCode).toBe(0);
    expect(builtSite(path.join(docs, 'public/site')).files).toEqual(first);
    expect(first).toEqual(expect.arrayContaining(['404.html', 'index.html', 'logo.svg']));
    expect(first.filter((file) => file.startsWith('public'))).toEqual([]);
  });

  test('is named at the end, relative to where the command ran', async () => {
    const folder = tempFolder({
      'my-docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'my-docs/index.mdx': page('Home'),
    });
    const { stdout } = await runCli(['build', 'my-docs', '--out', 'out'], folder);
    expect(stdout).toContain('The site is in out.');
  });
});

describe('A docs folder', () => {
  let built: Finished;
  let site: BuiltSite;

  beforeAll(async () => {
    const outside = tempFolder({ 'secret.txt': 'secret', 'secret.mdx': page('Secret', 'secret') });
    const docs = docsFolder(['hello world', 'été/überblick', '指南', 'bare', 'untitled'], {
      'hello world.mdx': page('Hello', '[Overview](/été/überblick), [guide](./指南)'),
      'été/überblick.mdx': page('Überblick', '[Hello](../hello%20world)'),
      '指南.mdx': page('指南', 'import Secret from "/snippets/secret.mdx"\n\nText. <Secret />'),
      'bare.mdx': page('Only frontmatter'),
      'untitled.mdx': '---\ntitle: ""\nsidebarTitle: Start\n---\n\n## Welcome\n',
      'downloads/my file ü.txt': 'A download.',
      '.hidden/notes.txt': 'Hidden.',
      '.well-known/security.txt': 'Public.',
      'llms.txt': '# Own list',
      'skill.md': '---\nname: own\n---\n\n# Own skill\n',
    });
    symlinkSync(path.join(outside, 'secret.txt'), path.join(docs, 'secret.txt'));
    symlinkSync(path.join(outside, 'secret.mdx'), path.join(docs, 'secret.mdx'));
    symlinkSync(outside, path.join(docs, 'snippets'));
    symlinkSync('downloads/my file ü.txt', path.join(docs, 'linked.txt'));
    built = await runCli(['build', '--out', 'site'], docs);
    site = builtSite(path.join(docs, 'site'));
  });

  test('may have spaces and letters of any script in its file names', () => {
    expect(built.exitCode).toBe(0);
    expect(site.page('/été/überblick').text).toContain('Überblick');
    expect(site.page('/指南').text).toContain('Text.');
    expect(site.read('downloads/my file ü.txt')).toBe('A download.');
  });

  test('with such names has links that are encoded', () => {
    expect(site.page('/hello world').links).toEqual(
      expect.arrayContaining(['/%C3%A9t%C3%A9/%C3%BCberblick/', '/%E6%8C%87%E5%8D%97/']),
    );
    const [first] = sidebarLinks(site.page('/bare'));
    expect(first).toEqual(['Hello', '/hello%20world/']);
  });

  test('may hold a page that is only frontmatter', () => {
    expect(site.page('/bare').document.querySelector('h1')?.textContent).toBe('Only frontmatter');
  });

  test('may hold a page with an empty title, whose heading is for screen readers alone', () => {
    const { document } = site.page('/untitled');
    const heading = document.querySelector('h1');
    expect([heading?.textContent, heading?.hasAttribute('data-unseen')]).toEqual(['Start', true]);
    expect(document.querySelector('title')?.textContent).toMatch(/^Start/);
    const shown = site.page('/bare').document.querySelector('h1');
    expect(shown?.hasAttribute('data-unseen')).toBe(false);
  });

  test('does not give away files outside of it, whatever symbolic links lead to them', () => {
    expect(site.files).not.toContain('secret.txt');
    expect(site.files).not.toContain('secret/index.html');
    expect(site.page('/指南').text).not.toContain('secret');
    expect(site.read('linked.txt')).toBe('A download.');
  });

  test('keeps hidden files and its configuration to itself', () => {
    expect(site.files.filter((file) => /hidden|docs\.json/.test(file))).toEqual([]);
    expect(site.read('.well-known/security.txt')).toBe('Public.');
  });

  test('may have its own list for agents, which is then in both places', () => {
    expect(site.read('llms.txt')).toBe('# Own list');
    expect(site.read('.well-known/llms.txt')).toBe('# Own list');
    expect(site.read('skill.md')).toContain('# Own skill');
    expect(JSON.parse(site.read('.well-known/agent-skills/index.json')).skills).toMatchObject([
      { name: 'own', description: expect.stringContaining('Documentation of') },
    ]);
    expect(site.files).not.toContain('skill/index.html');
  });
});

test('A folder whose navigation lists no page is an error, not a broken site', async () => {
  const docs = docsFolder([], {});
  const { exitCode, output } = await runCli(['build'], docs);
  expect(exitCode).toBe(1);
  expect(output).toContain('page-none');
  expect(output).not.toMatch(/^\s+at /m);
  expect(existsSync(path.join(docs, 'dist'))).toBe(false);
});

test('Asset files that a build wrote earlier are replaced when they have changed', async () => {
  const docs = docsFolder(['index'], { 'index.mdx': page('Home'), 'note.txt': 'first' });
  await runCli(['build'], docs);
  writeFileSync(path.join(docs, 'note.txt'), 'second');
  await runCli(['build'], docs);
  expect(builtSite(path.join(docs, 'dist')).read('note.txt')).toBe('second');
});

test('A build and its threads keep what Node compiles in one folder, and nothing inside that of another', async () => {
  const work = docsFolder(['index'], { 'index.mdx': page('Home', 'Text.') });
  const temporary = tempFolder();
  const { NODE_COMPILE_CACHE: _, ...env } = userEnvironment();
  const command = path.join(repository, 'packages/waymark/bin/waymark.mjs');
  const places = { TMPDIR: temporary, TEMP: temporary, TMP: temporary };
  const built = await run(process.execPath, [command, 'build'], work, { ...env, ...places });
  expect(built.exitCode).toBe(0);
  const folders = readdirSync(path.join(temporary, 'node-compile-cache'), { withFileTypes: true });
  // The flags that the command sets make those of threads another version of Node.
  expect(folders.length).toBe(2);
  for (const { name, parentPath } of folders) {
    const kept = readdirSync(path.join(parentPath, name), { withFileTypes: true });
    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter((entry) => entry.isDirectory())).toEqual([]);
  }
});
