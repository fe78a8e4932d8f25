import { describe, expect, test } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import type { JsonObject } from '../model/json.ts';
import { describedAs, pathsOf, planOf } from '../testing/plan-of.ts';

const users = ['GET /users', { summary: 'List users', tags: ['Users'] }] as const;
const orders = ['POST /orders', { summary: 'Create order', tags: ['Orders'] }] as const;
const health = ['GET /health', { summary: 'Health' }] as const;

const api: JsonObject & { readonly paths: JsonObject } = {
  tags: [{ name: 'Orders' }, { name: 'Users' }],
  ...pathsOf([...users], [...orders], [...health]),
};

const all = [
  { Users: ['api-reference/users/list-users'] },
  { Orders: ['api-reference/orders/create-order'] },
  { 'API Reference': ['api-reference/health'] },
];

describe('An element with openapi that lists nothing has pages for all endpoints', () => {
  test('Groups follow the first operation of each tag, not the order of `tags`', () => {
    const { outline, codes } = planOf(
      { groups: [{ group: 'API', openapi: 'api.json' }] },
      { files: { 'api.json': api } },
    );
    expect(outline).toEqual([{ API: all }]);
    expect(codes).toEqual([]);
  });

  test.each(['tab', 'anchor', 'dropdown', 'product', 'version', 'language'])(
    'A %s does as a group does',
    (kind) => {
      const label = kind === 'language' ? 'en' : 'API';
      const { outline } = planOf(
        { [`${kind}s`]: [{ [kind]: label, openapi: '/api.json' }] },
        { files: { 'api.json': api } },
      );
      expect(Object.values((outline as object[])[0] ?? {})).toEqual([all]);
    },
  );

  test('A menu item does as a group does', () => {
    const menu = [{ item: 'API', openapi: 'api.json' }];
    const { outline } = planOf({ tabs: [{ tab: 'T', menu }] }, { files: { 'api.json': api } });
    expect(outline).toEqual([{ T: [{ API: all }] }]);
  });

  test('Every description of a list adds its own endpoints, each in its directory', () => {
    const openapi = ['api.json', { source: './b.json', directory: '/v2/' }];
    const { outline } = planOf(
      { groups: [{ group: 'API', openapi }] },
      { files: { 'api.json': pathsOf([...health]), 'b.json': pathsOf([...users]) } },
    );
    expect(outline).toEqual([
      {
        API: [{ 'API Reference': ['api-reference/health'] }, { Users: ['v2/users/list-users'] }],
      },
    ]);
  });

  test('Webhooks follow the paths and join their tag groups', () => {
    const webhooks = { 'user.created': { post: { summary: 'User created', tags: ['Users'] } } };
    const { outline, endpoints } = planOf(
      { groups: [{ group: 'API', openapi: 'api.json' }] },
      { files: { 'api.json': { ...api, webhooks } } },
    );
    const path = 'api-reference/users/user-created';
    expect(outline).toEqual([
      { API: [{ Users: ['api-reference/users/list-users', path] }, ...all.slice(1)] },
    ]);
    expect(endpoints.get(path)?.target).toMatchObject({
      kind: 'webhook',
      method: 'WEBHOOK',
      path: 'user.created',
      pointer: '/webhooks/user.created/post',
    });
  });

  test('The methods of one path have a fixed order, whatever order they are written in', () => {
    const operations = ['TRACE', 'DELETE', 'POST', 'GET', 'PUT'].map(
      (method): [string, JsonObject] => [`${method} /x`, { summary: method }],
    );
    const { site } = planOf(
      { groups: [{ group: 'API', openapi: 'api.json' }] },
      { files: { 'api.json': pathsOf(...operations) } },
    );
    expect(site.routes.map(({ title }) => title)).toEqual([
      'GET',
      'PUT',
      'POST',
      'DELETE',
      'TRACE',
    ]);
  });

  test('A path item that is a reference gives the operations of what it names', () => {
    const components = { pathItems: { Shared: { get: { summary: 'Shared' } } } };
    const paths = { '/a': { $ref: '#/components/pathItems/Shared' }, 'x-note': { get: {} } };
    const { endpoints, codes } = planOf(
      { groups: [{ group: 'API', openapi: 'api.json' }] },
      { files: { 'api.json': { paths, components } } },
    );
    expect([...endpoints.keys()]).toEqual(['api-reference/shared']);
    expect(endpoints.get('api-reference/shared')?.target).toMatchObject({
      pointer: '/paths/~1a/get',
    });
    expect(codes).toEqual([]);
  });

  test('An operation that is a reference has the summary, tags and extensions of what it names', () => {
    const operations = {
      Shared: { summary: 'Shared', tags: ['Things'] },
      Hidden: { summary: 'Out', 'x-excluded': true },
    };
    const get = { $ref: '#/x-operations/Shared' };
    const put = { $ref: '#/x-operations/Hidden' };
    const { endpoints, codes } = planOf(
      { groups: [{ group: 'API', openapi: 'api.json' }] },
      { files: { 'api.json': { paths: { '/a': { get, put } }, 'x-operations': operations } } },
    );
    expect([...endpoints.keys()]).toEqual(['api-reference/things/shared']);
    expect(endpoints.get('api-reference/things/shared')?.target).toMatchObject({
      pointer: '/paths/~1a/get',
    });
    expect(codes).toEqual([]);
  });

  test('A description without operations is reported where it is asked for', () => {
    const { codes } = planOf(
      { groups: [{ group: 'API', openapi: 'api.json' }, 'a'] },
      { files: { 'api.json': { paths: {} } }, pages: { a: {} } },
    );
    expect(codes).toContain('openapi-operations-none');
  });
});

