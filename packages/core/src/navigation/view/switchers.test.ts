import { describe, expect, test } from 'vitest';
import type { Site } from '../../site.ts';
import { siteOf } from '../../testing/site-of.ts';
import type { Switcher } from '../../view.ts';

function entries(site: Site, path: string, kind: Switcher['kind']) {
  const found = site.view(path).switchers.find((switcher) => switcher.kind === kind);
  return Object.fromEntries(
    (found?.entries ?? []).map(({ label, url, choice }) => [label, choice?.url ?? url]),
  );
}

const twoVersions = (v1: object, v2: object) => ({
  versions: [
    { version: 'v1', ...v1 },
    { version: 'v2', ...v2 },
  ],
});

describe('A version entry opens', () => {
  test.each([
    ['the same page where the other version lists it', 'shared', ['first', 'shared'], '/shared'],
    ['the page whose path differs in one segment', 'v1/a/x', ['v2/b', 'v2/a/x'], '/v2/a/x'],
    ['the page with one leading segment more', 'quick', ['v2/first', 'v2/quick'], '/v2/quick'],
    ['the page with one leading segment less', 'v1/quick', ['first', 'quick'], '/quick'],
    [
      'the page that differs behind a docs folder',
      'docs/v1/x',
      ['docs/v2/a', 'docs/v2/x'],
      '/docs/v2/x',
    ],
    [
      'no page whose docs folder disagrees, but the first',
      'docs/x',
      ['v2/first', 'v2/x'],
      '/v2/first',
    ],
    [
      'no page whose last segment differs, but the first',
      'v1/x',
      ['v2/first', 'v2/y'],
      '/v2/first',
    ],
    [
      'no page that differs in two segments, but the first',
      'v1/a/x',
      ['v2/first', 'v2/b/x'],
      '/v2/first',
    ],
  ])('%s', (_, path, target, url) => {
    const other = path === 'shared' ? ['only', 'shared'] : [path];
    const { site } = siteOf(twoVersions({ pages: other }, { pages: target }));
    expect(entries(site, path, 'version')).toEqual({ v1: `/${path}`, v2: url });
  });

  test('the first page of a group with the same name when no path matches', () => {
    const { site } = siteOf(
      twoVersions(
        { groups: [{ group: 'Setup', pages: ['old/install'] }] },
        {
          groups: [
            { group: 'Intro', pages: ['new/intro'] },
            { group: 'Setup', pages: ['new/get', 'new/run'] },
          ],
        },
      ),
    );
    expect(entries(site, 'old/install', 'version')['v2']).toBe('/new/get');
  });

  test('the first visible page at last', () => {
    const { site } = siteOf(twoVersions({ pages: ['x'] }, { pages: ['hid', 'shown'] }), {
      pages: { hid: { hidden: true } },
    });
    expect(entries(site, 'x', 'version')['v2']).toBe('/shown');
  });
});

describe('A language entry opens', () => {
  const bilingual = (en: string[], fr: string[]) => ({
    languages: [
      { language: 'en', pages: en },
      { language: 'fr', pages: fr },
    ],
  });

  test.each([
    ['the same page where the other language lists it', 'both', ['fr/first', 'both'], '/both'],
    ['the translation in a locale folder', 'guides/x', ['fr/first', 'fr/guides/x'], '/fr/guides/x'],
    ['the translation from one locale folder to another', 'en/x', ['fr/first', 'fr/x'], '/fr/x'],
    ['the translation across a docs folder', 'en/docs/x', ['fr/first', 'docs/fr/x'], '/docs/fr/x'],
    ['the translation of an index page', 'index', ['fr/first', 'fr/index'], '/fr'],
    [
      'the translation with a locale folder further down',
      'v1/en/x',
      ['v1/fr/y', 'v1/fr/x'],
      '/v1/fr/x',
    ],
    ['the translation with one locale folder more', 'v1/x', ['v1/fr/y', 'v1/fr/x'], '/v1/fr/x'],
    [
      'the first page for a folder that is no locale code',
      'english/x',
      ['fr/first', 'fr/x'],
      '/fr/first',
    ],
  ])('%s', (_, path, target, url) => {
    const { site } = siteOf(bilingual(path === 'both' ? ['only', 'both'] : [path], target));
    expect(entries(site, path, 'language')).toEqual({
      English: `/${path}`.replace('/index', '/'),
      Français: url,
    });
  });

  test('no group of the same name, but the first page', () => {
    const groups = (path: string) => [
      { group: 'First', pages: [`${path}/first`] },
      { group: 'Same', pages: [`${path}/${path}-page`] },
    ];
    const { site } = siteOf({
      languages: [
        { language: 'en', groups: groups('en') },
        { language: 'fr', groups: groups('fr') },
      ],
    });
    expect(entries(site, 'en/en-page', 'language')['Français']).toBe('/fr/first');
  });

  test('the translation in a folder named by another code of the language', () => {
    const { site } = siteOf({
      languages: [
        { language: 'en', pages: ['x'] },
        { language: 'cn', pages: ['zh/first', 'zh/x'] },
      ],
    });
    expect(entries(site, 'x', 'language')['简体中文']).toBe('/zh/x');
  });
});

test('A product entry opens the first visible page or the href, and shows its name', () => {
  const { site } = siteOf({
    products: [
      { product: 'one', name: 'One', description: 'First', icon: 'box', pages: ['one/a', 'one/x'] },
      { product: 'two', pages: ['two/a', 'two/x'] },
      { product: 'three', href: 'https://example.com' },
    ],
  });
  expect(entries(site, 'one/x', 'product')).toEqual({
    One: '/one/a',
    two: '/two/a',
    three: 'https://example.com',
  });
  const [switcher] = site.view('one/x').switchers;
  expect(switcher?.entries[0]).toMatchObject({ description: 'First', icon: { name: 'box' } });
  expect(site.view('one/x').product).toBe('One');
});

