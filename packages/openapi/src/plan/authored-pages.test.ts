import type { Frontmatter } from '@waymark/core';
import { describe, expect, test } from 'vitest';
import { pathsOf, planOf } from '../testing/plan-of.ts';

const v1 = pathsOf(['GET /users', { summary: 'First' }], ['GET /same', { summary: 'Same' }]);
const v2 = pathsOf(
  ['GET /users', { summary: 'Second' }],
  ['GET /same', { summary: 'Same' }],
  'GET /new',
);
const files = { 'a/v1.json': v1, 'b/v2.json': v2 };

/** What a page with this frontmatter documents. */
function documented(
  frontmatter: Frontmatter,
  { openapi, defaults = [] }: { openapi?: string; defaults?: string[] } = {},
) {
  const group = { group: 'G', ...(openapi ? { openapi } : {}), pages: ['page'] };
  const { endpoints, codes, site, diagnostics } = planOf(
    { groups: [group] },
    {
      files: openapi === 'b/v2.json' ? { ...files, 'b/v2.json': v2 } : files,
      pages: { page: frontmatter },
      defaults: defaults.map((source) => ({ source })),
    },
  );
  const target = endpoints.get('page')?.target;
  const file = target && target.kind !== 'manual' ? target.description.file : undefined;
  return { target, file, codes, diagnostics, page: site.pages.get('page'), site };
}

describe('A page names its endpoint in its frontmatter', () => {
  test.each([
    ['/a/v1.json GET /users', 'a/v1.json', []],
    ['a/v1.json get /users', 'a/v1.json', []],
    ['v2.json GET /users', 'b/v2.json', []],
    ['v2 GET /users', 'b/v2.json', []],
    ['v2.yaml GET /users', 'b/v2.json', []],
    ['wrong.json GET /users', 'a/v1.json', ['openapi-file-unmatched']],
    ['a/v1.json GET /new', 'b/v2.json', ['openapi-file-unmatched']],
    ['GET /new', 'b/v2.json', []],
    ['GET /same', 'a/v1.json', []],
    ['GET /users', 'a/v1.json', ['openapi-reference-ambiguous']],
    ['v GET /users', 'a/v1.json', ['openapi-reference-ambiguous']],
    ['  get   /users/  ', 'a/v1.json', ['openapi-reference-ambiguous']],
  ])('%j leads to %s', (openapi, file, codes) => {
    const found = documented({ openapi });
    expect(found.file).toBe(file);
    expect(found.codes).toEqual(codes);
    expect(found.site.routes[0]?.kind).toBe('endpoint');
  });

  test('`api.openapi` decides between descriptions without a warning', () => {
    const found = documented({ openapi: 'GET /users' }, { defaults: ['b/v2.json', 'a/v1.json'] });
    expect(found.file).toBe('b/v2.json');
    expect(found.codes).toEqual([]);
  });

  test('A description in force at its place comes before `api.openapi`', () => {
    const { endpoints, codes } = planOf(
      {
        groups: [{ group: 'G', openapi: 'b/v2.json', pages: ['page', 'GET /new'] }],
      },
      { files, pages: { page: { openapi: 'GET /users' } }, defaults: [{ source: 'a/v1.json' }] },
    );
    expect(endpoints.get('page')?.target).toMatchObject({ description: { file: 'b/v2.json' } });
    expect(codes).toEqual([]);
  });

  test('A URL names the description that was fetched from it', () => {
    const url = 'https://api.example.com/openapi.json';
    const { endpoints } = planOf(
      { pages: ['page'] },
      { files: { ...files, [url]: v2 }, pages: { page: { openapi: `${url} GET /users` } } },
    );
    expect(endpoints.get('page')?.target).toMatchObject({ description: { file: url } });
  });

  test('`url: full` is a setting of the page and no link', () => {
    const { target, site } = documented({ openapi: 'GET /new', url: 'full' });
    expect(target).toMatchObject({ path: '/new' });
    expect(site.routes[0]).toMatchObject({ kind: 'endpoint', url: '/page' });
  });

  test('A webhook is named with the word webhook', () => {
    const root = { webhooks: { paid: { post: { summary: 'Paid' } } } };
    const { endpoints, site } = planOf(
      { pages: ['page'] },
      { files: { 'api.json': root }, pages: { page: { openapi: 'api.json webhook paid' } } },
    );
    expect(endpoints.get('page')?.target).toMatchObject({ kind: 'webhook', path: 'paid' });
    expect(site.view('page').section.items).toMatchObject([{ label: 'Paid', method: 'WEBHOOK' }]);
  });

  test('Its title and badge come from the operation, unless it hides the badge', () => {
    const { site } = documented({ openapi: 'GET /new', hideApiMarker: true, sidebarTitle: 'Mine' });
    expect(site.view('page').section.items).toMatchObject([
      { items: [{ label: 'Mine', method: undefined }] },
    ]);
    expect(documented({ openapi: 'GET /same' }).page?.frontmatter.title).toBe('Same');
  });
});