describe('Where endpoints are wanted beside prose', () => {
  const pages = {
    intro: {},
    health: { openapi: 'GET /health' },
    quote: { openapi: 'GET /quotes' },
  };
  const outlineOf = (navigation: unknown, files: Readonly<Record<string, JsonObject>> = {}) =>
    planOf(navigation, { files: { 'api.json': api, ...files }, pages, besideProse: true }).outline;

  test.each(['tab', 'anchor', 'dropdown', 'product', 'version', 'language'])(
    'A %s with openapi that lists prose has all endpoints after it',
    (kind) => {
      const label = kind === 'language' ? 'en' : 'API';
      const element = { [kind]: label, openapi: 'api.json', pages: ['intro'] };
      const outline = outlineOf({ [`${kind}s`]: [element] });
      expect(Object.values((outline as object[])[0] ?? {})).toEqual([['intro', ...all]]);
    },
  );

  test('A group has them after its groups, and a group in it that inherits the description has none', () => {
    const inner = { group: 'Inner', pages: ['intro'] };
    expect(outlineOf({ groups: [{ group: 'API', openapi: 'api.json', pages: [inner] }] })).toEqual([
      { API: [{ Inner: ['intro'] }, ...all] },
    ]);
  });

  test('One endpoint that is listed, however deep, restricts them as ever', () => {
    const inner = { group: 'Inner', pages: ['intro', 'GET /health'] };
    expect(outlineOf({ groups: [{ group: 'API', openapi: 'api.json', pages: [inner] }] })).toEqual([
      { API: [{ Inner: ['intro', 'api-reference/health'] }] },
    ]);
  });

  test('So does a page that documents an endpoint, but not one of another description', () => {
    const listing = (page: string) => ({
      groups: [{ group: 'API', openapi: 'api.json', pages: ['intro', page] }],
    });
    expect(outlineOf(listing('health'))).toEqual([{ API: ['intro', 'health'] }]);
    expect(
      outlineOf(listing('other.json GET /quotes'), { 'other.json': pathsOf('GET /quotes') }),
    ).toEqual([{ API: ['intro', 'api-reference/get-quotes', ...all] }]);
  });

  test('A group without pages among the prose is the place of all, as ever', () => {
    const groups = [{ group: 'Prose', pages: ['intro'] }, { group: 'All' }];
    expect(outlineOf({ tabs: [{ tab: 'API', openapi: 'api.json', groups }] })).toEqual([
      { API: [{ Prose: ['intro'] }, { All: all }] },
    ]);
  });

  test('What holds divisions, or the whole site, still says only which description is in force', () => {
    const group = { group: 'G', pages: ['intro'] };
    expect(
      outlineOf({
        tabs: [{ tab: 'T', openapi: 'api.json', anchors: [{ anchor: 'A', groups: [group] }] }],
      }),
    ).toEqual([{ T: [{ A: [{ G: ['intro'] }] }] }]);
    expect(outlineOf({ openapi: 'api.json', groups: [group] })).toEqual([{ G: ['intro'] }]);
  });
});

