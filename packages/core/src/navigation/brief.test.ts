import { describe, expect, test } from 'vitest';
import { namedPaths, siteOf } from '../testing/site-of.ts';
import type { SidebarGroup, SidebarItem } from '../view.ts';

interface RuleCase {
  readonly rule: string;
  readonly valid: unknown;
  readonly invalid: unknown;
  readonly code: string;
}

const page = { pages: ['a'] };
const group = { group: 'G', pages: ['a'] };
const inTab = (tab: object) => ({ tabs: [{ tab: 'T', ...tab }] });
const menu = (item: object) => inTab({ menu: [{ item: 'I', ...item }] });
const label = (list: string, key: string, rule: string): RuleCase => ({
  rule,
  valid: { [list]: [{ [key]: key === 'language' ? 'en' : 'X', ...page }] },
  invalid: { [list]: [page] },
  code: 'navigation-label-missing',
});
const globalAnchor = (anchor: object) => ({
  ...page,
  global: { anchors: [{ anchor: 'A', ...anchor }] },
});

const rules: readonly RuleCase[] = [
  {
    rule: 'One primary organizational pattern is chosen at the root level',
    valid: { groups: [group] },
    invalid: {},
    code: 'navigation-primary-missing',
  },
  {
    rule: 'Exactly one root-level primary element type is chosen',
    valid: { tabs: [{ tab: 'T', ...page }] },
    invalid: { tabs: [{ tab: 'T', ...page }], groups: [{ group: 'G', pages: ['b'] }] },
    code: 'navigation-primary-several',
  },
  {
    rule: 'Other element types can be nested inside the primary one',
    valid: { languages: [{ language: 'en', versions: [{ version: '1', ...inTab(page) }] }] },
    invalid: inTab({ tabs: [{ tab: 'Inner', ...page }] }),
    code: 'navigation-misplaced',
  },
  {
    rule: 'A tab can contain anchors that contain groups, but not both anchors and groups at the same level',
    valid: inTab({ anchors: [{ anchor: 'A', groups: [group] }] }),
    invalid: inTab({ anchors: [{ anchor: 'A', ...page }], groups: [{ group: 'G', pages: ['b'] }] }),
    code: 'navigation-children-mixed',
  },
  {
    rule: "A group's pages array may hold page paths and nested group objects together",
    valid: { groups: [{ group: 'G', pages: ['a', { group: 'H', pages: ['b'] }] }] },
    invalid: { groups: [{ group: 'G', pages: ['a', 7] }] },
    code: 'navigation-page-invalid',
  },
  {
    rule: 'A page entry is a string that is the path to a page file',
    valid: { pages: ['a', 'guides/b'] },
    invalid: { pages: ['a', 'https://example.com'] },
    code: 'navigation-page-url',
  },
  label('groups', 'group', 'Group object: group is required'),
  {
    rule: 'Group object: group is a string',
    valid: { groups: [group] },
    invalid: { groups: [{ group: ['G'], pages: ['a'] }] },
    code: 'navigation-value-invalid',
  },
  {
    rule: 'Group object: pages is required',
    valid: { groups: [group] },
    invalid: { groups: [group, { group: 'H' }] },
    code: 'navigation-group-pages-missing',
  },
  {
    rule: 'Group object: pages is an array',
    valid: { groups: [group] },
    invalid: { groups: [{ group: 'G', pages: 'a' }] },
    code: 'navigation-value-invalid',
  },
  {
    rule: 'Group object: expanded is a boolean',
    valid: { groups: [{ group: 'G', pages: [{ ...group, expanded: true }] }] },
    invalid: { groups: [{ group: 'G', pages: [{ ...group, expanded: 'true' }] }] },
    code: 'navigation-value-invalid',
  },
  {
    rule: 'Group object: tag is a string',
    valid: { groups: [{ ...group, tag: 'New' }] },
    invalid: { groups: [{ ...group, tag: 1 }] },
    code: 'navigation-value-invalid',
  },
  {
    rule: 'Group object: icon is a string',
    valid: { groups: [{ ...group, icon: 'rocket' }] },
    invalid: { groups: [{ ...group, icon: 1 }] },
    code: 'navigation-value-invalid',
  },
  label('tabs', 'tab', 'Tab object: tab is required'),
  {
    rule: 'Tab object: href points to an external page',
    valid: {
      tabs: [
        { tab: 'T', ...page },
        { tab: 'Blog', href: 'https://example.com' },
      ],
    },
    invalid: {
      tabs: [
        { tab: 'T', ...page },
        { tab: 'Blog', href: 'javascript:alert(1)' },
      ],
    },
    code: 'navigation-href-invalid',
  },
  label('anchors', 'anchor', 'Anchor object: anchor is required'),
  label('dropdowns', 'dropdown', 'Dropdown object: dropdown is required'),
  label('products', 'product', 'Product object: product is required'),
  label('versions', 'version', 'Version object: version is required'),
  label('languages', 'language', 'Language object: language is required'),
  {
    rule: 'Menu item object: item is required',
    valid: menu(page),
    invalid: inTab({ menu: [page] }),
    code: 'navigation-label-missing',
  },
  {
    rule: 'A menu item can contain only groups, pages and external links: groups',
    valid: menu({ groups: [group] }),
    invalid: menu({ anchors: [{ anchor: 'A', ...page }] }),
    code: 'navigation-menu-item-content',
  },
  {
    rule: 'A menu item can contain only groups, pages and external links: href',
    valid: inTab({
      menu: [
        { item: 'I', ...page },
        { item: 'J', href: 'https://example.com' },
      ],
    }),
    invalid: menu({ tabs: [{ tab: 'Inner', ...page }] }),
    code: 'navigation-menu-item-content',
  },
  {
    rule: 'Menu items stand inside a tab',
    valid: menu(page),
    invalid: { ...page, menu: [{ item: 'I', pages: ['b'] }] },
    code: 'navigation-misplaced',
  },
  {
    rule: 'Global anchor object: href is required',
    valid: globalAnchor({ href: 'https://example.com' }),
    invalid: globalAnchor({}),
    code: 'navigation-global-href-missing',
  },
  {
    rule: 'Global anchor object: relative paths are not allowed',
    valid: globalAnchor({ href: 'mailto:team@example.com' }),
    invalid: globalAnchor({ href: '/a' }),
    code: 'navigation-global-href-relative',
  },
  {
    rule: 'Language object: the codes of the list are supported, cn and ua among them',
    valid: {
      languages: [
        { language: 'cn', ...page },
        { language: 'ua', pages: ['b'] },
      ],
    },
    invalid: { languages: [{ language: 'english', ...page }] },
    code: 'navigation-language-unknown',
  },
  {
    rule: 'An OpenAPI specification can be set on any navigation element',
    valid: {
      openapi: 'api.yaml',
      tabs: [{ tab: 'T', openapi: 'b.yaml', groups: [{ ...group, openapi: 'c.yaml' }] }],
    },
    invalid: { groups: [{ ...group, openapi: 7 }] },
    code: 'navigation-value-invalid',
  },
  {
    rule: 'An endpoint entry has the shape METHOD path and belongs to a specification',
    valid: { groups: [{ group: 'G', openapi: 'api.yaml', pages: ['a', 'GET /users'] }] },
    invalid: { groups: [{ group: 'G', pages: ['a', 'GET /users'] }] },
    code: 'openapi-endpoint-unattached',
  },
];

