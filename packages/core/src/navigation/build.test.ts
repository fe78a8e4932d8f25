import { describe, expect, test } from 'vitest';
import { siteOf } from '../testing/site-of.ts';

const page = { pages: ['a'] };

describe('What is written in another form is understood and reported', () => {
  test.each<[string, object, object]>([
    ['a version number', { versions: [{ version: 2, ...page }] }, { label: '2' }],
    [
      'a colour for both modes',
      { anchors: [{ anchor: 'A', color: '#fff', ...page }] },
      { color: { light: '#fff', dark: '#fff' } },
    ],
    [
      'an icon with prefix',
      { tabs: [{ tab: 'A', icon: 'fa-bolt', ...page }] },
      { icon: { name: 'bolt' } },
    ],
    [
      'an iconType',
      { tabs: [{ tab: 'A', icon: 'bolt', iconType: 'solid', ...page }] },
      { icon: { name: 'bolt', style: 'solid' } },
    ],
    ['a null', { groups: [{ group: 'G', openapi: null, ...page }] }, { label: 'G' }],
  ])('%s', (_, navigation, node) => {
    const { site, errors, warnings } = siteOf(navigation);
    expect([errors, warnings]).toEqual([[], ['navigation-value-repaired']]);
    expect(site.root.children).toMatchObject([node]);
  });
});

describe('A page beside groups', () => {
  const shown = (element: object) => {
    const { site, errors, warnings } = siteOf({ dropdowns: [{ dropdown: 'D', ...element }] });
    const [dropdown] = site.root.children;
    const labels = dropdown?.children.map(({ kind, label, path }) => path ?? `${kind} ${label}`);
    return { labels, errors, warnings };
  };
  const group = { group: 'G', pages: ['a', 'b'] };
  const nested = { group: 'H', pages: ['c', group] };

  test.each([[[group]], [[nested]]])('is not listed again where one of them lists it', (groups) => {
    expect(shown({ pages: ['a', 'x'], groups })).toMatchObject({
      labels: ['x', `group ${groups[0]?.group}`],
      errors: ['navigation-children-mixed'],
      warnings: ['navigation-page-repeated'],
    });
  });

  test('is told of at its own place', () => {
    const element = { dropdown: 'D', groups: [group], pages: ['x', 'a'] };
    const { diagnostics } = siteOf({ dropdowns: [element] });
    const [found] = diagnostics.filter(({ code }) => code === 'navigation-page-repeated');
    expect(found?.pointer).toBe('/navigation/dropdowns/0/pages/1');
    expect(found?.message).toContain('the group "G"');
  });

  test.each([
    ['is hidden', { ...group, hidden: true }],
    ['says who may read it', { ...group, public: true }],
  ])('stays where the group that lists it %s', (_, held) => {
    expect(shown({ pages: ['a'], groups: [held] }).labels).toEqual(['a', 'group G']);
  });
});

test('An icon object keeps its library', () => {
  const icon = { name: 'bolt', style: 'solid', library: 'tabler' };
  const { site, diagnostics } = siteOf({ tabs: [{ tab: 'A', icon, ...page }] });
  expect(diagnostics).toEqual([]);
  expect(site.root.children[0]?.icon).toEqual(icon);
});

