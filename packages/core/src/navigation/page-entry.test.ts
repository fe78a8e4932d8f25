import { describe, expect, test } from 'vitest';
import { siteOf } from '../testing/site-of.ts';

describe('A page entry is normalised', () => {
  test.each(['/a/b', './a/b', 'x/../a/b', 'a//b', 'a/b/'])('%s means a/b', (written) => {
    const { site, diagnostics } = siteOf({ pages: [written] }, { pages: { 'a/b': {} } });
    expect(diagnostics).toEqual([]);
    expect(site.routes).toMatchObject([{ path: 'a/b', url: '/a/b' }]);
  });

  test('/ means the index page', () => {
    const { site, diagnostics } = siteOf({ pages: ['/'] }, { pages: { index: {} } });
    expect(diagnostics).toEqual([]);
    expect(site.routes).toMatchObject([{ path: 'index', url: '/' }]);
  });

  test.each([
    ['a.mdx', 'a', 'navigation-page-extension', 'warning'],
    ['guides', 'guides/index', 'navigation-page-folder', 'warning'],
    ['../a', 'a', 'navigation-page-outside', 'warning'],
    ['a#part', 'a', 'navigation-page-fragment', 'error'],
    ['a?x=1', 'a', 'navigation-page-fragment', 'error'],
  ])('%s is understood as %s and reported', (written, path, code, severity) => {
    const { site, diagnostics } = siteOf(
      { pages: [written] },
      { pages: { [path]: {} }, missing: [written] },
    );
    expect(diagnostics).toMatchObject([{ code, severity, pointer: '/navigation/pages/0' }]);
    expect(site.routes).toMatchObject([{ path }]);
  });
});

test('A page that was left out for its URL is not reported as one without a file', () => {
  const { diagnostics } = siteOf(
    { pages: ['guides', 'guides/index'] },
    { missing: ['guides/index'], collided: new Set(['guides/index']) },
  );
  expect(diagnostics).toEqual([]);
});

test.each([
  ['caf\u00e9/\u00fcber', 'cafe\u0301/u\u0308ber'],
  ['cafe\u0301', 'caf\u00e9'],
])('%s is the page whose file has the same letters in another form', (written, path) => {
  const { site, diagnostics } = siteOf({ pages: [written] }, { pages: { [path]: {} } });
  expect(diagnostics).toEqual([]);
  expect(site.routes).toMatchObject([{ path }]);
});

describe('A missing page is reported with', () => {
  const hintFor = (written: string, ...existing: string[]) => {
    const pages = Object.fromEntries(existing.map((path) => [path, {}]));
    const { diagnostics } = siteOf({ pages: [written] }, { pages, missing: [written] });
    const [first] = diagnostics;
    expect(first?.code).toBe('navigation-page-missing');
    return first?.hint;
  };

  test('the path in the right letter case', () => {
    expect(hintFor('guides/api', 'guides/API')).toContain('"guides/API"');
  });

  test('the nearest name in the folder', () => {
    expect(hintFor('guides/quikstart', 'guides/quickstart', 'guides/other')).toContain(
      '"guides/quickstart"',
    );
  });

  test('the page of that name in another folder', () => {
    expect(hintFor('api/users', 'guides/intro', 'reference/api/users')).toContain(
      '"reference/api/users"',
    );
  });

  test('no page of that name in another folder that is listed there', () => {
    const missing = ['en/tools/fetch', 'ja/tools/fetch'];
    const { diagnostics } = siteOf(
      { pages: ['tools/fetch', '/tools/edit.mdx', ...missing, 'en/tools/edit'] },
      { pages: { 'tools/edit': {} }, missing: [...missing, 'en/tools/edit'] },
    );
    const hints = diagnostics
      .filter(({ code }) => code === 'navigation-page-missing')
      .map(({ hint }) => hint);
    expect(hints).toEqual(Array(3).fill('Create the file or remove the entry.'));
  });

  test('of several pages of that name the one that is not listed', () => {
    const { diagnostics } = siteOf(
      { pages: ['api/users', 'guides/users'] },
      { pages: { 'reference/users': {} }, missing: ['api/users'] },
    );
    expect(diagnostics[0]?.hint).toContain('"reference/users"');
  });

  test('none of several pages of that name that nothing tells apart', () => {
    expect(hintFor('api/users', 'en/users', 'ja/users')).not.toContain('users');
  });
});

test('A wrong entry is skipped alone', () => {
  const { site, errors } = siteOf({ groups: [{ group: 'G', pages: ['a', null, 7, '', {}, 'b'] }] });
  expect(errors).toEqual(Array.from({ length: 4 }, () => 'navigation-page-invalid'));
  expect(site.routes.map(({ path }) => path)).toEqual(['a', 'b']);
});

test('A file wins over the endpoint that its name reads like', () => {
  const { site } = siteOf(
    { openapi: 'api.yaml', pages: ['options guide'] },
    { pages: { 'options guide': {} } },
  );
  expect(site.root.children).toMatchObject([{ kind: 'page', path: 'options guide' }]);
});

test('An endpoint is a node without a URL and no route yet', () => {
  const { site } = siteOf({ openapi: 'api.yaml', pages: ['a', 'webhook order', 'get /users'] });
  expect(site.root.children.slice(1)).toMatchObject([
    { kind: 'endpoint', endpoint: { method: 'WEBHOOK', path: 'order' } },
    { kind: 'endpoint', endpoint: { method: 'GET', path: '/users' } },
  ]);
  expect(site.root.children[1]).not.toHaveProperty('url');
  expect(site.routes).toHaveLength(1);
});

test('A page twice in one part is reported, a page in two parts is not', () => {
  const twice = siteOf({ tabs: [{ tab: 'A', pages: ['x', 'x'] }] });
  expect(twice.warnings).toEqual(['navigation-page-repeated']);
  const shared = siteOf({
    tabs: [
      { tab: 'A', pages: ['x'] },
      { tab: 'B', pages: ['x', 'y'] },
    ],
  });
  expect(shared.diagnostics).toEqual([]);
});
