import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { createSearch } from '@waymark/search/browser';
import { beforeAll, describe, expect, test } from 'vitest';
import { type BuiltSite, builtSite } from '../support/built-site.ts';
import { startDev } from '../support/dev-server.ts';
import { docsJson } from '../support/docs-folder.ts';
import { cli, runCli } from '../support/run-command.ts';
import { type Files, tempFolder } from '../support/temp-folder.ts';

/** Where a page is told of. */
const everywhere =
  'url twin navigation llms.txt llms-full.txt index lists sitemap search answers mcp';
const nowhere = '';
const itself = 'url twin';

/** A page, with a word in its path, title, description and text that stands nowhere else. */
interface Kind {
  readonly marker: string;
  readonly is: string;
  readonly file?: string;
  readonly frontmatter?: string;
  readonly body?: string;
  readonly has: string;
}

const kinds: readonly Kind[] = [
  { marker: 'qalisted', is: 'in the navigation', has: everywhere },
  { marker: 'qbunlisted', is: 'not in the navigation', has: itself },
  { marker: 'qchidden', is: 'hidden', frontmatter: 'hidden: true', has: itself },
  { marker: 'qdgrouped', is: 'in a hidden group', has: itself },
  {
    marker: 'qenoindex',
    is: 'noindex',
    frontmatter: 'noindex: true',
    has: `${itself} navigation`,
  },
  {
    marker: 'qfrobots',
    is: 'kept from robots',
    frontmatter: 'robots: noindex',
    has: `${itself} navigation`,
  },
  {
    marker: 'qgunsearched',
    is: 'not searchable',
    frontmatter: 'searchable: false',
    has: everywhere.replace('search answers ', ''),
  },
  {
    marker: 'qhfeed',
    is: 'a changelog',
    body: '<Update label="May 2026">News of qhfeed.</Update>',
    has: everywhere.replace('twin', 'twin feed'),
  },
  {
    marker: 'qisecretfeed',
    is: 'a changelog that is not in the navigation',
    body: '<Update label="May 2026">News of qisecretfeed.</Update>',
    has: itself,
  },
  { marker: 'qjreadme', is: 'a readme', file: 'README.md', has: nowhere },
  { marker: 'qkagents', is: 'for agents', file: 'agents.mdx', has: nowhere },
  { marker: 'qlclaude', is: 'for Claude', file: 'CLAUDE.md', has: nowhere },
  { marker: 'qmnested', is: 'a nested readme', file: 'guides/readme.md', has: nowhere },
  {
    marker: 'qnlicense',
    is: 'a licence that the navigation names',
    file: 'LICENSE.md',
    has: everywhere,
  },
  { marker: 'qogroups', is: 'for groups', frontmatter: 'groups: [admin]', has: nowhere },
  { marker: 'qpprivate', is: 'not public', frontmatter: 'public: false', has: nowhere },
  { marker: 'qqisprivate', is: 'not public either', frontmatter: 'isPublic: no', has: nowhere },
  {
    marker: 'qrunreadable',
    is: 'not public, in frontmatter that cannot be read',
    frontmatter: 'tag: "a\npublic: false',
    has: nowhere,
  },
  { marker: 'qsaround', is: 'in a group that is not public', has: nowhere },
  { marker: 'qtdeep', is: 'deep in a group that is not public', has: nowhere },
  { marker: 'qureaders', is: 'in a group for groups of readers', has: nowhere },
  { marker: 'qvroot', is: 'the root of a group that is not public', has: nowhere },
  {
    marker: 'qwpublic',
    is: 'public in a group that is not',
    frontmatter: 'public: true',
    has: everywhere,
  },
  {
    marker: 'qxrestrictedfeed',
    is: 'a changelog for some readers',
    frontmatter: 'public: false',
    body: '<Update label="May 2026">News of qxrestrictedfeed.</Update>',
    has: nowhere,
  },
];

const fileOf = ({ marker, file }: Kind) => file ?? `${marker}.mdx`;
const pathOf = (kind: Kind) => fileOf(kind).replace(/\.mdx?$/, '');

