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
  readonly inNavigation?: false;
  readonly indexing?: 'all';
  /** What holds of the page; the rest does not. */
  readonly has: string;
}

/**
 * docs/format/docs-json.md#hidden; a page that is `listed` is in the sidebar unless what it is in
 * is not drawn.
 */
const rows: readonly Row[] = [
  { state: 'listed', has: 'sidebar listed indexed searchable' },
  { state: 'not listed', inNavigation: false, has: '' },
  {
    state: 'not listed but not hidden',
    inNavigation: false,
    frontmatter: { hidden: false },
    has: '',
  },
  { state: 'hidden by itself', frontmatter: { hidden: true }, has: 'hidden noindex' },
  { state: 'hidden by its group', group: { hidden: true }, has: 'hidden noindex' },
  {
    state: 'shown by itself in a hidden group',
    group: { hidden: true },
    frontmatter: { hidden: false },
    has: 'listed indexed searchable',
  },
  {
    state: 'in a hidden but searchable group',
    group: { hidden: true, searchable: true },
    has: 'listed indexed searchable',
  },
  { state: 'noindex', frontmatter: { noindex: true }, has: 'sidebar noindex listed' },
  {
    state: 'kept from robots',
    frontmatter: { robots: 'nofollow, noindex' },
    has: 'sidebar listed',
  },
  {
    state: 'not searchable',
    frontmatter: { searchable: false },
    has: 'sidebar listed indexed',
  },
  {
    state: 'in a group that is not searchable',
    group: { searchable: false },
    has: 'sidebar listed indexed',
  },
  {
    state: 'hidden on a site that indexes everything',
    frontmatter: { hidden: true },
    indexing: 'all',
    has: 'hidden indexed searchable',
  },
  {
    state: 'not listed on a site that indexes everything',
    inNavigation: false,
    indexing: 'all',
    has: 'indexed searchable',
  },
  {
    state: 'not searchable on a site that indexes everything',
    inNavigation: false,
    frontmatter: { searchable: false },
    indexing: 'all',
    has: 'indexed',
  },
  {
    state: 'noindex on a site that indexes everything',
    inNavigation: false,
    frontmatter: { noindex: true },
    indexing: 'all',
    has: 'noindex',
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
  const { hidden, noindex, listed, indexed, searchable } = site.view('x').page;
  const sidebar = shown(site.view('a').section.items).includes('x');
  const states = { sidebar, hidden, noindex, listed, indexed, searchable };
  const holding = Object.entries(states).flatMap(([state, holds]) => (holds ? [state] : []));
  expect(holding.join(' ')).toBe(row.has);
});

test('A page that the navigation does not name is hidden among the routes', () => {
  const { site } = siteOf({ pages: ['a'] }, { pages: { x: {} } });
  expect(site.routes.map(({ path, hidden }) => [path, hidden])).toEqual([
    ['a', false],
    ['x', true],
  ]);
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
