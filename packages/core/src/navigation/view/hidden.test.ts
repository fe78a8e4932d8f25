import { describe, expect, test } from 'vitest';
import type { Frontmatter } from '../../page/page.ts';
import { siteOf } from '../../testing/site-of.ts';
import type { SidebarItem } from '../../view.ts';

/** Paths in a sidebar. */
function shown(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) => (item.kind === 'page' ? [item.path ?? ''] : shown(item.items)));
}

interface Row {
  readonly state: string;
  readonly group?: object;
  readonly frontmatter?: Frontmatter;
  readonly inNavigation?: boolean;
  readonly indexing?: 'all';
  readonly sidebar: boolean;
  readonly hidden: boolean;
  readonly noindex: boolean;
  readonly listed: boolean;
}

const rows: readonly Row[] = [
  { state: 'listed', sidebar: true, hidden: false, noindex: false, listed: true },
  {
    state: 'not listed',
    inNavigation: false,
    sidebar: false,
    hidden: false,
    noindex: false,
    listed: false,
  },
  {
    state: 'hidden by itself',
    frontmatter: { hidden: true },
    sidebar: false,
    hidden: true,
    noindex: true,
    listed: false,
  },
  {
    state: 'hidden by its group',
    group: { hidden: true },
    sidebar: false,
    hidden: true,
    noindex: true,
    listed: false,
  },
  {
    state: 'shown by itself in a hidden group',
    group: { hidden: true },
    frontmatter: { hidden: false },
    sidebar: false,
    hidden: false,
    noindex: false,
    listed: true,
  },
  {
    state: 'in a hidden but searchable group',
    group: { hidden: true, searchable: true },
    sidebar: false,
    hidden: false,
    noindex: false,
    listed: true,
  },
  {
    state: 'noindex',
    frontmatter: { noindex: true },
    sidebar: true,
    hidden: false,
    noindex: true,
    listed: true,
  },
  {
    state: 'not searchable',
    frontmatter: { searchable: false },
    sidebar: true,
    hidden: false,
    noindex: false,
    listed: true,
  },
  {
    state: 'hidden on a site that indexes everything',
    frontmatter: { hidden: true },
    indexing: 'all',
    sidebar: false,
    hidden: true,
    noindex: false,
    listed: false,
  },
];

test.each(rows)('A page that is $state has the right visibility', (row) => {
  const { group = {}, frontmatter = {}, inNavigation = true, indexing } = row;
  const { site } = siteOf(
    {
      groups: [
        { group: 'Shown', pages: ['a'] },
        { group: 'G', pages: inNavigation ? ['x'] : [], ...group },
      ],
    },
    { pages: { x: frontmatter }, seo: { indexing } },
  );
  expect(shown(site.view('a').section.items).includes('x')).toBe(row.sidebar);
  const { hidden, noindex, listed } = site.view('x').page;
  expect({ hidden, noindex, listed }).toEqual({
    hidden: row.hidden,
    noindex: row.noindex,
    listed: row.listed,
  });
});

describe('A hidden division', () => {
  const { site } = siteOf({
    tabs: [
      { tab: 'A', pages: ['a'] },
      {
        tab: 'Draft',
        hidden: true,
        groups: [
          { group: 'G', pages: ['x'] },
          { group: 'Secret', hidden: true, pages: ['y'] },
        ],
      },
    ],
  });

  test('is not offered', () => {
    expect(site.view('a').tabs[0]?.map(({ label }) => label)).toEqual(['A']);
  });

  test('is offered with its own sidebar while it is active', () => {
    const view = site.view('x');
    expect(view.tabs[0]?.map(({ label, url }) => [label, url])).toEqual([
      ['A', '/a'],
      ['Draft', '/x'],
    ]);
    expect(shown(view.section.items)).toEqual(['x']);
  });

  test('hides its pages', () => {
    expect(site.view('x').page).toMatchObject({ hidden: true, noindex: true });
    expect(site.root.children[1]?.children[0]?.hidden).toBe(true);
  });
});

test('The nearest explicit value decides for boost, directory and searchable', () => {
  const { site } = siteOf({
    directory: 'card',
    groups: [
      {
        group: 'G',
        boost: 2,
        pages: ['a', { group: 'H', boost: 3, directory: 'none', pages: ['b'] }],
      },
    ],
  });
  expect([site.node('a')?.boost, site.node('b')?.boost]).toEqual([2, 3]);
  const [group] = site.root.children;
  expect([group?.directory, group?.children[1]?.directory]).toEqual(['card', 'none']);
});

test('Global lists of every active division come before those of the root', () => {
  const anchor = (name: string) => ({
    anchors: [{ anchor: name, href: `https://${name}.example` }],
  });
  const { site } = siteOf({
    global: anchor('root'),
    languages: [
      { language: 'en', global: anchor('en'), pages: ['a'] },
      { language: 'fr', global: anchor('fr'), pages: ['b'] },
    ],
  });
  expect(site.view('a').anchors.map(({ label }) => label)).toEqual(['en', 'root']);
});