describe('Of several primary element types', () => {
  const labels = (navigation: object) =>
    siteOf(navigation).site.root.children.map(({ label }) => label);
  const versions = [
    { version: '2', tabs: [{ tab: 'Guides', pages: ['a', 'b'] }] },
    { version: '1', pages: ['c'] },
  ];

  test('elements that only repeat pages of the one that the format chooses are left out', () => {
    const tabs = [
      { tab: 'Guides', pages: ['a'] },
      { tab: 'More', groups: [{ group: 'G', pages: ['b', 'c'] }] },
    ];
    expect(labels({ tabs, versions })).toEqual(['2', '1']);
  });

  test('pages that are generated from one description are the same', () => {
    const api = { group: 'API', openapi: { source: 'api.yaml', directory: 'api' } };
    const other = { group: 'API', openapi: { source: 'api.yaml', directory: 'other' } };
    const tabs = [
      { tab: 'Same', groups: [api] },
      { tab: 'Elsewhere', groups: [other] },
    ];
    const all = [{ version: '2', groups: [{ group: 'G', pages: ['a'] }, api] }];
    expect(labels({ tabs, versions: all })).toEqual(['Elsewhere', '2']);
  });

  test.each<[string, object]>([
    ['a page of its own', { pages: ['a', 'd'] }],
    ['an address', { href: 'https://a.dev' }],
    [
      'an address inside',
      {
        menu: [
          { item: 'M', href: '/x' },
          { item: 'N', pages: ['a'] },
        ],
      },
    ],
    ['generated pages', { openapi: 'api.yaml' }],
    ['a root of its own', { groups: [{ group: 'G', root: 'd', pages: ['a'] }] }],
    [
      'a page of its own that is hidden',
      {
        groups: [
          { group: 'G', hidden: true, pages: ['d'] },
          { group: 'H', pages: ['a'] },
        ],
      },
    ],
    [
      'links for all its pages',
      { pages: ['a'], global: { anchors: [{ anchor: 'A', href: 'https://a.dev' }] } },
    ],
  ])('an element with %s stays', (_, tab) => {
    expect(labels({ tabs: [{ tab: 'T', ...tab }], versions })).toEqual(['T', '2', '1']);
  });

  test('endpoints of other descriptions are others', () => {
    const list = (openapi: string) => ({ openapi, pages: ['GET /a'] });
    const tabs = [{ tab: 'One', ...list('1.yaml') }];
    expect(labels({ tabs, versions: [{ version: '2', ...list('2.yaml') }] })).toEqual(['One', '2']);
    expect(labels({ tabs, versions: [{ version: '1', ...list('1.yaml') }] })).toEqual(['1']);
  });

  test.each([
    [{ public: false, pages: ['a'] }],
    [{ groups: [{ group: 'G', pages: ['a', { group: 'H', public: false, pages: ['b'] }] }] }],
    [
      {
        groups: [
          { group: 'G', hidden: true, public: false, pages: ['b'] },
          { group: 'H', pages: ['a'] },
        ],
      },
    ],
  ])('what says who may read its pages still says it: %j', (tab) => {
    const { site } = siteOf({ tabs: [{ tab: 'Team', ...tab }], versions });
    expect(site.restricted.size).toBe(1);
  });

  test('what the chosen one hides is not repeated by others', () => {
    const hiding = [
      { version: '2', hidden: true, pages: ['a'] },
      { version: '1', pages: ['b'] },
    ];
    const tabs = [
      { tab: 'A', pages: ['a'] },
      { tab: 'B', pages: ['b'] },
    ];
    expect(labels({ versions: hiding, tabs })).toEqual(['2', '1', 'A']);
  });

  test('elements of one type are all shown, whatever pages they share', () => {
    const tabs = [
      { tab: 'A', pages: ['a'] },
      { tab: 'B', pages: ['a'] },
    ];
    expect(labels({ tabs })).toEqual(['A', 'B']);
  });
});

