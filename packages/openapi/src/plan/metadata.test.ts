import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { pathsOf, planOf } from '../testing/plan-of.ts';
import { plainSummary } from './plain-summary.ts';

/** The only page of a description with one operation. */
function pageOf(operation: JsonObject, source = 'api.json') {
  const { site, diagnostics } = planOf(
    { groups: [{ group: 'G', openapi: source }] },
    { files: { [source]: pathsOf(['GET /users/{id}', operation]) } },
  );
  const [page] = site.pages.values();
  const [item] = page ? site.view(page.path).section.items : [];
  const [group] = item?.kind === 'group' ? item.items : [];
  const entry = group?.kind === 'group' ? group.items[0] : group;
  return { page, entry, diagnostics, frontmatter: page?.frontmatter };
}

describe('What a generated page says about itself', () => {
  test.each([
    ['the summary is the title', { summary: 'Get a user' }, { title: 'Get a user' }],
    [
      'of a summary in Markdown the first paragraph is the title, all of it the description',
      { summary: '**New?** See [this](/x).\n\nGets `a`.' },
      { title: 'New? See this.', description: 'New? See this.' },
    ],
    ['without one the path reads as words', {}, { title: 'Get users' }],
    ['a summary that is a number counts', { summary: 2024 }, { title: '2024' }],
    [
      'metadata of the author wins',
      { summary: 'A', deprecated: true, 'x-mint': { metadata: { title: 'B', deprecated: false } } },
      { title: 'B', deprecated: false },
    ],
    ['metadata may hold any key', { 'x-mint': { metadata: { icon: 'user' } } }, { icon: 'user' }],
    [
      'metadata cannot name another operation',
      { 'x-mint': { metadata: { openapi: 'POST /x' } } },
      { openapi: '/api.json GET /users/{id}' },
    ],
    [
      'the first paragraph is the description',
      { description: 'One *two*.\n\nThree.' },
      { description: 'One two.' },
    ],
    [
      'a path set by hand is the label in the sidebar',
      { summary: 'Get a user', 'x-mint': { href: '/people/one-person' } },
      { title: 'Get a user', sidebarTitle: 'One person' },
    ],
  ])('In a page %s', (_, operation, expected) => {
    expect(pageOf(operation as JsonObject).frontmatter).toMatchObject(expected);
  });

  test('The file of the page is the description, which nobody compiles', () => {
    expect(pageOf({}).page).toMatchObject({
      file: 'api.json',
      generated: true,
      endpoint: { method: 'GET' },
    });
  });

  test('The sidebar shows method and deprecation', () => {
    expect(pageOf({ deprecated: true }).entry).toMatchObject({ method: 'GET', deprecated: true });
  });

  test('`hideApiMarker` leaves the method out', () => {
    const { entry } = pageOf({ 'x-mint': { metadata: { hideApiMarker: true } } });
    expect(entry).toMatchObject({ method: undefined });
  });

  test('A page for groups of readers is left out, and all of the groups are named', () => {
    const { page, diagnostics } = pageOf({
      'x-mint': { groups: ['a'], metadata: { groups: ['b', 'a'] } },
    });
    expect(page).toBeUndefined();
    const restricted = diagnostics.filter(({ code }) => code === 'page-restricted');
    expect(restricted.map(({ message }) => message)).toEqual([
      expect.stringContaining('groups: ["a","b"]'),
    ]);
  });

  test.each<[string, JsonValue, JsonValue, readonly JsonValue[]]>([
    ['a text', null, 'staff', ['staff']],
    ['a number', null, [2024], [2024]],
    ['a rule', null, [{ includes: ['staff'] }], [{ includes: ['staff'] }]],
    ['a rule that is no list', null, { excludes: ['guest'] }, [{ excludes: ['guest'] }]],
    ['the names of its path', 'staff', null, ['staff']],
    ['those of both', ['a'], { excludes: ['b'] }, ['a', { excludes: ['b'] }]],
    ['the same name twice', ['a'], ['a'], ['a']],
    ['nobody', null, [], []],
    ['nobody, whatever its path says', ['a'], [], []],
    ['nobody, whatever it says itself', [], ['a'], []],
    ['what cannot be understood', ['a'], true, ['a', true]],
  ])('An operation that is for %s is kept from others', (_what, ofPath, own, expected) => {
    const operation = { get: { 'x-mint': { groups: own } }, 'x-mint': { groups: ofPath } };
    const { site, diagnostics } = planOf(
      { groups: [{ group: 'G', openapi: 'api.json' }] },
      { files: { 'api.json': { paths: { '/a': operation } } } },
    );
    expect([...site.pages.keys()]).toEqual([]);
    const told = (wanted: string) =>
      diagnostics.filter(({ code }) => code === wanted).map(({ message }) => message);
    expect(told('page-restricted')).toEqual([
      expect.stringContaining(`groups: ${JSON.stringify(expected)}`),
    ]);
    expect(told('openapi-extension-value')).toEqual(
      own === true
        ? ['`x-mint.groups` of "GET /a" is no list of names or rules, so it admits nobody.']
        : [],
    );
  });

  test.each([
    ['leaves out', {}, []],
    ['leaves out, though it is public', { public: true }, []],
    [
      'shows, since it says whom it is for',
      { groups: { excludes: ['guest'] }, public: true },
      ['a'],
    ],
  ])(
    'A page of an author for a restricted operation is one that the site %s',
    (_what, own, left) => {
      const { site } = planOf(
        { pages: ['a'] },
        {
          files: { 'api.json': pathsOf(['GET /a', { 'x-mint': { groups: ['staff'] } }]) },
          pages: { a: { openapi: 'GET /a', ...own } },
        },
      );
      expect([...site.pages.keys()]).toEqual(left);
    },
  );

  test('A hidden operation of an element that is not public is left out, though nothing lists it', () => {
    const { site } = planOf(
      { groups: [{ group: 'G', public: false, pages: [{ group: 'H', openapi: 'api.json' }] }] },
      { files: { 'api.json': pathsOf(['GET /users/{id}', { 'x-hidden': true }]) } },
    );
    expect([...site.pages.keys()]).toEqual([]);
  });

  test('A hidden operation of an element for a group is for that group alone', () => {
    const reading = (...groups: readonly string[]) =>
      planOf(
        { groups: [{ group: 'G', groups: ['staff'], openapi: 'api.json' }] },
        {
          files: { 'api.json': pathsOf(['GET /users/{id}', { 'x-hidden': true }]) },
          audience: { groups },
        },
      );
    expect([...reading().site.pages.keys()]).toEqual([]);
    expect([...reading('staff').site.pages.keys()]).toHaveLength(1);
  });

  test.each([
    ['full', 'full', []],
    ['https://example.com', 'https://example.com', []],
    ['ful', undefined, ['openapi-extension-value']],
    [true, undefined, ['openapi-extension-value']],
  ])('Of `url` in metadata %j is left %j', (url, left, codes) => {
    const { diagnostics, frontmatter } = pageOf({ 'x-mint': { metadata: { url } } });
    const told = diagnostics.map(({ code }) => code).filter((code) => code.startsWith('openapi'));
    expect([frontmatter?.url, told]).toEqual([left, codes]);
  });

  test('Integers that no double holds are numbers, as in the frontmatter of a file', () => {
    const metadata = { order: 9223372036854775807n, list: [{ groups: 9223372036854775807n }] };
    const { frontmatter } = pageOf({ 'x-mint': { metadata } });
    expect(JSON.parse(JSON.stringify(frontmatter))).toMatchObject({
      order: 9223372036854776000,
      list: [{ groups: 9223372036854776000 }],
    });
  });

  test('Only the part of `x-mint` with a wrong type is ignored', () => {
    const { diagnostics, frontmatter } = pageOf({
      'x-mint': { metadata: 'x', href: '/people', content: 'text' },
    });
    expect(frontmatter).toMatchObject({ title: 'People' });
    expect(diagnostics).toMatchObject([
      { code: 'openapi-extension-value', pointer: '/paths/~1users~1{id}/get/x-mint/metadata' },
    ]);
  });
});

