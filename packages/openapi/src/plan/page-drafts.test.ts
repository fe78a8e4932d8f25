import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { endpointModel } from '../operation/endpoint-model.ts';
import { pathsOf, planOf } from '../testing/plan-of.ts';

const group = { groups: [{ group: 'G', openapi: 'api.json' }] };

describe('No page takes the path of another one', () => {
  test('Operations whose paths read alike get numbers, the same ones in each build', () => {
    const files = { 'api.json': pathsOf('GET /users', 'GET /users/{id}', 'GET /use/rs') };
    const first = planOf(group, { files });
    expect([...first.endpoints.keys()]).toEqual([
      'api-reference/get-users',
      'api-reference/get-users-1',
      'api-reference/get-users-2',
    ]);
    expect(first.codes).toEqual(['openapi-page-collision', 'openapi-page-collision']);
    expect(first.diagnostics[0]?.message).toBe(
      'The page of "GET /users/{id}" of "api.json" is "/api-reference/get-users-1", because "GET /users" of "api.json" is at "/api-reference/get-users".',
    );
    expect([...planOf(group, { files }).endpoints.keys()]).toEqual([...first.endpoints.keys()]);
  });

  test('Tags that read alike share a folder, and letter case makes no difference', () => {
    const { endpoints } = planOf(group, {
      files: {
        'api.json': pathsOf(
          ['GET /a', { summary: 'Get', tags: ['User Mgmt'] }],
          ['GET /b', { summary: 'GET', tags: ['user-mgmt'] }],
        ),
      },
    });
    expect([...endpoints.keys()]).toEqual([
      'api-reference/user-mgmt/get',
      'api-reference/user-mgmt/get-1',
    ]);
  });

  test('A hidden operation leaves the path to one that is shown', () => {
    const { endpoints } = planOf(group, {
      files: {
        'api.json': pathsOf(
          ['GET /a', { summary: 'Get', 'x-hidden': true }],
          ['GET /b', { summary: 'Get' }],
        ),
      },
    });
    expect(endpoints.get('api-reference/get')?.target).toMatchObject({ path: '/b' });
    expect(endpoints.get('api-reference/get-1')?.target).toMatchObject({ path: '/a' });
  });

  test('A suffix that is taken is skipped', () => {
    const { endpoints } = planOf(group, {
      files: {
        'api.json': pathsOf(
          ['GET /a', { summary: 'get-1' }],
          ['GET /b', { summary: 'get' }],
          ['GET /c', { summary: 'get' }],
        ),
      },
    });
    expect([...endpoints.keys()]).toEqual([
      'api-reference/get-1',
      'api-reference/get',
      'api-reference/get-2',
    ]);
  });

  test('Redirects and files keep their URLs', () => {
    const { endpoints, diagnostics } = planOf(group, {
      files: {
        'api.json': pathsOf(['GET /a', { summary: 'Old' }], ['GET /b', { summary: 'Logo' }]),
      },
      taken: [
        { url: '/api-reference/old', holder: 'a redirect' },
        { url: '/API-reference/Logo', holder: 'the file "API-reference/Logo"' },
      ],
    });
    expect([...endpoints.keys()]).toEqual(['api-reference/old-1', 'api-reference/logo-1']);
    expect(diagnostics[0]?.message).toContain('because a redirect is at "/api-reference/old"');
  });

  test('Two languages with a description each are told to use a directory', () => {
    const { endpoints, diagnostics } = planOf(
      {
        languages: [
          { language: 'en', openapi: 'en.json' },
          { language: 'de', openapi: 'de.json' },
        ],
      },
      {
        files: {
          'en.json': pathsOf(['GET /a', { summary: 'Get' }]),
          'de.json': pathsOf(['GET /a', { summary: 'Get' }]),
        },
      },
    );
    expect([...endpoints.keys()]).toEqual(['api-reference/get', 'api-reference/get-1']);
    expect(diagnostics[0]?.hint).toContain('directory');
  });

  test('Versions with a directory each keep their paths, and pages say their version', () => {
    const { site, codes } = planOf(
      {
        versions: [
          { version: '1', openapi: { source: 'api.json', directory: 'v1' } },
          { version: '2', openapi: { source: 'api.json', directory: 'v2' } },
        ],
      },
      { files: { 'api.json': pathsOf(['GET /a', { summary: 'Get' }]) } },
    );
    expect(codes).toEqual([]);
    expect(site.pages.get('v1/get')?.frontmatter).toMatchObject({ version: '1' });
    expect(site.pages.get('v2/get')?.frontmatter).toMatchObject({ version: '2' });
  });
});