describe('Pages that are listed are all there are, at every level', () => {
  const group = { group: 'G', pages: ['intro'] };
  const own = { openapi: 'api.json' };
  const levels: readonly (readonly [string, JsonObject])[] = [
    ['the root', own],
    ['a group', { groups: [{ group: 'E', ...own, pages: [] }] }],
    ['a tab', { tabs: [{ tab: 'E', ...own }] }],
    ['an anchor', { anchors: [{ anchor: 'E', ...own }] }],
    ['a dropdown', { dropdowns: [{ dropdown: 'E', ...own }] }],
    ['a product', { products: [{ product: 'E', ...own }] }],
    ['a version', { versions: [{ version: 'E', ...own }] }],
    ['a language', { languages: [{ language: 'en', ...own }] }],
    ['a menu item', { tabs: [{ tab: 'T', menu: [{ item: 'E', ...own }] }] }],
    ['a nested group', { groups: [{ group: 'T', pages: [{ group: 'E', ...own, pages: [] }] }] }],
    ['a group of an anchor of a tab', deep({ ...own })],
    ['an element that inherits', { ...own, tabs: [{ tab: 'E' }] }],
    ['a group that inherits', { ...own, groups: [{ group: 'E', pages: [] }] }],
  ];

  function deep(fields: JsonObject): JsonObject {
    const groups = [{ group: 'E', pages: [], ...fields }];
    return { tabs: [{ tab: 'T', anchors: [{ anchor: 'A', groups }] }] };
  }

  const files = { 'api.json': api };
  const pages = { intro: {} };
  const endpointsWith = (navigation: JsonObject, content: JsonObject): number =>
    planOf(filled(navigation, content), { files, pages }).endpoints.size;

  test.each(levels)('In %s', (_level, navigation) => {
    const isGroup = JSON.stringify(navigation).includes('"pages":[]');
    expect(endpointsWith(navigation, {})).toBe(3);
    expect(endpointsWith(navigation, { pages: ['intro'] })).toBe(0);
    expect(endpointsWith(navigation, { pages: ['intro', 'GET /health'] })).toBe(1);
    expect(endpointsWith(navigation, { pages: [group] })).toBe(0);
    if (!isGroup) expect(endpointsWith(navigation, { groups: [group] })).toBe(0);
  });

  /** The navigation with content in the element called E, or in its root. */
  function filled(navigation: JsonObject, content: JsonObject): JsonObject {
    const text = JSON.stringify(navigation, (_key, value: unknown) => {
      const isRecord = typeof value === 'object' && value !== null && !Array.isArray(value);
      const isFilled = isRecord && (Object.values(value).includes('E') || 'language' in value);
      return isFilled ? { ...value, ...content } : value;
    });
    const isRoot = Object.keys(navigation).join() === 'openapi';
    return { ...JSON.parse(text), ...(isRoot ? content : {}) };
  }
});

