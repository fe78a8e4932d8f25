import { describe, expect, test } from 'vitest';
import type { Site } from '../../site.ts';
import { siteOf } from '../../testing/site-of.ts';
import type { PageView, SidebarItem } from '../../view.ts';

const versions = {
  versions: [
    { version: 'v1', pages: ['index', 'shared', 'only1'] },
    { version: 'v2', pages: ['shared', 'only2'] },
  ],
};

function paths(items: readonly SidebarItem[]): readonly unknown[] {
  return items.flatMap((item) => (item.kind === 'page' ? [item.path] : paths(item.items)));
}

function entry(view: PageView, label: string) {
  const all = view.switchers.flatMap(({ entries }) => entries);
  return all.find((found) => found.label === label);
}

describe('A page that several divisions list', () => {
  const { site } = siteOf(versions);
  const [first, second] = site.view('shared').places;

  test('names the divisions that list it, the first of them as the one that is shown', () => {
    expect(site.view('shared').places).toEqual(['0-0', '0-1']);
    expect(site.view('shared').place).toBe(first);
    expect(site.view('only2').places).toEqual(['0-1']);
  });

  test('has a view for each of them, with the sidebar, trail and neighbours of that one', () => {
    const view = site.view('shared', second);
    expect(view.place).toBe(second);
    expect(view.version).toBe('v2');
    expect(paths(view.section.items)).toEqual(['shared', 'only2']);
    expect(entry(view, 'v2')?.active).toBe(true);
    expect(view.previous).toBeUndefined();
    expect(view.next?.url).toBe('/only2');
    expect(site.view('shared').previous?.url).toBe('/');
    expect(view.page.url).toBe('/shared');
  });

  test('is shown where it is listed first when a division does not list it', () => {
    expect(site.view('shared', '0-9')).toEqual(site.view('shared'));
    expect(site.view('only1', second).version).toBe('v1');
  });

  test('has the scope of a view in each of them, and that of its surroundings where none lists it', () => {
    const { site: wide } = siteOf(
      {
        languages: [
          { language: 'en', versions: versions.versions },
          { language: 'pt-BR', pages: ['pt/index'] },
        ],
      },
      { pages: { 'pt/unlisted': {} } },
    );
    for (const path of wide.pages.keys()) {
      for (const place of [undefined, ...wide.places(path)]) {
        const { lang, language, product, version } = wide.view(path, place);
        expect(wide.scope(path, place)).toMatchObject({ lang, language, product, version });
      }
    }
    expect(wide.scope('pt/unlisted')).toMatchObject({ language: 'pt-BR', lang: 'pt-BR' });
    expect(wide.places('shared').map((place) => wide.scope('shared', place).version)).toEqual([
      'v1',
      'v2',
    ]);
  });

  test('keeps the search engines’ address of its first division', () => {
    expect(site.view('shared', second).canonicalUrl).toBe('/shared');
  });
});

describe('Choosing a division whose page is also listed elsewhere', () => {
  const { site } = siteOf(versions);

  test('stays on the page in that division, and without script opens a page of its own', () => {
    expect(entry(site.view('shared'), 'v2')).toMatchObject({
      url: '/only2',
      choice: { url: '/shared', place: '0-1' },
    });
    expect(entry(site.view('only1'), 'v2')).toMatchObject({
      url: '/only2',
      choice: { url: '/shared', place: '0-1' },
    });
  });

  test('leads to the page itself where that shows the division anyway', () => {
    expect(entry(site.view('shared', '0-1'), 'v1')).toMatchObject({
      url: '/shared',
      choice: { url: '/shared', place: '0-0' },
    });
  });

  test('is a plain link where the page it opens has one place', () => {
    const plain = siteOf({
      versions: [
        { version: 'v1', pages: ['a', 'shared'] },
        { version: 'v2', pages: ['b', 'shared'] },
      ],
    });
    expect(entry(plain.site.view('a'), 'v2')).toMatchObject({ url: '/b' });
    expect(entry(plain.site.view('a'), 'v2')).not.toHaveProperty('choice');
  });

  const shared = (list: string, label: string) => ({
    [list]: [
      { [label]: 'One', pages: ['one', 'shared'] },
      { [label]: 'Two', pages: ['shared', 'two'] },
    ],
  });

  test.each([
    ['tab', (site: Site) => site.view('one').tabs[0]?.[1]],
    ['anchor', (site: Site) => site.view('one').anchors[1]],
    ['dropdown', (site: Site) => entry(site.view('one'), 'Two')],
    ['product', (site: Site) => entry(site.view('one'), 'Two')],
    ['version', (site: Site) => entry(site.view('one'), 'Two')],
  ])('enters a %s', (kind, link) => {
    const { site: tested, warnings } = siteOf(shared(`${kind}s`, kind));
    expect(link(tested)).toMatchObject({ url: '/two', choice: { url: '/shared', place: '0-1' } });
    expect(warnings).toEqual([]);
  });

  test('enters a language', () => {
    const { site: tested } = siteOf({
      languages: [
        { language: 'en', pages: ['en/a', 'shared'] },
        { language: 'fr', pages: ['shared', 'fr/b'] },
      ],
    });
    expect(entry(tested.view('shared'), 'Français')).toMatchObject({
      url: '/fr/b',
      choice: { url: '/shared', place: '0-1' },
    });
  });

  test('enters an item of the menu of a tab', () => {
    const { site: tested } = siteOf({
      tabs: [
        {
          tab: 'T',
          menu: [
            { item: 'One', pages: ['one', 'shared'] },
            { item: 'Two', pages: ['shared', 'two'] },
          ],
        },
      ],
    });
    expect(tested.view('one').tabs[0]?.[0]?.menu[1]).toMatchObject({
      url: '/two',
      choice: { url: '/shared', place: '0-0-1' },
    });
  });
});