describe.each(rules)('$rule', ({ valid, invalid, code }) => {
  test('A navigation that keeps the rule has no errors', () => {
    expect(siteOf(valid).errors).toEqual([]);
  });

  test('A navigation that breaks the rule is an error by default', () => {
    expect(siteOf(invalid).errors).toContain(code);
  });

  test('Lenient rules warn of it', () => {
    const judged = siteOf(invalid, { rules: 'lenient' });
    expect(judged.warnings).toContain(code);
  });

  test('Every page that it names stays a route in every mode', () => {
    const routes = siteOf(invalid).site.routes.map(({ path }) => path);
    expect(routes.toSorted()).toEqual([...new Set(namedPaths(invalid))].toSorted());
  });
});

const nested = (fields: object) => ({
  groups: [{ group: 'Top', pages: ['a', { group: 'Nested', pages: ['b', 'c'], ...fields }] }],
});

function groupOf(items: readonly SidebarItem[], ...labels: string[]): SidebarGroup {
  const [first, ...rest] = labels;
  const found = items.find((item) => item.kind === 'group' && item.label === first);
  if (found?.kind !== 'group') throw new Error(`No group ${first}`);
  return rest.length === 0 ? found : groupOf(found.items, ...rest);
}

interface StateCase {
  readonly row: string;
  readonly navigation: unknown;
  readonly drilldown?: boolean;
  readonly theme?: string;
  readonly labels: readonly string[];
  readonly expected: Partial<SidebarGroup>;
}