const docs: Files = {
  'docs.json': docsJson({
    navigation: {
      groups: [
        {
          group: 'Guides',
          pages: ['index', 'qalisted', 'qchidden', 'qenoindex', 'qfrobots', 'qgunsearched'],
        },
        { group: 'More', pages: ['qhfeed', 'LICENSE', 'qogroups', 'qpprivate', 'qqisprivate'] },
        { group: 'Hidden', hidden: true, pages: ['qdgrouped'] },
        {
          group: 'Qyinternal',
          public: false,
          root: 'qvroot',
          pages: ['qsaround', { group: 'Deep', pages: ['qtdeep', 'qwpublic'] }],
        },
        { group: 'Qzemployees', groups: ['employees'], pages: ['qureaders', 'qrunreadable'] },
        {
          group: 'API',
          openapi: 'api.json',
          pages: ['GET /open', 'GET /closed', 'qxrestrictedfeed'],
        },
      ],
    },
  }),
  'index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
  'api.json': JSON.stringify({
    openapi: '3.1.0',
    info: { title: 'API', version: '1' },
    paths: {
      '/open': { get: { summary: 'Open', responses: {} } },
      '/closed': { get: { summary: 'Qclosed', 'x-mint': { groups: ['admin'] }, responses: {} } },
    },
  }),
  ...Object.fromEntries(
    kinds.map((kind) => [
      fileOf(kind),
      `---\ntitle: ${kind.marker} page\ndescription: About ${kind.marker} things.\n${kind.frontmatter ?? ''}\n---\n\n${kind.body ?? `Text of ${kind.marker} here.`}\n`,
    ]),
  ),
};

/** The outputs that a written file belongs to, by its name below the site. */
function outputOf(file: string, own: string): string {
  if (file === `${own}/index.html`) return 'url';
  if (file === `${own}.md`) return 'twin';
  if (file === `${own}/rss.xml`) return 'feed';
  if (file.endsWith('.html')) return 'navigation';
  if (/llms\.txt$/.test(file)) return 'llms.txt';
  if (/llms-full\.txt$/.test(file)) return 'llms-full.txt';
  if (file === '_waymark/content-index.json') return 'index';
  if (['404.md', '_waymark/pages.json', 'skill.md'].includes(file)) return 'lists';
  return /^sitemap/.test(file) ? 'sitemap' : file;
}

/** Where the marker of a page stands in all that a build has written. */
function written(site: BuiltSite, kind: Kind): readonly string[] {
  const address = `https://docs.test/${pathOf(kind)}/<`;
  const found = site.files.filter((file) => {
    const text = `${file}\n${site.read(file)}`;
    return text.toLowerCase().includes(kind.marker) || text.includes(address);
  });
  return [...new Set(found.map((file) => outputOf(file, pathOf(kind))))];
}

/** The site search, over the files that a build has written. */
function searchOf(folder: string) {
  return createSearch({
    base: '/search',
    fetch: async (url) =>
      new Response(readFileSync(path.join(folder, '_waymark', new URL(url, 'http://x').pathname))),
  });
}