describe('A page that names nothing stays a page of text', () => {
  const auth = pathsOf('POST /auth/token', 'GET /auth/me');
  const points = pathsOf('GET /collections/{id}/points', 'GET /filters');
  const collections = pathsOf('GET /collections', 'GET /collections/{id}/aliases');
  const parts = { 'auth.json': auth, 'points.json': points, 'collections.json': collections };
  const missed = (openapi: string) =>
    planOf(
      { groups: [{ group: 'G', openapi: 'auth.json', pages: ['page'] }] },
      { files: parts, pages: { page: { openapi } }, defaults: [{ source: 'auth.json' }] },
    ).diagnostics[0];

  test('and those descriptions are named that have paths like it', () => {
    const found = missed('GET /collections/all/of/it');
    expect(found?.message).toContain(
      '"collections.json" and "points.json" have no path "/collections/all/of/it".',
    );
    expect(found?.hint).toBe(
      'Paths there: /collections, /collections/{id}/aliases, /collections/{id}/points.',
    );
  });

  test('and where none has such paths, all are named that were searched', () => {
    const found = missed('GET /none');
    expect(found?.message).toContain(
      'none of the 3 API descriptions ("auth.json", "collections.json" and "points.json") has the path "/none".',
    );
    expect(found?.hint).toBe(
      'Write a path as it stands in one of them, or add the description that has it to the docs folder.',
    );
    expect(missed('GET /filter')?.hint).toBe('Did you mean "/filters"?');
    expect(missed('webhook paid')?.message).toContain('has the webhook "paid".');
  });

  test('and the one that it names is the only one that counts', () => {
    const found = missed('points.json GET /collections/all/of/it');
    expect(found?.message).toContain(': "points.json" has no path "/collections/all/of/it".');
  });

  test('and the description is named that has its path with another method', () => {
    const found = missed('PUT /collections');
    expect(found?.message).toContain(': "collections.json" has no PUT on "/collections".');
    expect(found?.hint).toBe('The methods of that path are GET.');
  });

  test.each([
    [{ openapi: '/a/v1.json' }, 'openapi-reference-malformed'],
    [{ openapi: 'one two three GET /users' }, 'openapi-reference-malformed'],
    [{ openapi: 'GET /user' }, 'openapi-operation-missing'],
    [{ openapi: 'PUT /users' }, 'openapi-operation-missing'],
    [{ 'openapi-schema': 'a b c' }, 'openapi-reference-malformed'],
    [{ 'openapi-schema': 'Missing' }, 'openapi-schema-missing'],
    [{ api: 'https://x.y' }, 'openapi-reference-malformed'],
    [{ asyncapi: 'api.yaml channel' }, 'asyncapi-channel-missing'],
  ])('%j is reported', (frontmatter, code) => {
    const { target, codes, diagnostics } = documented(frontmatter);
    expect(target).toBeUndefined();
    expect(codes).toEqual([code]);
    expect(diagnostics[0]?.file).toBe('page.mdx');
  });
});