describe('An entry restricts the endpoints to those that are listed', () => {
  test('One entry two levels down restricts its owner, and a sibling with its own is untouched', () => {
    const { outline } = planOf(
      {
        groups: [
          {
            group: 'A',
            openapi: 'api.json',
            pages: [{ group: 'B', pages: [{ group: 'C', pages: ['GET /health'] }] }],
          },
          { group: 'D', openapi: 'b.json' },
        ],
      },
      { files: { 'api.json': api, 'b.json': pathsOf([...users]) } },
    );
    expect(outline).toEqual([
      { A: [{ B: [{ C: ['api-reference/health'] }] }] },
      { D: [{ Users: ['api-reference/users/list-users'] }] },
    ]);
  });

  test('An entry with a file of its own is listed as any other', () => {
    const { outline } = planOf(
      { groups: [{ group: 'A', openapi: 'api.json', pages: ['b.json GET /other'] }] },
      { files: { 'api.json': pathsOf([...health]), 'b.json': pathsOf('GET /other') } },
    );
    expect(outline).toEqual([{ A: ['api-reference/get-other'] }]);
  });

  test('A child with its own description overrides, and does not inherit the directory', () => {
    const { outline } = planOf(
      {
        groups: [
          {
            group: 'A',
            openapi: { source: 'api.json', directory: 'v1' },
            pages: [
              'GET /health',
              { group: 'B', openapi: 'b.json', pages: [{ group: 'C', pages: ['GET /other'] }] },
              { group: 'D', pages: ['GET /users'] },
            ],
          },
        ],
      },
      { files: { 'api.json': api, 'b.json': pathsOf('GET /other') } },
    );
    expect(outline).toEqual([
      {
        A: [
          'v1/health',
          { B: [{ C: ['api-reference/get-other'] }] },
          { D: ['v1/users/list-users'] },
        ],
      },
    ]);
  });

  test.each([
    ['get /health', 'api-reference/health'],
    ['  GET \t /health ', 'api-reference/health'],
    ['Get /health/', 'api-reference/health'],
    ['QUERY /search', 'api-reference/query-search'],
    ['query /search', 'api-reference/query-search'],
    ['PURGE /cache', 'api-reference/purge-cache'],
    ['webhook paid', 'api-reference/paid'],
    ['api GET /health', 'api-reference/health'],
  ])('The entry %j names an endpoint', (entry, path) => {
    const search = { '/search': { query: {} } };
    const cache = { '/cache': { additionalOperations: { PURGE: {} } } };
    const root = {
      paths: { ...api.paths, ...search, ...cache },
      webhooks: { paid: { post: {} } },
    };
    const { outline, codes } = planOf(
      { groups: [{ group: 'A', openapi: 'api.json', pages: ['a', entry] }] },
      { files: { 'api.json': describedAs('api.json', root, '3.2') }, pages: { a: {} } },
    );
    const [group] = outline as { A: unknown[] }[];
    expect(group?.A.slice(0, 2)).toEqual(['a', path]);
    expect(codes).toEqual([]);
  });

  test.each(['a b GET /health', 'GET', 'purge /cache'])(
    'The entry %j is the path of a page',
    (entry) => {
      const { codes } = planOf(
        { groups: [{ group: 'A', openapi: 'api.json', pages: [entry, 'GET /health'] }] },
        { files: { 'api.json': api } },
      );
      expect(codes).toEqual(['navigation-page-missing']);
    },
  );

  test('A path with and one without a slash at its end are two endpoints', () => {
    const { outline } = planOf(
      { groups: [{ group: 'A', openapi: 'api.json', pages: ['GET /x/', 'GET /x'] }] },
      {
        files: {
          'api.json': pathsOf(['GET /x', { summary: 'plain' }], ['GET /x/', { summary: 'slash' }]),
        },
      },
    );
    expect(outline).toEqual([{ A: ['api-reference/slash', 'api-reference/plain'] }]);
  });
});

describe('What an entry names may not exist', () => {
  test.each([
    ['GET /user', 'openapi-operation-missing', /no path "\/user"/, 'Did you mean "/users"?'],
    ['GET /users/{name}', 'openapi-operation-missing', /no path/, 'Did you mean "/users/{id}"?'],
    ['PUT /users', 'openapi-operation-missing', /no PUT on "\/users"/, /are GET\./],
    ['webhook pai', 'openapi-operation-missing', /no webhook/, 'Did you mean "paid"?'],
    ['other.json GET /users', 'openapi-file-missing', /"other.json"/, /api.json/],
    ['GET /gone', 'openapi-operation-excluded', /x-excluded/, /Remove the entry/],
  ])('%s is reported with what may be meant', (entry, code, message, hint) => {
    const root = {
      ...pathsOf('GET /users', 'GET /users/{id}', ['GET /gone', { 'x-excluded': true }]),
      webhooks: { paid: { post: {} } },
    };
    const { diagnostics, outline } = planOf(
      { groups: [{ group: 'A', openapi: 'api.json', pages: ['GET /users', entry] }] },
      { files: { 'api.json': root } },
    );
    expect(diagnostics).toMatchObject([{ code, pointer: '/navigation/groups/0/pages/1' }]);
    expect(diagnostics[0]?.message).toMatch(message);
    expect(diagnostics[0]?.hint).toMatch(hint);
    expect(outline).toMatchObject([{ A: { length: 2 } }]);
  });

  test('A long list of paths is cut', () => {
    const paths = Array.from({ length: 40 }, (_, index) => `GET /resource-${index}`);
    const { diagnostics } = planOf(
      { groups: [{ group: 'A', openapi: 'api.json', pages: ['GET /zzz'] }] },
      { files: { 'api.json': pathsOf(...paths) } },
    );
    expect(diagnostics[0]?.hint).toMatch(/\/resource-9, and 30 more\.$/);
  });

  test('A description that could not be read was reported when it was loaded', () => {
    const { codes, outline } = planOf(
      { tabs: [{ tab: 'T', openapi: 'gone.json', pages: ['a', 'GET /x'] }] },
      { files: {}, pages: { a: {} } },
    );
    expect(codes).toEqual([]);
    expect(outline).toEqual([{ T: ['a', 'GET /x'] }]);
  });

  test.each([
    ['GET /x', ['api.json', 'gone.json']],
    ['ref/gone.json GET /x', 'api.json'],
  ])('%s of a description that could not be read was reported too', (entry, openapi) => {
    const { codes } = planOf(
      { groups: [{ group: 'G', openapi, pages: ['GET /y', entry] }] },
      { files: { 'api.json': pathsOf('GET /y') }, failed: ['gone.json', 'ref/gone.json'] },
    );
    expect(codes).toEqual([]);
  });
});

