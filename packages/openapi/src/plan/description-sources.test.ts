import type { Frontmatter } from '@waymark/core';
import { expect, test } from 'vitest';
import { descriptionSources } from './description-sources.ts';

const page = (frontmatter: Frontmatter) => ({ path: 'a', file: 'a.mdx', frontmatter });

test('Everything that names a description is found once, where it is named first', () => {
  const config = {
    navigation: {
      openapi: '/root.json',
      tabs: [
        { tab: 'A', openapi: { source: './api/a.json', directory: 'x' } },
        { tab: 'B', openapi: ['root.json', { source: 'https://x.y/b.json' }] },
        { tab: 'C', pages: ['https://x.y/c.json GET /c', { group: 'D', openapi: 7, pages: [] }] },
      ],
    },
    api: { openapi: ['d.yaml'] },
  };
  const named = page({ openapi: 'https://x.y/e.json GET /e' });
  const { required, searchesFolder } = descriptionSources(config, [named]);
  expect([...required]).toEqual([
    ['root.json', { config: ['navigation', 'openapi'] }],
    ['api/a.json', { config: ['navigation', 'tabs', 0, 'openapi', 'source'] }],
    ['https://x.y/b.json', { config: ['navigation', 'tabs', 1, 'openapi', 1, 'source'] }],
    ['https://x.y/c.json', { config: ['navigation', 'tabs', 2, 'pages', 0] }],
    ['d.yaml', { config: ['api', 'openapi', 0] }],
    ['https://x.y/e.json', { page: named }],
  ]);
  expect(searchesFolder).toBe(false);
});

test('Descriptions of AsyncAPI are named by `asyncapi`, and by nothing else', () => {
  const config = {
    navigation: {
      tabs: [
        { tab: 'A', asyncapi: { source: './live.yaml', directory: 'x' } },
        { tab: 'B', openapi: 'api.yaml', pages: ['other.yaml GET /a'] },
      ],
    },
    api: { asyncapi: ['https://x.y/all.json'], openapi: 'api.yaml' },
  };
  const named = page({ asyncapi: 'events.yaml  plant/{id}' });
  const found = descriptionSources(config, [named, page({ openapi: 'a.json GET /a' })], 'asyncapi');
  expect([...found.required.keys()]).toEqual(['live.yaml', 'https://x.y/all.json']);
  expect([...found.fileNames]).toEqual(['events.yaml']);
  expect(found.searchesFolder).toBe(true);
  expect(descriptionSources(config, [page({ openapi: 'GET /a' })], 'asyncapi').searchesFolder).toBe(
    false,
  );
});

test('A file that starts with a dot may be one beside its page', () => {
  const asked = {
    path: 'ja/a/b',
    file: 'ja/a/b.mdx',
    frontmatter: { openapi: '../x.json GET /a' },
  };
  expect([...descriptionSources({}, [asked]).fileNames]).toEqual(['../x.json', 'ja/x.json']);
});

test('Lists of overlays belong to their description, and differ from none before', () => {
  const list = (overlays: readonly string[]) => ({ source: './a.json', overlays });
  const config = {
    navigation: {
      tabs: [{ openapi: ['b.json', list(['/o.yaml', 'p.yaml'])] }, { openapi: 'a.json' }],
    },
    api: { openapi: [list(['./o.yaml', 'p.yaml']), list([])] },
  };
  const { overlays, conflicts } = descriptionSources(config, []);
  const path = ['navigation', 'tabs', 0, 'openapi', 1, 'overlays'];
  expect([...overlays.values()]).toEqual([
    { description: 'a.json', sources: ['o.yaml', 'p.yaml'], path },
  ]);
  expect(conflicts).toMatchObject([{ path: ['api', 'openapi', 1, 'overlays'] }]);
});

test.each([
  [{ openapi: 'GET /x' }, [], true],
  [{ openapi: '/api/file.json GET /x' }, ['api/file.json'], true],
  [{ openapi: 'broken' }, [], true],
  [{ 'openapi-schema': 'User' }, [], true],
  [{ 'openapi-schema': 'v2 User' }, ['v2'], true],
  [{ api: 'GET /x' }, [], false],
  [{}, [], false],
])('A page with %j names the files %j and has the folder searched: %s', (own, names, searched) => {
  const found = descriptionSources({}, [page(own)]);
  expect([...found.fileNames]).toEqual(names);
  expect(found.searchesFolder).toBe(searched);
});

test('The file of an entry has the folder searched', () => {
  const config = { navigation: { pages: ['v2 GET /x'] } };
  expect(descriptionSources(config, [])).toMatchObject({
    fileNames: new Set(['v2']),
    searchesFolder: true,
  });
});

test.each([undefined, null, 7, [], { navigation: null, api: [] }])(
  'A configuration that is %j names nothing',
  (config) => {
    const { required, searchesFolder } = descriptionSources(config, []);
    expect([required.size, searchesFolder]).toEqual([0, false]);
  },
);

test('A configuration of ten thousand levels is read to its end', () => {
  let navigation: object = { openapi: 'deep.json' };
  for (let level = 0; level < 10_000; level += 1) navigation = { groups: [navigation] };
  expect([...descriptionSources({ navigation }, []).required.keys()]).toEqual(['deep.json']);
});
