import { describe, expect, test } from 'vitest';
import { parseFixture } from '../config/fixture.ts';
import { siteOf } from '../testing/site-of.ts';

const pages = ['a'];

describe('What a mistake of the navigation is told', () => {
  test.each([
    [
      'what a menu item may hold',
      { tabs: [{ tab: 'T', menu: [{ item: 'I', tabs: [{ tab: 'U', pages }] }] }] },
      'A menu item may hold groups, pages or a link, but this one holds `tabs`.',
      'Move its pages into `groups` or `pages`.',
    ],
    [
      'where a path out of the folder leads',
      { pages: ['a', '../p'] },
      'The page entry "../p" leads out of the docs folder; it is read as "p".',
      'Write "p".',
    ],
    [
      'a whole address for a global anchor',
      { pages, global: { anchors: [{ anchor: 'A', href: 'a' }] } },
      'The `href` "a" of a global anchor is a relative path, but it must be an external URL.',
      'Write the full address, such as "https://example.com", or link to the page in `navbar.links`.',
    ],
    [
      'the start of an address for a global anchor',
      { pages, global: { anchors: [{ anchor: 'A', href: 'example.com/a' }] } },
      'The `href` "example.com/a" of a global anchor is a relative path, but it must be an external URL.',
      'Write "https://example.com/a".',
    ],
    [
      'the scheme of an address for a global anchor',
      { pages, global: { anchors: [{ anchor: 'A', href: '//example.com/a' }] } },
      'The `href` "//example.com/a" of a global anchor has no scheme, but it must be an external URL.',
      'Write "https://example.com/a".',
    ],
    [
      'where a key of the root belongs',
      { pages, styling: {} },
      '`styling` is not a key of the root of `navigation`.',
      'Remove it; it has no effect.',
    ],
    [
      'the key that opens a group, for one like it',
      { groups: [{ group: 'G', pages, expand: true }] },
      '`expand` is not a key of a group.',
      'The initial state of a nested group is `expanded`: true or false.',
    ],
    [
      'a link for an address in a list of elements',
      { pages, global: { anchors: ['https://example.com'] } },
      '`anchors` holds the address "https://example.com", but its entries are objects.',
      'Write { "anchor": "…", "href": "https://example.com" }.',
    ],
    [
      'to keep the pattern that counts',
      { tabs: [{ tab: 'T', pages }], versions: [{ version: '1', pages: ['b'] }] },
      'The navigation has 2 primary element types: `tabs` and `versions`.',
      'Keep one of them, as `versions`, which counts, and nest the others inside it.',
    ],
    [
      'to keep the pattern that has entries',
      { tabs: [{ tab: 'T', pages }], groups: [] },
      'The navigation has 2 primary element types: `groups` and `tabs`.',
      'Keep `tabs`, and remove what is empty.',
    ],
  ])('%s', (_what, navigation, message, hint) => {
    const { diagnostics } = siteOf(navigation);
    expect(diagnostics).toContainEqual(expect.objectContaining({ message, hint }));
    expect(diagnostics.every(({ pointer }) => pointer?.startsWith('/navigation'))).toBe(true);
  });

  test.each([
    ['yes', 'Write true or false, without quotes.'],
    ['true', 'Write it without quotes.'],
  ])('that drilldown is no text: %j', (drilldown, hint) => {
    const { diagnostics } = parseFixture({ interaction: { drilldown } });
    expect(diagnostics).toContainEqual(expect.objectContaining({ code: 'config-type', hint }));
  });

  test('that a list of groups is the form of mint.json', () => {
    const { diagnostics } = parseFixture({ navigation: [{ group: 'G', pages }] });
    expect(diagnostics).toMatchObject([
      {
        code: 'config-legacy-key',
        message: '"navigation" is an array, as in the older mint.json; it was read in that form.',
        hint: 'Run `waymark upgrade`, or write an object with one of "groups", "tabs" and so on.',
      },
    ]);
  });
});

describe('An empty text in the place of an element', () => {
  const shown = { group: 'G', pages };

  test.each([
    [{ tabs: ['', { tab: 'T', pages }] }, 'navigation-page-invalid'],
    [{ groups: [shown, { group: 'H', pages: ' ' }] }, 'navigation-value-invalid'],
  ])('is told once, and not as the path of a page: %j', (navigation, code) => {
    const { diagnostics } = siteOf(navigation);
    expect(diagnostics.map((each) => each.code)).toEqual([code]);
  });
});

test('A path from here of a global anchor is kept as the path that browsers make of it', () => {
  const anchors = [
    { anchor: 'A', href: './a' },
    { anchor: 'B', href: '../a#b' },
  ];
  const { site } = siteOf({ pages, global: { anchors } });
  expect(site.root.global?.map(({ url }) => url)).toEqual(['/a', '/a#b']);
});