describe('Of several files of one name', () => {
  const of = (summary: string) => pathsOf(['GET /users', { summary }]);
  const several = {
    'api.json': of('Root'),
    'en/ref/api.json': of('English'),
    'ja/ref/api.json': of('Japanese'),
    'ja/ref/more/deep/api.json': of('Deep'),
    'ja/x/other.json': of('Other'),
    'ja/y/other.json': of('Another'),
  };

  test.each([
    ['../api.json', 'ja/ref/pages/list', 'ja/ref/api.json', []],
    ['./api.json', 'ja/ref/list', 'ja/ref/api.json', []],
    ['../../api.json', 'ja/ref/list', 'api.json', []],
    ['../api.json', 'ja/ref/more/deep/far/list', 'ja/ref/more/deep/api.json', []],
    ['../ref/api', 'en/other/list', 'en/ref/api.json', []],
    ['./ref/api.json', 'fr/list', 'en/ref/api.json', ['openapi-reference-ambiguous']],
    ['ref/api.json', 'en/list', 'en/ref/api.json', []],
    ['api.json', 'en/list', 'api.json', []],
    ['other.json', 'ja/x/more/list', 'ja/x/other.json', []],
    ['other.json', 'ja/list', 'ja/x/other.json', ['openapi-reference-ambiguous']],
  ])('%s on %s is %s', (token, path, file, codes) => {
    const pages = { [path]: { openapi: `${token} GET /users` } };
    const planned = planOf({ pages: [path] }, { files: several, pages });
    expect(planned.endpoints.get(path)?.target).toMatchObject({ description: { file } });
    expect(planned.codes).toEqual(codes);
  });

  test('that beside the page is told of where it lacks what the page names', () => {
    const pages = { 'ja/ref/list': { openapi: './api.json GET /none' } };
    const { diagnostics } = planOf({ pages: ['ja/ref/list'] }, { files: several, pages });
    expect(diagnostics[0]?.message).toContain('"ja/ref/api.json" has no path "/none"');
  });

  test('a schema is that of the file beside the page', () => {
    const root = { components: { schemas: { User: {} } } };
    const files = { 'en/api.json': root, 'ja/api.json': root };
    const pages = { 'ja/a/user': { 'openapi-schema': '../api.json User' } };
    const { endpoints } = planOf({ pages: ['ja/a/user'] }, { files, pages });
    const { target } = endpoints.get('ja/a/user') ?? {};
    expect(target).toMatchObject({ description: { file: 'ja/api.json' } });
  });
});

describe('Where a description could not be loaded', () => {
  const url = 'https://api.example.com/openapi.json';

  test('pages that may be about it are reported once, and nobody knows what they hold', () => {
    const asked = {
      one: { openapi: 'GET /one' },
      two: { 'openapi-schema': 'Two' },
      three: { openapi: `${url} GET /three` },
    };
    const { diagnostics, undecided } = planOf(
      { pages: Object.keys(asked) },
      { files: {}, failed: [url], pages: asked, defaults: [{ source: url }] },
    );
    expect(diagnostics).toMatchObject([
      {
        code: 'openapi-operation-missing',
        file: 'one.mdx',
        message:
          '`openapi` names "GET /one", which cannot be looked up, since an API description could not be read. This page and 2 more show their own text only.',
      },
    ]);
    expect([...undecided]).toEqual(['one', 'two', 'three']);
  });

  test.each([
    ['GET /none', true],
    ['GET /new', false],
    ['b/v2.json GET /none', false],
    ['gone GET /none', true],
    ['wrong.json GET /none', false],
  ])('%j may be in it: %j', (openapi, isUndecided) => {
    const { diagnostics, undecided } = planOf(
      { pages: ['page'] },
      { files, failed: ['c/gone.json'], pages: { page: { openapi } } },
    );
    expect(undecided.has('page')).toBe(isUndecided);
    if (isUndecided)
      expect(diagnostics[0]?.message).toMatch(
        /could not be read\. The page shows its own text only\.$/,
      );
  });
});

describe('Pages about a schema and pages written by hand', () => {
  const root = { components: { schemas: { User: { title: 'A user' }, 'x/y': {} } } };

  test.each([
    ['User', 'User', 'A user'],
    ['api.json User', 'User', 'A user'],
    ['x/y', 'x/y', 'x/y'],
  ])('openapi-schema %j shows the schema %s', (value, name, title) => {
    const { endpoints, site } = planOf(
      { pages: ['page'] },
      { files: { 'api.json': root }, pages: { page: { 'openapi-schema': value } } },
    );
    expect(endpoints.get('page')?.target).toMatchObject({ kind: 'schema', name });
    expect(site.routes[0]).toMatchObject({ kind: 'page', title });
  });

  test.each([
    ['post https://api.example.com/users', 'POST', 'https://api.example.com/users'],
    ['GET /users/{id}', 'GET', '/users/{id}'],
  ])('api %j is written by hand', (api, method, url) => {
    const { target, site } = documented({ api });
    expect(target).toEqual({ kind: 'manual', method, url });
    expect(site.routes[0]?.kind).toBe('endpoint');
  });
});