describe('Elements that inherit a description', () => {
  test('The root hands its description down and lists nothing itself', () => {
    const { outline } = planOf(
      { openapi: 'api.json', tabs: [{ tab: 'Guides', pages: ['a'] }, { tab: 'API' }] },
      { files: { 'api.json': api }, pages: { a: {} } },
    );
    expect(outline).toEqual([{ Guides: ['a'] }, { API: all }]);
  });

  test('An element with tabs hands its description to those without content', () => {
    const { outline } = planOf(
      {
        versions: [
          {
            version: 'v1',
            openapi: 'api.json',
            tabs: [
              { tab: 'Guides', pages: ['a'] },
              { tab: 'Picked', pages: ['GET /health'] },
              { tab: 'API' },
            ],
          },
        ],
      },
      { files: { 'api.json': api }, pages: { a: {} } },
    );
    expect(outline).toEqual([
      { v1: [{ Guides: ['a'] }, { Picked: ['api-reference/health'] }, { API: all }] },
    ]);
  });

  test('The root generates where nothing is nested in it', () => {
    for (const navigation of [
      { openapi: 'api.json' },
      { openapi: 'api.json', pages: [] },
      { openapi: 'api.json', groups: [] },
    ]) {
      const { outline, codes } = planOf(navigation, { files: { 'api.json': api } });
      expect(outline).toEqual(all);
      expect(codes).toEqual([]);
    }
  });

  test('A group without pages among listed ones is the place of all endpoints', () => {
    const { outline, codes } = planOf(
      { groups: [{ group: 'A', openapi: 'api.json', pages: ['a', { group: 'B', pages: [] }] }] },
      { files: { 'api.json': api }, pages: { a: {} } },
    );
    expect(outline).toEqual([{ A: ['a', { B: all }] }]);
    expect(codes).toEqual([]);
  });

  test('Entries that cannot be read are no request for all endpoints', () => {
    const { outline, codes } = planOf(
      { openapi: 'api.json', groups: [{ group: 'A', pages: ['https://x.example'] }] },
      { files: { 'api.json': api } },
    );
    expect(outline).toEqual([{ A: [] }]);
    expect(codes).toContain('navigation-page-url');
  });

  test('Two elements that ask for the same list the same pages', () => {
    const { diagnostics, outline, site } = planOf(
      {
        tabs: [
          { tab: 'A', openapi: 'api.json' },
          { tab: 'B', openapi: '/api.json' },
        ],
      },
      { files: { 'api.json': api } },
    );
    expect(outline).toEqual([{ A: all }, { B: all }]);
    expect(site.pages.size).toBe(3);
    expect(diagnostics).toMatchObject([
      {
        code: 'navigation-division-shared',
        hint: 'Give it a `directory` of its own, { "source": "/api.json", "directory": … }, or readers without JavaScript cannot enter it.',
      },
    ]);
  });
});