describe('The first paragraph of a Markdown text as plain text', () => {
  test.each([
    ['# Title\n\nText with `code` and [a link](https://x.y).', 'Text with code and a link.'],
    ['**Bold** and snake_case_name.', 'Bold and snake_case_name.'],
    ['<p>Some <b>HTML</b><!-- and more --></p>', 'Some HTML'],
    ['A Map<String, Object> or List<Foo>.', 'A Map<String, Object> or List<Foo>.'],
    ['Use `Bearer <token>` at `GET /x/<id>`.', 'Use Bearer <token> at GET /x/<id>.'],
    ['Code is left: ``a `b` *c* [d](e)``.', 'Code is left: a `b` *c* [d](e).'],
    ['A tag of HTML in code: **`<b>`**.', 'A tag of HTML in code: <b>.'],
    ['See <https://x.y/z> or [this](javascript:alert(1)).', 'See https://x.y/z or this.'],
    ['- item', 'item'],
    ['```\ncode\n```', undefined],
    ['```\ncode\n\nof two blocks\n```\nText', 'Text'],
    ['Such as:\n~~~\ncode\n~~~\nand so on', 'Such as:'],
    ['', undefined],
    [undefined, undefined],
  ])('%j is %j', (markdown, expected) => {
    expect(plainSummary(markdown)).toBe(expected);
  });

  test('A long one ends between two words', () => {
    const text = plainSummary('word '.repeat(100)) ?? '';
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/word…$/);
  });
});
