import { describe, expect, test } from 'vitest';
import { siteOf } from '../../testing/site-of.ts';
import type { SidebarItem } from '../../view.ts';

function labels(items: readonly SidebarItem[]): readonly unknown[] {
  return items.map((item) =>
    item.kind === 'page' ? item.label : [item.label, ...labels(item.items)],
  );
}

describe('Breadcrumbs', () => {
  test('name divisions but versions and languages, then groups, with links', () => {
    const { site } = siteOf({
      languages: [
        {
          language: 'en',
          versions: [
            {
              version: '1',
              products: [
                {
                  product: 'core',
                  name: 'Core',
                  tabs: [
                    {
                      tab: 'API',
                      menu: [{ item: 'REST', groups: [{ group: 'Users', pages: ['first', 'x'] }] }],
                    },
                  ],
                },
              ],
            },
          ],
        },
      ],
    });
    const crumb = (label: string) => ({ label, url: '/first' });
    expect(site.view('x').breadcrumbs).toEqual(['Core', 'API', 'REST', 'Users'].map(crumb));
  });

  test('leave blank labels out', () => {
    const { site } = siteOf({ tabs: [{ tab: 'T', groups: [{ group: ' ', pages: ['x'] }] }] });
    expect(site.view('x').breadcrumbs.map(({ label }) => label)).toEqual(['T']);
    expect(site.view('x').eyebrow).toEqual([]);
  });

  test('of the root page of a group name that group', () => {
    const { site } = siteOf({
      groups: [{ group: 'Top', pages: [{ group: 'G', root: 'r', pages: ['x'] }] }],
    });
    expect(site.view('r').breadcrumbs).toEqual([
      { label: 'Top', url: '/r' },
      { label: 'G', url: '/r' },
    ]);
  });
});

describe('Previous and next', () => {
  const navigation = {
    tabs: [
      {
        tab: 'A',
        groups: [
          { group: 'G', pages: ['a', 'link', { group: 'H', root: 'r', pages: ['b', 'hid'] }, 'c'] },
        ],
      },
      { tab: 'B', pages: ['d'] },
    ],
  };
  const { site } = siteOf(navigation, {
    pages: {
      link: { url: 'https://example.com' },
      hid: { hidden: true },
      b: { title: 'Long title', sidebarTitle: 'Short', description: 'About b' },
      d: {},
      unlisted: {},
    },
  });
  const around = (path: string) => {
    const { previous, next } = site.view(path);
    return [previous?.url, next?.url];
  };

  test('follow the sidebar, a group root before its pages, without links and hidden pages', () => {
    expect(around('a')).toEqual([undefined, '/r']);
    expect(around('r')).toEqual(['/a', '/b']);
    expect(around('b')).toEqual(['/r', '/c']);
  });

  test('never cross into another tab', () => {
    expect(around('c')).toEqual(['/b', undefined]);
    expect(around('d')).toEqual([undefined, undefined]);
  });

  test('are absent on hidden and unlisted pages', () => {
    expect(around('hid')).toEqual([undefined, undefined]);
    expect(around('unlisted')).toEqual([undefined, undefined]);
  });

  test('are labelled as in the sidebar', () => {
    expect(site.view('c').previous).toEqual({ label: 'Short', url: '/b', description: 'About b' });
  });

  test('are absent where hideFooterPagination is set', () => {
    const pages = { a: { hideFooterPagination: true } };
    const view = siteOf({ pages: ['a', 'b'] }, { pages }).site.view('a');
    expect([view.previous, view.next]).toEqual([undefined, undefined]);
  });

  test('leave a missing page out', () => {
    const view = siteOf({ pages: ['a', 'gone', 'b'] }, { missing: ['gone'] }).site.view('a');
    expect(view.next?.url).toBe('/b');
  });
});