describe('Hidden and excluded operations', () => {
  const root = pathsOf(
    ['GET /shown', { summary: 'Shown' }],
    ['GET /hidden', { summary: 'Hidden', 'x-hidden': true }],
    ['GET /gone', { summary: 'Gone', 'x-excluded': true, 'x-hidden': true }],
  );

  test('A hidden one has a page that is not listed nor indexed, an excluded one has none', () => {
    const { outline, site, endpoints } = planOf(
      { groups: [{ group: 'A', openapi: 'api.json' }] },
      { files: { 'api.json': root } },
    );
    expect(outline).toEqual([{ A: [{ 'API Reference': ['api-reference/shown'] }] }]);
    expect([...endpoints.keys()]).toEqual(['api-reference/shown', 'api-reference/hidden']);
    expect(site.view('api-reference/hidden').page).toMatchObject({
      hidden: true,
      noindex: true,
      listed: false,
    });
  });

  test('A hidden one that an entry names is listed', () => {
    const { site } = planOf(
      { groups: [{ group: 'A', openapi: 'api.json', pages: ['GET /hidden'] }] },
      { files: { 'api.json': root } },
    );
    expect(site.view('api-reference/hidden').page).toMatchObject({ hidden: false, listed: true });
  });
});

describe('Tags of OpenAPI 3.2 and extensions of tags', () => {
  test('Groups nest by `parent`, and a circle of parents ends', () => {
    const root: JsonObject = {
      tags: [
        { name: 'top', summary: 'Top level' },
        { name: 'inner', parent: 'top', kind: 'nav' },
        { name: 'beta', kind: 'badge', summary: 'Beta' },
        { name: 'round', parent: 'about' },
        { name: 'about', parent: 'round' },
      ],
      ...pathsOf(
        ['GET /a', { summary: 'A', tags: ['beta', 'top', 'inner'] }],
        ['GET /b', { summary: 'B', tags: ['round'] }],
      ),
    };
    const { outline, site } = planOf(
      { groups: [{ group: 'G', openapi: 'api.json' }] },
      { files: { 'api.json': describedAs('api.json', root, '3.2') } },
    );
    expect(outline).toEqual([
      {
        G: [
          { 'Top level': [{ inner: ['api-reference/inner/a'] }] },
          { about: [{ round: ['api-reference/round/b'] }] },
        ],
      },
    ]);
    expect(site.pages.get('api-reference/inner/a')?.frontmatter.tag).toBe('Beta');
  });

  test('`x-group` and `x-displayName` are labels, and paths keep the name', () => {
    const root: JsonObject = {
      tags: [
        { name: 'one', 'x-group': 'First', 'x-displayName': 'Other' },
        { name: 'two', 'x-displayName': 'Second' },
      ],
      ...pathsOf(
        ['GET /a', { summary: 'A', tags: ['one', 'two'] }],
        ['GET /b', { summary: 'B', tags: ['two'] }],
      ),
    };
    const { outline } = planOf(
      { groups: [{ group: 'G', openapi: 'api.json' }] },
      { files: { 'api.json': root } },
    );
    expect(outline).toEqual([
      { G: [{ First: ['api-reference/one/a'] }, { Second: ['api-reference/two/b'] }] },
    ]);
  });

  test('`x-tagGroups` puts groups around the groups of their tags', () => {
    const root = {
      'x-tagGroups': [{ name: 'Core', tags: ['Users'] }],
      ...pathsOf([...users], [...orders]),
    };
    const { outline } = planOf(
      { groups: [{ group: 'G', openapi: 'api.json' }] },
      { files: { 'api.json': root } },
    );
    expect(outline).toEqual([
      {
        G: [
          { Core: [{ Users: ['api-reference/users/list-users'] }] },
          { Orders: ['api-reference/orders/create-order'] },
        ],
      },
    ]);
  });
});