describe('Keys', () => {
  test('of an element at the root are told of with the list that they belong in', () => {
    const { diagnostics } = siteOf({ group: 'G', ...page });
    expect(diagnostics).toMatchObject([
      {
        code: 'navigation-misplaced',
        hint: 'Write `"groups": [ { "group": …, "pages": [ … ] } ]`.',
      },
    ]);
  });

  test.each<[string, object, string, string | undefined]>([
    [
      'an unknown key',
      { group: 'G', ...page, exanded: true },
      'navigation-key-unknown',
      'Did you mean `expanded`?',
    ],
    [
      'collapsed',
      { group: 'G', ...page, collapsed: true },
      'navigation-key-unknown',
      'The initial state of a nested group is `expanded`: true or false.',
    ],
    [
      'drilldown',
      { group: 'G', ...page, drilldown: true },
      'navigation-key-unknown',
      'Write `"interaction": { "drilldown": … }` at the top level of docs.json; it holds for the whole site.',
    ],
    ['color', { group: 'G', ...page, color: {} }, 'navigation-key-unused', undefined],
    ['href', { group: 'G', ...page, href: '/a' }, 'navigation-misplaced', undefined],
    ['version', { group: 'G', ...page, version: 'v1' }, 'navigation-misplaced', undefined],
    ['title', { group: 'G', ...page, title: 'T' }, 'navigation-key-legacy', 'Remove it.'],
    [
      'expanded on top',
      { group: 'G', ...page, expanded: true },
      'navigation-key-unused',
      'Remove it.',
    ],
    [
      'searchable alone',
      { group: 'G', ...page, searchable: true },
      'navigation-key-unused',
      'Remove it.',
    ],
    ['sdk', { group: 'G', ...page, sdk: {} }, 'navigation-unsupported', undefined],
  ])('%s on a group is reported and leaves its pages alone', (_, group, code, hint) => {
    const { site, diagnostics } = siteOf({ groups: [group] });
    expect(diagnostics).toMatchObject([hint === undefined ? { code } : { code, hint }]);
    expect(site.view('a').section.items).toMatchObject([{ label: 'G', items: [{ path: 'a' }] }]);
  });

  test('of mint.json on an anchor are read', () => {
    const { site, errors } = siteOf({
      anchors: [
        { name: 'Blog', url: 'https://example.com' },
        { anchor: 'A', ...page },
      ],
    });
    expect(errors).toContain('navigation-key-legacy');
    expect(site.root.children[0]).toMatchObject({ label: 'Blog', url: 'https://example.com' });
  });
});

test('A key of mint.json that would name what has a name, or nothing, is advised to go', () => {
  const languages = [{ language: 'fr', name: 'Français', groups: [{ group: 'G', pages: ['a'] }] }];
  const { diagnostics } = siteOf({ title: 'Docs', languages });
  expect(diagnostics).toMatchObject([
    { code: 'navigation-key-legacy', hint: 'Remove it.' },
    { code: 'navigation-key-legacy', hint: 'Remove it.' },
  ]);
});

test('The label of another element is told to be ignored, and as what its entry is shown', () => {
  const entry = { anchor: 'A', group: 'G', pages: ['a'] };
  const { site, diagnostics } = siteOf({ groups: [{ group: 'Top', pages: [entry] }] });
  expect(site.root.children[0]?.children).toMatchObject([{ kind: 'group', label: 'G' }]);
  expect(diagnostics).toMatchObject([
    {
      code: 'navigation-misplaced',
      message:
        '`anchor` may not stand in a group: it is ignored, and the entry is shown as a group.',
      hint: 'Remove it.',
    },
  ]);
});

describe('A misplaced element keeps its content', () => {
  test('a group among anchors', () => {
    const { site, errors } = siteOf({ anchors: [{ group: 'G', ...page }] });
    expect(errors).toEqual(['navigation-misplaced']);
    expect(site.root.children).toMatchObject([{ kind: 'group', label: 'G' }]);
  });

  test('a page path among groups', () => {
    const { site, errors } = siteOf({ groups: ['a'] }, { pages: { a: {} } });
    expect(errors).toEqual(['navigation-misplaced']);
    expect(site.routes).toMatchObject([{ path: 'a' }]);
  });

  test('a tab below a group', () => {
    const { site } = siteOf({ groups: [{ group: 'G', pages: [{ tab: 'T', pages: ['x'] }, 'a'] }] });
    expect(site.view('a').section.items).toMatchObject([
      { label: 'G', items: [{ label: 'T', items: [{ path: 'x' }] }, { path: 'a' }] },
    ]);
    expect(site.view('x').section).toBe(site.view('a').section);
  });

  test('pages of a global anchor', () => {
    const { site, errors } = siteOf({
      ...page,
      global: { anchors: [{ anchor: 'A', pages: ['x'] }] },
    });
    expect(errors).toEqual(['navigation-global-href-missing']);
    expect(site.view('a').anchors).toMatchObject([{ label: 'A', url: '/x' }]);
  });
});