describe('The sidebar', () => {
  test('shows plain pages and groups in written order', () => {
    const { site } = siteOf({ pages: ['a', { group: 'G', pages: ['b'] }, 'c'] });
    expect(labels(site.view('a').section.items)).toEqual(['A', ['G', 'B'], 'C']);
  });

  test('is the same value on all pages of a division', () => {
    const { site } = siteOf({
      tabs: [
        { tab: 'A', pages: ['a', 'b'] },
        { tab: 'B', pages: ['c'] },
      ],
    });
    expect(site.view('a').section).toBe(site.view('b').section);
    expect(site.view('a').section).not.toBe(site.view('c').section);
  });

  test('keeps everything in reach where kinds of children are mixed', () => {
    const { site } = siteOf(
      {
        tabs: [
          {
            tab: 'T',
            groups: [{ group: 'Own', pages: ['a'] }],
            anchors: [{ anchor: 'A', pages: ['b'] }],
          },
        ],
        pages: ['c'],
      },
      { rules: 'lenient' },
    );
    expect(labels(site.view('b').section.items)).toEqual(['B', ['Own', 'A'], 'C']);
    expect(labels(site.view('c').section.items)).toEqual(['C']);
    expect(site.view('c').tabs[0]?.map(({ url, active }) => [url, active])).toEqual([
      ['/a', false],
    ]);
    expect(site.view('a').anchors).toMatchObject([{ label: 'A', url: '/b', active: false }]);
  });

  test('leaves out groups without a visible page and without a root', () => {
    const { site } = siteOf(
      {
        groups: [
          { group: 'E', pages: [] },
          { group: 'H', pages: ['h'] },
          { group: 'G', pages: ['a'] },
        ],
      },
      { pages: { h: { hidden: true } } },
    );
    expect(labels(site.view('a').section.items)).toEqual([['G', 'A']]);
  });

  test('links the label of a group to its root page, which drilldown does not change', () => {
    const { site } = siteOf({
      groups: [{ group: 'G', pages: ['a', { group: 'H', root: 'r', pages: ['b'] }] }],
    });
    const [top] = site.view('a').section.items;
    const [, inner] = top?.kind === 'group' ? top.items : [];
    expect(inner).toMatchObject({ url: '/r', hasRoot: true, rootPath: 'r', firstUrl: '/r' });
  });

  test('shows what a nested group without a label holds, as nothing is there to open it', () => {
    const nested = (fields: object) => {
      const group = { group: ' ', pages: ['b', { group: 'Inner', pages: ['c'] }], ...fields };
      const { site } = siteOf(
        { groups: [{ group: 'G', pages: ['a', group] }] },
        { interaction: { drilldown: true }, pages: { r: { title: 'Root' } } },
      );
      const [top] = site.view('a').section.items;
      return top?.kind === 'group' ? top.items[1] : undefined;
    };
    const open = { label: '', collapsible: false, expanded: true, url: undefined };
    expect(nested({})).toMatchObject(open);
    expect(nested({ expanded: false, icon: 'star' })).toMatchObject(open);
    expect(nested({ root: 'r' })).toMatchObject({
      label: 'Root',
      collapsible: true,
      expanded: false,
      url: '/r',
    });
  });

  test('shows frontmatter: title, icon, tag, deprecated, method, link', () => {
    const { site } = siteOf(
      { pages: ['a', 'b'] },
      {
        pages: {
          a: {
            sidebarTitle: 'S',
            icon: 'bolt',
            iconType: 'solid',
            tag: 'NEW',
            deprecated: true,
            openapi: 'api.yaml get /x',
          },
          b: { title: 'Blog', url: 'https://example.com' },
        },
      },
    );
    expect(site.view('a').section.items).toMatchObject([
      {
        path: 'a',
        url: '/a',
        label: 'S',
        icon: { name: 'bolt', style: 'solid' },
        tag: 'NEW',
        deprecated: true,
        method: 'GET',
      },
      { url: 'https://example.com', label: 'Blog' },
    ]);
    expect(site.view('a').section.items[1]).not.toHaveProperty('path');
  });
});