describe('In nested divisions, choosing one', () => {
  const tabs = (folder: string) => [
    { tab: 'Guides', pages: ['guide', `${folder}/guide`] },
    { tab: 'API', pages: ['api', `${folder}/api`] },
  ];
  const nested = (code: string) => [
    { version: '2', tabs: tabs(`${code}/2`) },
    { version: '1', tabs: tabs(`${code}/1`) },
  ];
  const { site, warnings } = siteOf({
    languages: [
      { language: 'en', versions: nested('en') },
      { language: 'fr', versions: nested('fr') },
    ],
  });

  test('keeps the others', () => {
    const view = site.view('api', '0-1-1-1');
    expect([view.language, view.version]).toEqual(['fr', '1']);
    expect(entry(view, 'English')?.choice).toEqual({ url: '/api', place: '0-0-1-1' });
    expect(entry(view, '2')?.choice).toEqual({ url: '/api', place: '0-1-0-1' });
    expect(view.tabs[0]?.[0]?.choice).toEqual({ url: '/guide', place: '0-1-1-0' });
    expect(view.tabs[0]?.[0]?.url).toBe('/fr/1/guide');
  });

  test('finds every division of each page', () => {
    expect(site.view('api').places).toEqual(['0-0-0-1', '0-0-1-1', '0-1-0-1', '0-1-1-1']);
    expect(warnings).toEqual([]);
  });
});

describe('A division without a page of its own', () => {
  const same = (label: string) => ({ version: label, pages: ['a', 'b'] });

  test('is named', () => {
    const { diagnostics } = siteOf({ versions: [same('v1'), same('v2')] });
    expect(diagnostics).toMatchObject([
      {
        code: 'navigation-division-shared',
        severity: 'warning',
        pointer: '/navigation/versions/1',
        message: expect.stringContaining('"v2"'),
      },
    ]);
  });

  test('is named once, not with each division inside it', () => {
    const tabs = {
      tabs: [
        { tab: 'A', pages: ['a'] },
        { tab: 'B', pages: ['b'] },
      ],
    };
    const { warnings } = siteOf({
      languages: [
        { language: 'en', ...tabs },
        { language: 'fr', ...tabs },
      ],
    });
    expect(warnings).toEqual(['navigation-division-shared']);
  });

  test('is entered by the page that it shares', () => {
    const { site } = siteOf({ versions: [same('v1'), same('v2')] });
    expect(entry(site.view('a'), 'v2')).toMatchObject({
      url: '/a',
      choice: { url: '/a', place: '0-1' },
    });
  });

  test.each([
    ['is hidden', { version: 'v2', hidden: true, pages: ['a'] }],
    ['is a link', { version: 'v2', href: 'https://example.com' }],
  ])('is not named where it %s', (_, other) => {
    const { warnings } = siteOf({ versions: [same('v1'), other] });
    expect(warnings).toEqual([]);
  });
});

describe('Nothing is shared', () => {
  test('by a page that one division lists twice', () => {
    const { site } = siteOf({
      groups: [
        { group: 'G', pages: ['a'] },
        { group: 'H', pages: ['a'] },
      ],
    });
    expect(site.view('a').places).toEqual(['0']);
    expect(site.view('a').place).toBeUndefined();
  });

  test('with a hidden division', () => {
    const { site } = siteOf({
      versions: [
        { version: 'v1', pages: ['a'] },
        { version: 'v2', hidden: true, pages: ['a', 'b'] },
      ],
    });
    expect(site.view('a').places).toEqual(['0-0']);
  });

  test('by a page that the navigation does not list', () => {
    const { site } = siteOf(versions, { pages: { stray: {} } });
    expect(site.view('stray').places).toEqual([]);
    expect(site.view('stray').place).toBe('0-0');
  });
});