const states: readonly StateCase[] = [
  {
    row: 'initial, nested group: expanded is true gives expanded',
    navigation: nested({ expanded: true }),
    labels: ['Top', 'Nested'],
    expected: { expanded: true, collapsible: true },
  },
  {
    row: 'initial, nested group: expanded is false gives collapsed',
    navigation: nested({ expanded: false }),
    labels: ['Top', 'Nested'],
    expected: { expanded: false, collapsible: true },
  },
  {
    row: 'initial, nested group: expanded omitted gives collapsed',
    navigation: nested({}),
    labels: ['Top', 'Nested'],
    expected: { expanded: false, collapsible: true },
  },
  {
    row: 'initial, top-level group: always expanded, cannot be collapsed',
    navigation: nested({}),
    labels: ['Top'],
    expected: { expanded: true, collapsible: false },
  },
  {
    row: 'initial, top-level group: expanded has no effect',
    navigation: { groups: [{ group: 'Top', pages: ['a'], expanded: false }] },
    labels: ['Top'],
    expected: { expanded: true, collapsible: false },
  },
  {
    row: 'any group: with drilldown true, selecting a nested group opens its first page',
    navigation: nested({}),
    drilldown: true,
    labels: ['Top', 'Nested'],
    expected: { url: '/b' },
  },
  {
    row: 'any group: with drilldown true, selecting a top-level group opens its first page',
    navigation: nested({}),
    drilldown: true,
    labels: ['Top'],
    expected: { url: '/a' },
  },
  {
    row: 'any group: with drilldown false, selecting it does not navigate',
    navigation: nested({}),
    drilldown: false,
    theme: 'mint',
    labels: ['Top', 'Nested'],
    expected: { url: undefined },
  },
  {
    row: 'any group: drilldown unset follows the theme, which opens pages on mint',
    navigation: nested({}),
    theme: 'mint',
    labels: ['Top', 'Nested'],
    expected: { url: '/b' },
  },
  {
    row: 'any group: drilldown unset follows the theme, which does not navigate on maple',
    navigation: nested({}),
    theme: 'maple',
    labels: ['Top', 'Nested'],
    expected: { url: undefined },
  },
];

test.each(states)('$row', ({ navigation, drilldown, theme = 'maple', labels, expected }) => {
  const { site } = siteOf(navigation, { theme, interaction: { drilldown } });
  expect(groupOf(site.view('a').section.items, ...labels)).toMatchObject(expected);
});

test('A tab, an anchor and groups are shown with their icon, and groups with their tag', () => {
  const inner = { group: 'Inner', icon: 'box', tag: 'Beta', pages: ['b'] };
  const top = { group: 'Top', icon: 'star', tag: 'New', pages: ['a', inner] };
  const { site } = siteOf({
    tabs: [
      { tab: 'T', icon: 'book', anchors: [{ anchor: 'A', icon: 'anchor', groups: [top] }] },
      { tab: 'U', pages: ['c'] },
    ],
  });
  const { anchors, section, tabs } = site.view('a');
  expect(tabs[0]).toMatchObject([{ icon: { name: 'book' }, active: true }, { active: false }]);
  expect(anchors).toMatchObject([{ icon: { name: 'anchor' }, active: true }]);
  expect(groupOf(section.items, 'Top')).toMatchObject({ icon: { name: 'star' }, tag: 'New' });
  expect(groupOf(section.items, 'Top', 'Inner')).toMatchObject({
    icon: { name: 'box' },
    tag: 'Beta',
  });
});

const contents = [
  { pages: ['a'] },
  { groups: [group] },
  { anchors: [{ anchor: 'A', ...page }] },
  { dropdowns: [{ dropdown: 'D', ...page }] },
  { products: [{ product: 'P', ...page }] },
  { versions: [{ version: '1', ...page }] },
  { languages: [{ language: 'en', ...page }] },
  { menu: [{ item: 'I', ...page }] },
].map((content) => [Object.keys(content)[0], content] as const);

