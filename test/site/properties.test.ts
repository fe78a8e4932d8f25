import { execFileSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const description = {
  openapi: '3.1.0',
  info: { title: 'Plants', version: '1' },
  servers: [{ url: 'https://plants.example' }],
  paths: {
    '/plants': {
      get: {
        summary: 'List plants',
        parameters: [{ name: 'height', in: 'query', schema: { type: 'integer' } }],
        responses: { '200': { description: 'All of them' } },
      },
    },
  },
};

const pages = [
  'help/start',
  { group: 'Sign in', root: 'help/sign-in', directory: 'accordion', pages: ['help/keys'] },
];

const files = {
  'docs.json': docsJson({
    navigation: {
      groups: [
        { group: 'Start', pages: ['index'] },
        { group: 'Help', root: 'help/index', directory: 'card', pages },
        { group: 'API', openapi: 'plants.json' },
      ],
    },
    metadata: { timestamp: true },
    markdown: { schema: false },
    errors: { '404': { redirect: true } },
    api: { playground: { proxy: false }, openapi: { source: 'plants.json', directory: 'd' } },
    navbar: { primary: { type: 'github', href: 'https://github.com/a/b' } },
  }),
  'index.mdx': page('Home'),
  'plants.json': JSON.stringify(description),
  'help/index.mdx': page('Help', 'What we can do.'),
  'help/start.mdx':
    '---\ntitle: Start\ndescription: The first steps\nrelated:\n  - /help/keys\n  - OAuth: https://oauth.net/2/\n  - /help/gone\n---\n',
  'help/sign-in.mdx': '---\ntitle: Sign in\nlastUpdatedDate: 2020-02-03\n---\n',
  'help/keys.mdx': '---\ntitle: Keys\ntimestamp: false\ngraphql: query keys\n---\n',
};

describe('A site with properties of every kind', () => {
  let site: BuiltSite;
  let output = '';
  let docs = '';
  const build = async () => {
    const built = await runCli(['build', '.', '--site', 'https://a.example'], docs);
    expect(built.exitCode, built.output).toBe(0);
    return built.output;
  };

  const commit = (date: string) => {
    const author = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com' };
    const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' };
    const env = { ...process.env, ...author, ...committer, GIT_COMMITTER_DATE: date };
    execFileSync('git', ['add', '*.mdx'], { cwd: docs, env });
    execFileSync('git', ['-c', 'commit.gpgSign=false', 'commit', '-qm', 'A'], { cwd: docs, env });
  };

  beforeAll(async () => {
    docs = tempFolder(files);
    execFileSync('git', ['init', '-q'], { cwd: docs });
    commit('2026-08-13T10:00:00Z');
    output = await build();
    site = builtSite(`${docs}/dist`);
  });

  const date = (url: string) =>
    site.page(url).document.querySelector('.wm-ending time')?.getAttribute('datetime');

  test('shows the day of the last change where page and site ask for it', () => {
    expect(site.page('/').document.querySelector('.wm-ending')?.text).toContain(
      'Last updated August 13, 2026',
    );
    expect(date('/help/sign-in')).toBe('2020-02-03');
    expect(date('/help/keys')).toBeUndefined();
    expect(site.page('/').html).toContain('"dateModified":"2026-08-13"');
    expect(site.read('sitemap.xml')).toContain('<lastmod>2026-08-13</lastmod>');
  });

  test('lists a group on its root page, and related pages at the end', () => {
    const directory = site.page('/help').document.querySelector('[data-directory=card]');
    const links = directory?.querySelectorAll('a').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/help/start/', '/help/sign-in/', '/help/keys/']);
    expect(directory?.text).toContain('The first steps');
    const inner = site.page('/help/sign-in').document.querySelector('[data-directory=accordion]');
    expect(inner?.querySelector('a')?.getAttribute('href')).toBe('/help/keys/');
    const related = site.page('/help/start').document.querySelectorAll('.wm-ending-related a');
    expect(related.map((link) => link.text.trim())).toEqual(['Keys', 'OAuth', 'Gone']);
  });

  test('loads the styles of what ends a page only where something does', () => {
    expect(site.page('/').html).toMatch(/href="[^"]*\/ending\.[^"]*css"/);
    expect(site.page('/help/keys').html).not.toMatch(/href="[^"]*\/ending\.[^"]*css"/);
  });

  test('leaves what is generated out of the Markdown of an endpoint, and not out of the search', () => {
    const twin = site.read('api-reference/list-plants.md');
    expect(twin).toContain('GET /plants');
    expect(twin).not.toContain('height');
    expect(site.page('/api-reference/list-plants').html).toContain('height');
    expect(site.read('_waymark/content-index.json')).toContain('height');
  });

  test('leads from unknown addresses to the home page', () => {
    expect(site.read('404.html')).toContain('<meta http-equiv="refresh" content="0; url=/">');
    expect(site.page('/').html).not.toContain('http-equiv="refresh"');
  });

  test('offers no way through its server where requests go straight to the API', () => {
    const playground = site.read('_waymark/playground/api-reference/list-plants.json');
    expect(JSON.parse(playground)).not.toHaveProperty('proxy');
  });

  test('tells once of each thing that has no effect, where it is written', () => {
    expect(output).toMatch(/docs\.json:\d+:\d+ +warning +"api\.openapi\.directory" has no effect/);
    expect(output).toMatch(/help\/keys\.mdx:4:1 +warning +`graphql` has no effect/);
    expect(output).toMatch(/help\/start\.mdx:4:1 +warning +`related` names "\/help\/gone"/);
    expect(output).toContain('"navbar.primary.type" is "github", which takes effect in part.');
    expect(output).toContain('0 errors, 3 warnings');
  });

  test('shows the day of a later commit, though the page is the same', async () => {
    writeFiles(docs, { 'help/start.mdx': `${files['help/start.mdx']}More.\n` });
    commit('2026-09-01T10:00:00Z');
    writeFiles(docs, { 'help/start.mdx': files['help/start.mdx'] });
    commit('2026-09-02T10:00:00Z');
    await build();
    expect(date('/help/start')).toBe('2026-09-02');
    expect(date('/')).toBe('2026-08-13');
  });
});