describe('In the order of tags', () => {
  const groups = { groups: [{ group: 'API', openapi: 'api.json' }] };
  const listedBy = (root: JsonObject, version?: '3.2') =>
    planOf(groups, {
      files: { 'api.json': version ? describedAs('api.json', root, version) : root },
      order: 'tags',
    });

  test('groups follow `tags`, then come tags that it leaves out, and operations without any', () => {
    const { outline } = listedBy({
      ...api,
      ...pathsOf(
        [...health],
        ['GET /x', { summary: 'X', tags: ['Other'] }],
        [...users],
        [...orders],
      ),
    });
    expect(outline).toEqual([
      {
        API: [
          { Orders: ['api-reference/orders/create-order'] },
          { Users: ['api-reference/users/list-users'] },
          { Other: ['api-reference/other/x'] },
          { 'API Reference': ['api-reference/health'] },
        ],
      },
    ]);
  });

  test('groups of tags follow `x-tagGroups`, as do the tags in each, before tags in no group', () => {
    const { outline } = listedBy({
      ...api,
      'x-tagGroups': [
        { name: 'Later', tags: ['B', 'A'] },
        { name: 'Core', tags: ['Users'] },
      ],
      ...pathsOf(
        [...orders],
        [...users],
        ['GET /a', { summary: 'A', tags: ['A'] }],
        ['GET /b', { summary: 'B', tags: ['B'] }],
      ),
    });
    expect(outline).toEqual([
      {
        API: [
          { Later: [{ B: ['api-reference/b/b'] }, { A: ['api-reference/a/a'] }] },
          { Core: [{ Users: ['api-reference/users/list-users'] }] },
          { Orders: ['api-reference/orders/create-order'] },
        ],
      },
    ]);
  });

  test('pages of a tag follow `paths`, and come before the tags below it', () => {
    const root: JsonObject = {
      tags: [{ name: 'Top' }, { name: 'Second', parent: 'Top' }, { name: 'First', parent: 'Top' }],
      ...pathsOf(
        ['GET /first', { summary: 'In first', tags: ['First'] }],
        ['GET /second', { summary: 'In second', tags: ['Second'] }],
        ['GET /z', { summary: 'Z', tags: ['Top'] }],
        ['GET /a', { summary: 'A', tags: ['Top'] }],
      ),
    };
    expect(listedBy(root, '3.2').outline).toEqual([
      {
        API: [
          {
            Top: [
              'api-reference/top/z',
              'api-reference/top/a',
              { Second: ['api-reference/second/in-second'] },
              { First: ['api-reference/first/in-first'] },
            ],
          },
        ],
      },
    ]);
  });

  test('the pages are at the same paths as in the order of `paths`', () => {
    const root = {
      tags: [{ name: 'B' }, { name: 'b' }],
      ...pathsOf(
        ['GET /one', { summary: 'Same', tags: ['b'] }],
        ['GET /two', { summary: 'Same', tags: ['B'] }],
      ),
    };
    const pathOf = ({ endpoints }: ReturnType<typeof planOf>) =>
      [...endpoints].map(([path, { target }]) => [path, 'path' in target && target.path]);
    const usual = planOf(groups, { files: { 'api.json': root } });
    expect(pathOf(listedBy(root))).toEqual(pathOf(usual));
  });
});

describe('Generated pages are pages like any other', () => {
  const { site } = planOf(
    {
      tabs: [
        { tab: 'API', openapi: 'api.json', hidden: false },
        {
          tab: 'More',
          groups: [
            {
              group: 'G',
              root: 'api-reference/health',
              pages: ['api-reference/users/list-users', 'b'],
            },
          ],
        },
      ],
    },
    { files: { 'api.json': api }, pages: { b: {} } },
  );

  test('The first of them is where "/" leads', () => {
    expect(site.home).toEqual({ redirect: '/api-reference/users/list-users' });
  });

  test('They have routes, trails, neighbours and a method in the sidebar', () => {
    expect(site.routes[0]).toMatchObject({
      path: 'api-reference/users/list-users',
      kind: 'endpoint',
      title: 'List users',
      breadcrumbs: ['API', 'Users'],
    });
    const view = site.view('api-reference/orders/create-order');
    expect(view.previous?.label).toBe('List users');
    expect(view.next?.label).toBe('Health');
    expect(view.section.items[0]).toMatchObject({
      label: 'Users',
      items: [{ label: 'List users', method: 'GET', url: '/api-reference/users/list-users' }],
    });
  });

  test('Entries and the root of a group may name them by their path', () => {
    const more = site.root.children[1]?.children[0];
    expect(more).toMatchObject({ root: 'api-reference/health' });
    expect(more?.children[0]).toMatchObject({ label: 'List users' });
  });
});

test('Ten thousand operations are planned at once', () => {
  const operations = Array.from({ length: 10_000 }, (_, index): [string, JsonObject] => [
    `GET /r${index}/{id}`,
    { summary: `Same ${index % 100}`, tags: [`Tag ${index % 50}`] },
  ]);
  const spent = processorTime();
  const { endpoints } = planOf(
    { groups: [{ group: 'G', openapi: 'api.json' }] },
    { files: { 'api.json': pathsOf(...operations) } },
  );
  expect(endpoints.size).toBe(10_000);
  expect(spent()).toBeLessThan(10_000);
});