/** What the assistant finds, and what MCP gives to read, of every page. */
async function agents(folder: string, markers: readonly Kind[]) {
  const client = new Client({ name: 'test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: [cli, 'mcp', folder] }),
  );
  const call = async (name: string, args: Record<string, string>) =>
    JSON.stringify((await client.callTool({ name, arguments: args })).content).toLowerCase();
  const found = new Map<Kind, readonly string[]>();
  for (const kind of markers) {
    const searched = await call('search_test_site', { query: kind.marker });
    const read = await call('read_test_site', { page: `/${pathOf(kind)}` });
    found.set(kind, [
      ...(searched.includes(`text of ${kind.marker}`) || searched.includes(`news of ${kind.marker}`)
        ? ['answers']
        : []),
      ...(read.includes(`about ${kind.marker}`) ? ['mcp'] : []),
    ]);
  }
  await client.close();
  return found;
}

describe('A build', () => {
  const folder = tempFolder(docs);
  let site: BuiltSite;
  let output: string;
  let spoken: ReadonlyMap<Kind, readonly string[]>;

  beforeAll(async () => {
    const built = await runCli(['build', '.', '--lenient', '--site', 'https://docs.test'], folder);
    output = built.output;
    expect(built.exitCode, output).toBe(0);
    site = builtSite(path.join(folder, 'dist'));
    spoken = await agents(folder, kinds);
  });

  test.each(kinds)('tells of a page that is $is only where it may', async (kind) => {
    const { pages } = await searchOf(path.join(folder, 'dist')).search(kind.marker, { limit: 5 });
    const searched = pages.some(({ title }) => title.some(({ text }) => text.includes(kind.marker)))
      ? ['search']
      : [];
    const found = [...written(site, kind), ...searched, ...(spoken.get(kind) ?? [])];
    expect(found.sort()).toEqual(kind.has.split(' ').filter(Boolean).sort());
  });

  test('leaves out the labels of groups that hold nothing else', () => {
    const all = site.files.map((file) => site.read(file)).join('\n');
    expect(all).toContain('Qyinternal');
    expect(all).not.toContain('Qzemployees');
  });

  test('leaves out an endpoint that its description restricts, and does not serve the description', () => {
    const holding = site.files.filter((file) => /qclosed/i.test(site.read(file)));
    expect(holding).toEqual([]);
    expect(site.files).not.toContain('api.json');
    expect(site.read('llms.txt')).not.toContain('api.json');
  });

  test('says what is left out and why', () => {
    expect(output).toContain('10 pages are only for some readers, and left out of the site: ');
    expect(output).toContain('3 of the group "Qyinternal"');
    expect(output).toContain('"qogroups" (`groups: ["admin"]`)');
  });
});

test('A preview leaves out the same pages, and goes on', { timeout: 120_000 }, async () => {
  const folder = tempFolder(docs);
  const server = await startDev(folder, '--lenient');
  try {
    const files = ['llms.txt', 'llms-full.txt', '_waymark/content-index.json', 'qalisted'];
    const texts = await Promise.all(
      files.map(async (file) => (await server.get(`/${file}`)).text()),
    );
    const told = (kind: Kind) => texts.some((text) => text.toLowerCase().includes(kind.marker));
    expect(kinds.filter(told).map(({ is }) => is)).toEqual(
      kinds.filter(({ has }) => has.includes('navigation')).map(({ is }) => is),
    );
    for (const kind of kinds.slice(0, 3).concat(kinds.filter(({ has }) => has === nowhere))) {
      const paths = [`/${pathOf(kind)}`, `/${pathOf(kind)}.md`, `/${pathOf(kind)}/rss.xml`];
      const statuses = await Promise.all(paths.map(async (at) => (await server.get(at)).status));
      const page = kind.has === nowhere ? 404 : 200;
      expect([kind.is, ...statuses]).toEqual([kind.is, page, page, 404]);
    }
  } finally {
    await server.stop();
  }
});

test('A site that indexes all of its pages tells of those that the navigation does not name', async () => {
  const folder = tempFolder({
    'docs.json': docsJson({ navigation: { pages: ['index'] }, seo: { indexing: 'all' } }),
    'index.mdx': '---\ntitle: Home\n---\n\nWelcome.\n',
    'qafree.mdx': '---\ntitle: Free\n---\n\nText of qafree.\n',
    'qbsilent.mdx': '---\ntitle: Silent\nnoindex: true\n---\n\nText of qbsilent.\n',
    'AGENTS.md': 'Text of qcagents.\n',
  });
  const { exitCode, output } = await runCli(['build', '.', '--site', 'https://docs.test'], folder);
  expect(exitCode, output).toBe(0);
  const site = builtSite(path.join(folder, 'dist'));
  const outputs = (marker: string) =>
    site.files
      .filter((file) => `${file}\n${site.read(file)}`.includes(marker))
      .map((file) => outputOf(file, marker));
  expect(new Set(outputs('qafree'))).toEqual(
    new Set(['url', 'twin', 'llms.txt', 'llms-full.txt', 'index', 'lists', 'sitemap']),
  );
  expect(new Set(outputs('qbsilent'))).toEqual(new Set(['url', 'twin']));
  expect(outputs('qcagents')).toEqual([]);
});