describe('Siblings', () => {
  test('with equal labels are reported; equal versions are an error', () => {
    const equal = (key: string) => [
      { [key]: 'X', pages: ['a'] },
      { [key]: 'X', pages: ['b'] },
    ];
    expect(siteOf({ tabs: equal('tab') }).warnings).toEqual(['navigation-label-repeated']);
    expect(siteOf({ versions: equal('version') }).errors).toEqual(['navigation-entry-repeated']);
    const alike = siteOf({
      versions: [
        { version: 'v2', pages: ['a'] },
        { version: ' v2', pages: ['b'] },
      ],
    });
    expect(alike.errors).toEqual(['navigation-entry-repeated']);
  });

  test('with two defaults or a hidden one are reported', () => {
    const entry = (version: string, extra: object) => ({
      version,
      pages: [version],
      default: true,
      ...extra,
    });
    const two = siteOf({ versions: [entry('a', {}), entry('b', {})] });
    expect(two.warnings).toEqual(['navigation-default-unclear']);
    const hidden = siteOf({
      versions: [entry('a', { hidden: true }), { version: 'b', pages: ['b'] }],
    });
    expect(hidden.warnings).toEqual(['navigation-default-unclear']);
  });
});

test('A list without entries is no second kind of child', () => {
  const inTab = siteOf({ tabs: [{ tab: 'T', groups: [], ...page }] });
  expect([inTab.errors, inTab.warnings]).toEqual([[], ['navigation-list-empty']]);
});

test('A group with a page of its own needs no others', () => {
  const { site, errors, warnings } = siteOf({ groups: [{ group: 'G', root: 'a', pages: [] }] });
  expect([errors, warnings]).toEqual([[], []]);
  expect(site.routes).toMatchObject([{ path: 'a' }]);
});

test('An href out of the site hides what a description of the element adds; one within it does not', () => {
  const linked = (href: string) =>
    siteOf({
      tabs: [
        { tab: 'T', ...page },
        { tab: 'API', href, openapi: 'api.json' },
      ],
    }).warnings;
  expect(linked('https://example.com')).toEqual(['navigation-href-beside-content']);
  expect(linked('/api-reference/start')).toEqual([]);
});

test('A description of a global anchor is told to have no effect', () => {
  const { site, errors, warnings } = siteOf({
    ...page,
    global: { anchors: [{ anchor: 'API', href: 'https://example.com', openapi: 'api.json' }] },
  });
  expect([...errors, ...warnings]).toEqual(['navigation-href-beside-content']);
  expect(site.view('a').anchors).toMatchObject([{ label: 'API', url: 'https://example.com' }]);
});

test('What is no href hides nothing', () => {
  const { site, errors, warnings } = siteOf({ tabs: [{ tab: 'T', href: '', ...page }] });
  expect([...errors, ...warnings]).toEqual(['navigation-href-invalid']);
  expect(site.view('a').tabs.flat()).toMatchObject([{ label: 'T', url: '/a' }]);
});

test('An href beside content opens the href and keeps the content', () => {
  const { site, warnings } = siteOf({ tabs: [{ tab: 'T', href: 'https://example.com', ...page }] });
  expect(warnings).toEqual(['navigation-href-beside-content']);
  expect(site.view('a').tabs[0]?.[0]?.url).toBe('https://example.com');
});

