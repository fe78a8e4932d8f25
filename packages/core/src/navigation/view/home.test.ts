import { expect, test } from 'vitest';
import { siteOf } from '../../testing/site-of.ts';

test('The index page is the home page even when it is not listed', () => {
  const { site } = siteOf({ pages: ['a'] }, { pages: { index: {} } });
  expect(site.home).toEqual({ path: 'index' });
});

test('Without an index page, home leads to the first visible page of the default entries', () => {
  const version = (language: string, name: string, extra = {}) => ({
    version: name,
    pages: [`${language}/${name}`],
    ...extra,
  });
  const { site } = siteOf({
    languages: [
      { language: 'fr', versions: [version('fr', 'one'), version('fr', 'two')] },
      {
        language: 'en',
        default: true,
        versions: [version('en', 'one'), version('en', 'two', { default: true })],
      },
    ],
  });
  expect(site.home).toEqual({ redirect: '/en/two' });
});

test('The logo leads to the start of a language, and home in the default one', () => {
  const { site } = siteOf({
    languages: [
      { language: 'en', pages: ['index'] },
      { language: 'fr', pages: ['fr/index'] },
    ],
  });
  expect([site.homeUrl(), site.homeUrl('en'), site.homeUrl('fr')]).toEqual(['/', '/', '/fr']);
});

test('The logo leads home in the default language where languages stand in versions', () => {
  const languages = (version: string) => [
    { language: 'en', pages: [`${version}/en/start`] },
    { language: 'fr', pages: [`${version}/fr/start`] },
  ];
  const { site } = siteOf(
    {
      versions: [
        { version: 'v1', languages: languages('v1') },
        { version: 'v2', default: true, languages: languages('v2') },
      ],
    },
    { pages: { index: {} } },
  );
  expect([site.homeUrl('en'), site.homeUrl('fr')]).toEqual(['/', '/v2/fr/start']);
});

test('A navigation without a visible page is an error', () => {
  const { site, errors } = siteOf(
    { pages: ['a', 'gone'] },
    { pages: { a: { hidden: true } }, missing: ['gone'] },
  );
  expect(errors).toContain('navigation-nothing-visible');
  expect(site.routes.map(({ path }) => path)).toEqual(['a', 'gone']);
});

test('A site without pages has no home, which is an error', () => {
  const { site, errors } = siteOf({ pages: [] });
  expect(site.home).toBeUndefined();
  expect(errors).toEqual(['page-none']);
  expect(siteOf({ pages: [] }, { rules: 'lenient' }).errors).toEqual(['page-none']);
});