test('A dropdown entry opens the corresponding page, else its first', () => {
  const { site } = siteOf({
    dropdowns: [
      { dropdown: 'Python', pages: ['py/a', 'py/x'] },
      { dropdown: 'Ruby', pages: ['rb/a', 'rb/x'] },
      { dropdown: 'Go', pages: ['go/a'] },
    ],
  });
  expect(entries(site, 'py/x', 'dropdown')).toMatchObject({ Ruby: '/rb/x', Go: '/go/a' });
});

test('A switcher needs two visible entries', () => {
  const { site } = siteOf(twoVersions({ pages: ['x'] }, { pages: ['y'], hidden: true }));
  expect(site.view('x').switchers).toEqual([]);
});

test('A hidden entry is offered while it is active', () => {
  const { site } = siteOf(twoVersions({ pages: ['x'] }, { pages: ['y'], hidden: true }));
  expect(site.view('y').switchers).toMatchObject([
    {
      entries: [
        { label: 'v1', active: false },
        { label: 'v2', active: true },
      ],
    },
  ]);
});

test('A version shows its tag', () => {
  const { site } = siteOf(twoVersions({ pages: ['x'], tag: 'Latest' }, { pages: ['y'] }));
  expect(site.view('y').switchers[0]?.entries[0]?.tag).toBe('Latest');
});

test('Switching the version keeps the language, and switching the language the version', () => {
  const version = (label: string, folder: string) => ({
    version: label,
    pages: [`${folder}/only-${folder.replace('/', '-')}`, `${folder}/last`],
  });
  const { site } = siteOf({
    languages: [
      { language: 'en', versions: [version('2', 'en/two'), version('1', 'en/one')] },
      { language: 'fr', versions: [version('2', 'fr/two'), version('1', 'fr/one')] },
    ],
  });
  expect(entries(site, 'en/one/last', 'version')).toEqual({ 2: '/en/two/last', 1: '/en/one/last' });
  expect(entries(site, 'en/one/only-en-one', 'language')['Français']).toBe('/fr/one/only-fr-one');
});

test('Tabs within a version keep their position when the page has a match there', () => {
  const version = (name: string) => ({
    version: name,
    tabs: [
      { tab: 'Guides', pages: [`${name}/guides/x`] },
      { tab: 'API', pages: [`${name}/api/x`] },
    ],
  });
  const { site } = siteOf({ versions: [version('v1'), version('v2')] });
  expect(entries(site, 'v1/api/x', 'version')['v2']).toBe('/v2/api/x');
});

test('Another tab opens in the version that is selected', () => {
  const versions = (tab: string) => [
    { version: '2', pages: [`${tab}/2`] },
    { version: '1', pages: [`${tab}/1`] },
  ];
  const { site } = siteOf({
    tabs: [
      { tab: 'A', versions: versions('a') },
      { tab: 'B', versions: versions('b') },
    ],
  });
  expect(site.view('a/1').tabs[0]?.map(({ url }) => url)).toEqual(['/a/1', '/b/1']);
});

test('A page in several versions belongs to the default one, and its URL stays on a switch', () => {
  const { site } = siteOf({
    versions: [
      { version: 'v1', pages: ['x'] },
      { version: 'v2', default: true, pages: ['y', 'x'] },
    ],
  });
  expect(site.view('x').version).toBe('v2');
  expect(entries(site, 'x', 'version')).toEqual({ v1: '/x', v2: '/x' });
});

test('Alternates are the page and its translations, with the default language as x-default', () => {
  const { site } = siteOf({
    languages: [
      { language: 'fr', pages: ['fr/x', 'fr/only'] },
      { language: 'en', default: true, pages: ['x'] },
      { language: 'cn', pages: ['zh/x'] },
    ],
  });
  expect(site.view('fr/x').alternates).toEqual([
    { hreflang: 'fr', url: '/fr/x' },
    { hreflang: 'en', url: '/x' },
    { hreflang: 'zh-CN', url: '/zh/x' },
    { hreflang: 'x-default', url: '/x' },
  ]);
  expect(site.view('fr/only').alternates).toEqual([]);
});

test('An alternate that search engines are not to show says so', () => {
  const { site } = siteOf(
    {
      languages: [
        { language: 'en', pages: ['x'] },
        { language: 'fr', pages: ['fr/x'] },
        { language: 'de', pages: ['de/x'] },
        { language: 'es', pages: ['es/x'] },
      ],
    },
    {
      pages: {
        'fr/x': { noindex: true },
        'de/x': { canonical: 'https://example.com/x' },
        'es/x': { robots: 'noindex' },
      },
    },
  );
  const unlisted = site.view('x').alternates.filter((alternate) => alternate.isUnlisted);
  expect(unlisted.map(({ hreflang }) => hreflang)).toEqual(['fr', 'de', 'es']);
});

describe('The canonical address of a page', () => {
  const { site } = siteOf(
    twoVersions({ pages: ['v1/x', 'v1/old'] }, { default: true, pages: ['x'] }),
  );

  test('is that of its counterpart in the default version', () => {
    expect(site.view('v1/x').canonicalUrl).toBe('/x');
    expect(site.view('x').canonicalUrl).toBe('/x');
  });

  test('is its own where the default version has no such page', () => {
    expect(site.view('v1/old').canonicalUrl).toBe('/v1/old');
  });
});
