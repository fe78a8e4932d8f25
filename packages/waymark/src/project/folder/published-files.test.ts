import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docsJson, page } from '../../../../../test/support/docs-folder.ts';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { checkLinks } from '../checks/check-links.ts';
import { compilePageFile, filesToCompile } from '../compile-pages.ts';
import { type OpenDocs, openDocs } from '../open-docs.ts';
import { folderSettings } from '../testing/folder-settings.ts';
import { isPublished, publishedFiles } from './published-files.ts';

const api = {
  openapi: '3.1.0',
  info: { title: 'API', version: '1', description: 'See [events](/data/events.json).' },
  paths: { '/trees': { get: { summary: 'Trees', responses: {} } } },
};

/** Never published, whatever links to them. */
const own = [
  ...['docs.json', 'package.json', 'bun.lock', 'tools/Dockerfile'],
  ...['navigation.json', 'ignored.json', 'hidden/.keys.json'],
];

/** Published only by a link, of which there is none. */
const unlinked = ['data/nobody.json', 'data/coded.json', 'events.jsonl', 'data/copy.sql'];

const files = {
  'docs.json': docsJson({
    navigation: { $ref: './navigation.json' },
    footer: { links: [{ header: 'More', items: [{ label: 'Terms', href: '/data/terms.json' }] }] },
    redirects: [{ source: '/schema', destination: '/data/schema.yaml' }],
  }),
  'navigation.json': JSON.stringify({
    global: { anchors: [{ anchor: 'Feed', href: '/data/feed.json' }] },
    groups: [
      { group: 'Start', pages: ['index', 'guides/start'] },
      { group: 'API', openapi: '/api.json' },
    ],
  }),
  'index.mdx': page(
    'Home',
    `<Card title="Sample" href="/data/sample.json">Download</Card>

[A manifest](/data/manifest.yml?raw) [tables](/data/schema.sql) ${own.map((file) => `[own](/${file})`).join(' ')}

\`\`\`sh
curl /data/coded.json
\`\`\``,
  ),
  'guides/start.mdx': page('Start', 'A [file beside it](./beside.json).'),
  'guides/beside.json': '{}',
  '.mintignore': 'ignored.json\n',
  'api.json': JSON.stringify(api),
  'data/table.csv': 'a,b\n',
  ...Object.fromEntries(
    [
      ...['sample.json', 'manifest.yml', 'terms.json', 'schema.yaml', 'feed.json', 'events.json'],
      'schema.sql',
    ].map((name) => [`data/${name}`, '{}']),
  ),
  ...Object.fromEntries([...unlinked, 'bun.lock', 'tools/Dockerfile'].map((name) => [name, '{}'])),
  '.well-known/assetlinks.json': '[]',
  '.well-known/apple-app-site-association': '{}',
  '.well-known/nodeinfo/2.1.yaml': 'version: 2.1',
  '.well-known/.token': 'secret',
  '.well-known/package.json': '{}',
  '.well-known/agent-skills/index.json': '{}',
  'package.json': '{}',
  'ignored.json': '{}',
  'hidden/.keys.json': '{}',
};

/** In the order of the folder. */
const linked = [
  ...['data/events.json', 'data/feed.json', 'data/manifest.yml', 'data/sample.json'],
  ...['data/schema.sql', 'data/schema.yaml', 'data/terms.json', 'guides/beside.json'],
];

describe('Data of a docs folder', () => {
  let docs: OpenDocs;

  beforeAll(async () => {
    docs = await openDocs(
      folderSettings(tempFolder(files), { components: ['Card'], react: false }),
    );
  });

  afterAll(() => docs.pool.close());

  test('is part of a preview before the page that links to it was shown, and else is not', async () => {
    expect(await isPublished(docs, 'guides/beside.json')).toBe(true);
    for (const file of [...unlinked, ...own, 'nothing.json'])
      expect(await isPublished(docs, file), file).toBe(false);
  });

  test('is part of the site where a page, the navigation, a bar, a redirect or an API description links to it', async () => {
    for (const file of filesToCompile(docs.project)) await compilePageFile(docs, file);
    const { assets } = docs.project;
    expect(assets.filter((file) => !file.startsWith('.well-known/'))).toEqual([
      'api.json',
      'data/table.csv',
    ]);
    expect(publishedFiles(docs)).toEqual([...assets, ...linked]);
  });

  test('is part of the site where services look for it by its name, but for what is private', () => {
    const found = docs.project.assets.filter((file) => file.startsWith('.well-known/'));
    expect(found.toSorted()).toEqual([
      '.well-known/apple-app-site-association',
      '.well-known/assetlinks.json',
      '.well-known/nodeinfo/2.1.yaml',
    ]);
  });

  test('is not missed by links where it is part of the site, and else they are told why it is not', () => {
    checkLinks(docs);
    const missed = docs.findings.diagnostics
      .filter(({ code }) => code === 'asset-missing')
      .map(({ message }) => message.replace(/.*which is /, ''));
    expect(missed).toEqual([
      ...Array(4).fill('not published: it holds settings of the site or of a tool.'),
      'not published: the configuration consists of it.',
      'not published: the ignore rule `ignored.json` excludes it.',
      'not published: names that begin with a dot are hidden.',
    ]);
  });
});