test.each(['mailto:team@acme.dev', 'tel:+49301234'])('The href %s leaves the site', (href) => {
  const { site, warnings } = siteOf({
    tabs: [
      { tab: 'T', ...page },
      { tab: 'U', href },
    ],
  });
  expect(warnings).toEqual([]);
  expect(site.view('a').tabs[0]?.[1]?.url).toBe(href);
});

test.each([
  ['docs/start', 'Write "/docs/start" for a page of this site.'],
  ['example.com/x', 'Write "https://example.com/x".'],
  ['data:text/html,x', 'Start it with "https://", "mailto:", "tel:", "/" or "#".'],
  ['tel:', 'Start it with "https://", "mailto:", "tel:", "/" or "#".'],
])('The href %s is an error with advice', (href, hint) => {
  const { diagnostics } = siteOf({
    tabs: [
      { tab: 'T', ...page },
      { tab: 'U', href },
    ],
  });
  expect(diagnostics).toMatchObject([{ code: 'navigation-href-invalid', hint }]);
});

test('A list in place of the navigation is read as groups', () => {
  const { site, errors } = siteOf([{ group: 'G', ...page }]);
  expect(errors).toEqual(['navigation-array']);
  expect(site.routes).toMatchObject([{ path: 'a', breadcrumbs: ['G'] }]);
});

test.each([undefined, null, 'a', 7, {}, { global: { anchors: [] } }])(
  'The navigation %j lists nothing and is an error',
  (navigation) => {
    expect(siteOf(navigation).errors).toEqual(['navigation-primary-missing', 'page-none']);
  },
);

test('Empty lists and empty elements are warnings', () => {
  const { errors, warnings } = siteOf({
    tabs: [{ tab: 'A', ...page }, { tab: 'B', groups: [] }, { tab: 'C' }],
  });
  expect([errors, warnings]).toEqual([[], ['navigation-list-empty', 'navigation-element-empty']]);
});

test('Ids are the JSON pointers of the elements', () => {
  const { site } = siteOf({ tabs: [{ tab: 'T', groups: [{ group: 'G', ...page }] }] });
  expect(site.root.children[0]?.children[0]?.children[0]?.id).toBe(
    '/navigation/tabs/0/groups/0/pages/0',
  );
});

describe('The `openapi` of an element', () => {
  test.each([
    ['a.json', [{ source: 'a.json' }], []],
    [{ source: ' a.json ', directory: '' }, [{ source: 'a.json', directory: '' }], []],
    [
      ['a.json', { source: 'b.json', directory: 'b' }],
      [{ source: 'a.json' }, { source: 'b.json', directory: 'b' }],
      [],
    ],
    [{ source: 'a.json', overlays: [] }, [{ source: 'a.json' }], []],
    [{ source: 'a.json', overlays: ['o.yaml'] }, [{ source: 'a.json' }], []],
    [
      { source: 'a.json', overlays: 'o.yaml' },
      [{ source: 'a.json' }],
      ['navigation-value-invalid'],
    ],
    [{ source: 'a.json', folder: 'x' }, [{ source: 'a.json' }], ['navigation-key-unknown']],
    [7, undefined, ['navigation-value-invalid']],
    [[], undefined, ['navigation-value-invalid']],
    [{}, undefined, ['navigation-value-invalid']],
    ['', undefined, ['navigation-value-invalid']],
  ])('%j is read as %j', (openapi, expected, codes) => {
    const { site, diagnostics } = siteOf({ groups: [{ group: 'G', openapi, pages: ['a'] }] });
    expect(site.root.children[0]?.openapi).toEqual(expected);
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  });

  test('An object with it inside `pages` is told where it belongs', () => {
    const { diagnostics } = siteOf({
      groups: [{ group: 'G', pages: ['a', { openapi: 'a.json' }] }],
    });
    expect(diagnostics).toMatchObject([{ code: 'navigation-page-invalid' }]);
    expect(diagnostics[0]?.hint).toContain('{ "group": "API", "openapi": "a.json" }');
  });
});
