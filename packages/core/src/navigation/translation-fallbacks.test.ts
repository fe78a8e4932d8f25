import { describe, expect, it } from 'vitest';
import { buildSite } from '../site.ts';
import type { NavNode } from './node.ts';
import { withTranslationFallbacks } from './translation-fallbacks.ts';

function siteOf(navigation: object, files: readonly string[]) {
  const value = { navigation };
  const at = { file: 'docs.json', line: 1, column: 1 };
  const pages = files.map((path) => ({
    path,
    file: `${path}.mdx`,
    frontmatter: path.endsWith('hidden') ? { hidden: true } : {},
  }));
  return buildSite({
    document: { value, locate: () => at, locateKey: () => at },
    config: { theme: 'mint' },
    pages,
    expand: (root) => ({ value: withTranslationFallbacks({ root, pages }), diagnostics: [] }),
  });
}

/** What a language lists: pages as their paths, groups as their labels with what they hold. */
function listed(node: NavNode): unknown[] {
  return node.children.map((child) =>
    child.kind === 'page' ? child.path : [child.label, ...listed(child)],
  );
}

const languages = (en: object, fr: object) => ({
  languages: [
    { language: 'en', default: true, ...en },
    { language: 'fr', ...fr },
  ],
});
const french = ({ root }: { root: NavNode }) => {
  const found = root.children.find(({ language }) => language === 'fr');
  return found ? listed(found) : [];
};

describe('A page that only the default language has', () => {
  const en = {
    groups: [
      { group: 'Start', pages: ['index', 'install', 'first'] },
      { group: 'Guides', pages: ['guides/a', { group: 'More', pages: ['guides/b'] }] },
      { group: 'Other', pages: ['other'] },
    ],
  };
  const fr = {
    groups: [
      { group: 'Commencer', pages: ['fr/index', 'fr/first'] },
      { group: 'Guides français', pages: ['fr/guides/a'] },
    ],
  };
  const files = ['index', 'install', 'first', 'guides/a', 'guides/b', 'other', 'fr/index'];
  const { diagnostics, value: site } = siteOf(languages(en, fr), [
    ...files,
    'fr/first',
    'fr/guides/a',
  ]);

  it('stands behind the translation of what is before it, or in its own group at the end', () => {
    expect(french(site)).toEqual([
      ['Commencer', 'fr/index', 'fr/install', 'fr/first'],
      ['Guides français', 'fr/guides/a'],
      ['More', 'fr/guides/b'],
      ['Other', 'fr/other'],
    ]);
    expect(diagnostics).toEqual([]);
  });

  it('is shown in the navigation of the translation, and is found where it is written', () => {
    const view = site.view('fr/install');
    expect(view).toMatchObject({
      ...{ language: 'fr', lang: 'fr', canonicalUrl: '/install', alternates: [] },
      original: { path: 'install', url: '/install', lang: 'en', dir: 'ltr', isShown: true },
      page: { url: '/fr/install', file: 'install.mdx', indexed: false, searchable: false },
      previous: { url: '/fr' },
      next: { url: '/fr/first' },
    });
    expect(view.page.noindex).toBe(false);
  });

  it('is what the menu of languages leads to, and no translation for search engines', () => {
    const view = site.view('install');
    const [menu] = view.switchers;
    expect(menu?.entries.map(({ url }) => url)).toEqual(['/install', '/fr/install']);
    expect(view.alternates).toEqual([]);
    expect(site.view('first').alternates.map(({ url }) => url)).toEqual([
      '/first',
      '/fr/first',
      '/first',
    ]);
  });
});

it('An entry of a translation without a file gets the page of the default language', () => {
  const en = { pages: ['en/index', 'en/a'] };
  const { diagnostics, value } = siteOf(languages(en, { pages: ['fr/a', 'fr/index'] }), [
    'en/index',
    'en/a',
    'fr/index',
  ]);
  expect(french(value)).toEqual(['fr/a', 'fr/index']);
  expect(value.pages.get('fr/a')).toMatchObject({ file: 'en/a.mdx', fallbackOf: 'en/a' });
  expect(diagnostics).toEqual([]);
});

it('What is hidden, and a translation that is not listed, is left alone', () => {
  const en = { pages: ['index', 'a', 'hidden'] };
  const files = ['index', 'a', 'hidden', 'fr/index', 'fr/a'];
  const { value } = siteOf(languages(en, { pages: ['fr/index'] }), files);
  expect(french(value)).toEqual(['fr/index']);
});

it('A translation without versions gets the pages of the default version, others those of their own', () => {
  const versions = [
    { version: '1', pages: ['v1/index', 'v1/old'] },
    { version: '2', default: true, pages: ['index', 'new'] },
  ];
  const files = ['v1/index', 'v1/old', 'index', 'new', 'fr/index', 'fr/v1/index'];
  const without = siteOf(languages({ versions }, { pages: ['fr/index'] }), files);
  expect(french(without.value)).toEqual(['fr/index', 'fr/new']);
  const own = [
    { version: '2', pages: ['fr/index'] },
    { version: '1', pages: ['fr/v1/index'] },
  ];
  const withOwn = siteOf(languages({ versions }, { versions: own }), files);
  expect(french(withOwn.value)).toEqual([
    ['2', 'fr/index', 'fr/new'],
    ['1', 'fr/v1/index', 'fr/v1/old'],
  ]);
});

it('A version that is outdated leads to the same page of the current one, else to the nearest', () => {
  const navigation = {
    versions: [
      { version: '3 beta', pages: ['v3/index'] },
      { version: '2', default: true, pages: ['v2/index', 'v2/a'] },
      { version: '1', outdated: true, noindex: true, pages: ['v1/index', 'v1/a', 'v1/gone'] },
      { version: '0', outdated: true, pages: ['v0/a'] },
    ],
  };
  const pages = ['v3/index', 'v2/index', 'v2/a', 'v1/index', 'v1/a', 'v1/gone', 'v0/a'];
  const { value } = siteOf(navigation, pages);
  expect(value.view('v1/a')).toMatchObject({
    current: { label: '2', url: '/v2/a' },
    page: { noindex: true, indexed: false, listed: true },
    // What search engines are not to show cannot stand for another page.
    canonicalUrl: '/v1/a',
  });
  expect(value.view('v1/gone').current).toEqual({ label: '2', url: '/v2' });
  expect(value.view('v0/a')).toMatchObject({
    current: { label: '2', url: '/v2/a' },
    page: { noindex: false, indexed: true },
    canonicalUrl: '/v2/a',
  });
  expect(value.view('v3/index').current).toBeUndefined();
  expect(value.view('v2/a').current).toBeUndefined();
});

it('A page that stands for a translation is for the readers of its original alone', () => {
  const team = { group: 'Team', public: false, pages: ['en/plan', 'en/rota'] };
  const { value: site } = siteOf(
    languages(
      { groups: [{ group: 'Start', pages: ['en/index'] }, team] },
      { groups: [{ group: 'Départ', pages: ['fr/index', 'fr/plan'] }] },
    ),
    ['en/index', 'en/plan', 'en/rota', 'fr/index'],
  );
  expect([...site.pages.keys()]).toEqual(['en/index', 'fr/index']);
  expect([...site.restricted.keys()].sort()).toEqual(['en/plan', 'en/rota', 'fr/plan', 'fr/rota']);
  expect(french(site)).toEqual([['Départ', 'fr/index']]);
});