describe('A page of the author at the path of an operation documents it', () => {
  const files = {
    'api.json': pathsOf([
      'GET /a',
      { summary: 'Get it', description: 'Gets *it*.', deprecated: true },
    ]),
  };

  test('What its frontmatter leaves out comes from the operation', () => {
    const { site, endpoints, codes } = planOf(group, {
      files,
      pages: { 'api-reference/get-it': { title: 'Mine' } },
    });
    expect(codes).toEqual([]);
    expect(endpoints.get('api-reference/get-it')).toMatchObject({
      isAuthored: true,
      target: { method: 'GET', path: '/a' },
    });
    expect(site.pages.get('api-reference/get-it')).toMatchObject({
      file: 'api-reference/get-it.mdx',
      frontmatter: { title: 'Mine', description: 'Gets it.', deprecated: true },
    });
    expect(site.routes).toMatchObject([{ kind: 'endpoint', title: 'Mine' }]);
  });

  test.each([
    { openapi: 'GET /b' },
    { api: 'GET /a' },
    { 'openapi-schema': 'A' },
    { url: 'https://example.com' },
  ])('A page with %j is about something else and keeps its path', (frontmatter) => {
    const { endpoints } = planOf(group, { files, pages: { 'api-reference/get-it': frontmatter } });
    expect(endpoints.get('api-reference/get-it-1')?.isAuthored).toBe(false);
  });

  test('A page elsewhere that names the same operation is a page of its own', () => {
    const { endpoints } = planOf(group, { files, pages: { mine: { openapi: 'get /a' } } });
    expect([...endpoints.keys()].toSorted()).toEqual(['api-reference/get-it', 'mine']);
  });
});

describe('Characters that paths cannot have', () => {
  test('Several paths of one description that had some are told of at once, the first by name', () => {
    const asked = Array.from({ length: 5 }, (_, index) => [
      `GET /${index}`,
      { summary: `What is ${index}?` },
    ]) as [string, JsonObject][];
    const files = {
      'api.json': pathsOf(...asked),
      'other.json': pathsOf(['GET /x', { summary: 'X?' }]),
    };
    const both = { group: 'API', openapi: ['api.json', 'other.json'] };
    const { diagnostics } = planOf({ groups: [both] }, { files });
    const changed = diagnostics.filter(({ code }) => code === 'openapi-path-changed');
    expect(changed.map(({ pointer }) => pointer)).toEqual(['/paths/~10/get', '/paths/~1x/get']);
    const [{ message = '' } = {}] = changed;
    expect(message).toContain('5 pages of "api.json"');
    expect(message).toContain('"/api-reference/what-is-2" for "/api-reference/what-is-2?"');
    expect(message).not.toContain('what-is-3');
  });

  test('Both forms of the path are named once', () => {
    const { diagnostics, endpoints } = planOf(group, {
      files: { 'api.json': pathsOf(['GET /a', { summary: 'What is new?' }]) },
    });
    expect([...endpoints.keys()]).toEqual(['api-reference/what-is-new']);
    expect(diagnostics).toMatchObject([
      { code: 'openapi-path-changed', pointer: '/paths/~1a/get' },
    ]);
    expect(diagnostics[0]?.message).toContain('"/api-reference/what-is-new?"');
  });

  test.each([
    ['/users:batch', 'api-reference/get-usersbatch'],
    ['/a.json', 'api-reference/get-ajson'],
    ['/a%20b', 'api-reference/get-a20b'],
    ['/{a}-{b}', 'api-reference/get--'],
  ])('GET %s has a page', (path, expected) => {
    const { endpoints } = planOf(group, { files: { 'api.json': pathsOf(`GET ${path}`) } });
    expect([...endpoints.keys()]).toEqual([expected]);
  });
});

describe('`x-mint.href` is the path of the page', () => {
  test.each([
    ['/guides/x', 'guides/x', []],
    ['guides/x', 'guides/x', []],
    ['/v1.2/x.y', 'v1.2/x', []],
    ['/taken', 'taken-1', ['openapi-page-collision']],
    ['https://example.com/x', 'api-reference/get-a', ['openapi-extension-value']],
    [7, 'api-reference/get-a', ['openapi-extension-value']],
  ])('%s gives %s', (href, expected, codes) => {
    const planned = planOf(group, {
      files: { 'api.json': pathsOf(['GET /a', { 'x-mint': { href } }]) },
      pages: { taken: { openapi: 'GET /other.json' }, other: {} },
      taken: [],
    });
    expect([...planned.endpoints.keys()]).toEqual([expected]);
    expect(planned.codes.filter((code) => code !== 'openapi-operation-missing')).toEqual(codes);
  });
});

test.each(['/a%20b', '/a~b', '/{a}/b', '/ü'])(
  'The model of GET %s is found from its page',
  (path) => {
    const { endpoints } = planOf(group, {
      files: { 'api.json': pathsOf([`GET ${path}`, { summary: 'Found' }]) },
    });
    const [target] = [...endpoints.values()].map((page) => page.target);
    if (target?.kind !== 'operation') throw new Error('The page is about no operation.');
    expect(endpointModel(target.description, target).value).toMatchObject({ summary: 'Found' });
  },
);