describe('Tabs', () => {
  test('open their href, their first visible page or their menu', () => {
    const { site } = siteOf(
      {
        tabs: [
          { tab: 'A', groups: [{ group: 'G', pages: ['hid', 'a'] }] },
          {
            tab: 'M',
            menu: [
              { item: 'I', description: 'About', icon: 'x', pages: ['m'] },
              { item: 'J', href: 'https://example.com' },
            ],
          },
          { tab: 'Blog', href: '/a', align: 'end' },
        ],
      },
      { pages: { hid: { hidden: true } } },
    );
    const [row] = site.view('m').tabs;
    expect(row).toMatchObject([
      { label: 'A', url: '/a', active: false, align: 'start', menu: [] },
      {
        label: 'M',
        url: '/m',
        active: true,
        menu: [
          { label: 'I', url: '/m', active: true, description: 'About', icon: { name: 'x' } },
          { label: 'J', url: 'https://example.com', active: false },
        ],
      },
      { label: 'Blog', url: '/a', align: 'end' },
    ]);
  });

  test('and other entries without a label are named after what they open', () => {
    const { site } = siteOf(
      {
        tabs: [
          { menu: [{ pages: ['m'] }, { item: 'J', pages: ['n'] }] },
          { tab: 'B', anchors: [{ pages: ['a'] }, { href: 'https://example.com/x' }] },
          { tab: 'C', dropdowns: [{ pages: ['d'] }, { dropdown: 'E', pages: ['e'] }] },
        ],
      },
      { rules: 'lenient', pages: { m: { title: 'Menu page' } } },
    );
    const view = site.view('a');
    expect(view.tabs[0]?.map(({ label }) => label)).toEqual(['Menu page', 'B', 'C']);
    expect(view.tabs[0]?.[0]?.menu.map(({ label }) => label)).toEqual(['Menu page', 'J']);
    expect(view.anchors.map(({ label }) => label)).toEqual(['A', 'https://example.com/x']);
    const [switcher] = site.view('e').switchers;
    expect(switcher?.entries.map(({ label }) => label)).toEqual(['D', 'E']);
    expect(view.breadcrumbs.map(({ label }) => label)).toEqual(['B']);
  });

  test('of an empty tab open the start of the site', () => {
    const { site } = siteOf({ tabs: [{ tab: 'A', pages: ['a'] }, { tab: 'E' }] });
    expect(site.view('a').tabs[0]?.[1]?.url).toBe('/');
  });
});

test('A menu of a product is a row of its own', () => {
  const { site } = siteOf({
    products: [
      {
        product: 'P',
        menu: [
          { item: 'I', pages: ['a'] },
          { item: 'J', pages: ['b'] },
        ],
      },
    ],
  });
  expect(site.view('a').tabs).toMatchObject([
    [
      { label: 'I', active: true },
      { label: 'J', url: '/b' },
    ],
  ]);
});

describe('A page that is listed several times', () => {
  test('belongs to the first place', () => {
    const { site } = siteOf({
      tabs: [
        { tab: 'A', pages: ['x'] },
        { tab: 'B', pages: ['x', 'y'] },
      ],
    });
    expect(site.view('x').breadcrumbs.map(({ label }) => label)).toEqual(['A']);
  });

  test('belongs to a visible place before a hidden one', () => {
    const { site } = siteOf({
      tabs: [
        { tab: 'A', hidden: true, pages: ['x'] },
        { tab: 'B', pages: ['x'] },
      ],
    });
    expect(site.view('x')).toMatchObject({
      page: { hidden: false, listed: true },
      breadcrumbs: [{ label: 'B' }],
    });
  });
});

describe('A page that is not listed', () => {
  const { site } = siteOf(
    {
      tabs: [
        { tab: 'A', pages: ['guides/a', 'guides-old/a'] },
        { tab: 'B', pages: ['api/users/b'] },
      ],
    },
    { pages: { 'api/users/extra': {}, 'guides-older': {}, other: {} } },
  );

  test('borrows the surroundings of the listed page with the most common folders', () => {
    const view = site.view('api/users/extra');
    expect(view.tabs[0]?.find(({ active }) => active)?.label).toBe('B');
    expect(view).toMatchObject({
      breadcrumbs: [],
      openGroups: [],
      page: { listed: false, hidden: false },
    });
  });

  test('is compared by whole path segments, else shown with the start of the site', () => {
    expect(site.view('guides-older').tabs[0]?.find(({ active }) => active)?.label).toBe('A');
    expect(site.view('other').section).toBe(site.view('guides/a').section);
  });

  test('is a route after the listed ones', () => {
    expect(site.routes.map(({ path }) => path)).toEqual([
      'guides/a',
      'guides-old/a',
      'api/users/b',
      'api/users/extra',
      'guides-older',
      'other',
    ]);
  });
});

test('Routes tell place, kind and visibility', () => {
  const { site } = siteOf(
    {
      versions: [
        { version: 'v1', tabs: [{ tab: 'T', groups: [{ group: 'G', pages: ['a', 'link'] }] }] },
        { version: 'v2', hidden: true, pages: ['old', 'gone'] },
      ],
    },
    { pages: { a: { title: 'First' }, link: { url: 'https://example.com' } }, missing: ['gone'] },
  );
  const place = { version: 'v1', breadcrumbs: ['T', 'G'], hidden: false };
  expect(site.routes).toMatchObject([
    { path: 'a', url: '/a', title: 'First', kind: 'page', ...place },
    { path: 'link', url: 'https://example.com', kind: 'link', ...place },
    { path: 'old', kind: 'page', version: 'v2', breadcrumbs: [], hidden: true },
    { path: 'gone', url: '/gone', title: 'Gone', hidden: true },
  ]);
});