test.each(contents)('A tab may hold %s, which are shown while it is chosen', (_, content) => {
  const { errors, site } = siteOf({
    tabs: [
      { tab: 'T', ...content },
      { tab: 'U', pages: ['b'] },
    ],
  });
  expect(errors).toEqual([]);
  const activeOn = (path: string) => site.view(path).tabs[0]?.map(({ active }) => active);
  expect(activeOn('a')).toEqual([true, false]);
  expect(activeOn('b')).toEqual([false, true]);
});

test('A language has the pages that it names and no others, as nothing is translated', () => {
  const english = { language: 'en', pages: ['index', 'guide'] };
  const { site } = siteOf({ languages: [english, { language: 'fr', pages: ['fr/index'] }] });
  expect(site.routes.map(({ path }) => path)).toEqual(['index', 'guide', 'fr/index']);
  expect(site.view('fr/index').section.items).toMatchObject([{ url: '/fr' }]);
});

test('The groups that hold the current page are open whatever expanded says', () => {
  const { site } = siteOf(nested({ expanded: false }));
  expect(site.view('b').openGroups).toEqual([
    '/navigation/groups/0',
    '/navigation/groups/0/pages/1',
  ]);
});

test('Child elements inherit the specification unless they set their own', () => {
  const { site } = siteOf({
    openapi: 'root.yaml',
    groups: [
      { group: 'A', pages: ['a'] },
      { group: 'B', openapi: { source: 'own.yaml', directory: 'api' }, pages: ['b'] },
    ],
  });
  expect(site.node('a')?.openapi).toEqual([{ source: 'root.yaml' }]);
  expect(site.node('b')?.openapi).toEqual([{ source: 'own.yaml', directory: 'api' }]);
});

test('Plain page paths, nested groups and endpoints may be mixed in one array', () => {
  const { site, errors } = siteOf({
    openapi: 'api.yaml',
    groups: [
      {
        group: 'A',
        pages: ['a', 'GET /users', { group: 'B', pages: ['other.yaml POST /x', 'b'] }],
      },
    ],
  });
  expect(errors).toEqual([]);
  const [top] = site.root.children;
  expect(top?.children.map(({ kind }) => kind)).toEqual(['page', 'endpoint', 'group']);
  expect(top?.children[1]?.endpoint).toEqual({ method: 'GET', path: '/users' });
  expect(top?.children[2]?.children[0]?.endpoint).toEqual({
    method: 'POST',
    path: '/x',
    file: 'other.yaml',
  });
});

test('An element without content is not empty where a specification is in force', () => {
  const { errors, warnings } = siteOf({
    openapi: 'api.yaml',
    tabs: [
      { tab: 'Guides', pages: ['a'] },
      { tab: 'API' },
      { tab: 'More', groups: [{ group: 'Users' }, { group: 'Orders', pages: [] }] },
    ],
  });
  expect(errors).toEqual([]);
  expect(warnings).toEqual([]);
});

test('Global anchors appear on all pages after the local ones', () => {
  const { site } = siteOf({
    tabs: [
      { tab: 'One', anchors: [{ anchor: 'Local', pages: ['a'] }] },
      { tab: 'Two', pages: ['b'] },
    ],
    global: { anchors: [{ anchor: 'Blog', icon: 'pen', href: 'https://example.com' }] },
  });
  expect(site.view('a').anchors.map(({ label }) => label)).toEqual(['Local', 'Blog']);
  expect(site.view('b').anchors).toMatchObject([
    { label: 'Blog', url: 'https://example.com', active: false, icon: { name: 'pen' } },
  ]);
});

test('styling.eyebrows breadcrumbs shows the full navigation path', () => {
  const navigation = { tabs: [{ tab: 'T', groups: [nested({}).groups[0]] }] };
  const labels = (eyebrows?: 'section' | 'breadcrumbs') =>
    siteOf(navigation, { styling: { eyebrows } })
      .site.view('b')
      .eyebrow.map((crumb) => crumb.label);
  expect(labels('breadcrumbs')).toEqual(['T', 'Top', 'Nested']);
  expect(labels()).toEqual(['Nested']);
});
