import type { Switcher } from '@waymark/core';
import { expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';

/** Label and address of each entry of a switcher, the active one starred. */
async function entries(docs: DocsPage, kind: Switcher['kind']): Promise<string[]> {
  const links = docs.menuOf(docs.switcher(kind)).locator('a');
  return links.evaluateAll((all) =>
    all.map((link) => {
      const star = link.hasAttribute('aria-current') ? '*' : '';
      const place = link.querySelector('span:not(.wm-tag)') ?? link;
      const texts = [...place.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE);
      const label = texts.map(({ textContent }) => textContent?.trim()).join('');
      return `${star}${label} ${link.getAttribute('href')}`;
    }),
  );
}

test('A version leads to the same page where it has one', async ({ visit }) => {
  const docs = await visit('/authentication');
  expect(await entries(docs, 'version')).toEqual([
    '*v2 /authentication/',
    'v1 /v1/authentication/',
  ]);
});

test('A version leads to its first page where it has no counterpart', async ({ visit }) => {
  const docs = await visit('/guides/isochrones');
  expect(await entries(docs, 'version')).toEqual(['*v2 /guides/isochrones/', 'v1 /v1/quickstart/']);
});

test('A page that two versions share belongs to the default one', async ({ visit }) => {
  const docs = await visit('/concepts/coordinates');
  expect(await entries(docs, 'version')).toContain('*v2 /concepts/coordinates/');
});

test('A language leads to the counterpart of the page', async ({ visit }) => {
  const docs = await visit('/concepts/coordinates');
  expect(await entries(docs, 'language')).toEqual([
    '*English /concepts/coordinates/',
    'Français /fr/concepts/coordinates/',
    'العربية /ar/concepts/coordinates/',
  ]);
});

test('A language leads to its first page where it has no counterpart', async ({ visit }) => {
  const docs = await visit('/fr/guides/geocoding', { lang: 'fr' });
  expect(await entries(docs, 'language')).toEqual([
    'English /guides/geocoding/',
    '*Français /fr/guides/geocoding/',
    'العربية /ar/',
  ]);
});

test('A product leads to its first page', async ({ visit }) => {
  const docs = await visit('/edge/regions');
  expect(await entries(docs, 'product')).toEqual([
    'Atlas Platform /',
    '*Atlas Edge /edge/overview/',
  ]);
});

test('A dropdown leads to its first page, or out of the site', async ({ visit }) => {
  const docs = await visit('/sdks/python/async');
  expect(await entries(docs, 'dropdown')).toEqual([
    'JavaScript /sdks/javascript/install/',
    '*Python /sdks/python/install/',
    'Swift /sdks/swift/install/',
    'Community SDKs https://forum.atlas.example/c/sdks',
  ]);
});

test.for([
  ['light', 'rgb(194, 65, 12)'],
  ['dark', 'rgb(251, 146, 60)'],
] as const)(
  'The icon of a dropdown has its own %s colour, and no other has it',
  async ([colorScheme, color], { visit }) => {
    const docs = await visit('/sdks/python/async', { colorScheme });
    const icons = docs.menuOf(docs.switcher('dropdown')).locator('a > .wm-icon');
    const colors = icons.evaluateAll((all) => all.map((icon) => getComputedStyle(icon).color));
    expect((await colors).map((found) => found === color)).toEqual([false, false, true, false]);
  },
);

test('The button of a switcher names what is active, with its tag', async ({ visit }) => {
  const docs = await visit('/quickstart');
  expect(await docs.switcher('version').getAttribute('aria-label')).toBe(
    'Select version: v2 Latest',
  );
  expect((await docs.switcher('product').textContent())?.trim()).toBe('Atlas Platform');
});

test('A page outside of the navigation keeps the switchers of the home page', async ({ visit }) => {
  const docs = await visit('/legal/attribution');
  expect(await docs.title.textContent()).toBe('Attribution');
  expect(await docs.switcher('language').isVisible()).toBe(true);
  expect(await docs.current.count()).toBe(0);
});

test('A page tells search engines its language and its counterparts', async ({ visit }) => {
  const docs = await visit('/ar/quickstart', { lang: 'ar' });
  expect(await docs.html.getAttribute('lang')).toBe('ar');
  expect(await docs.html.getAttribute('dir')).toBe('rtl');
  const alternates = await docs.page
    .locator('head link[rel="alternate"][hreflang]')
    .evaluateAll((links) =>
      links.map((link) => `${link.getAttribute('hreflang')} ${link.getAttribute('href')}`),
    );
  expect(alternates).toEqual([
    'en https://atlas.example/quickstart/',
    'fr https://atlas.example/fr/quickstart/',
    'ar https://atlas.example/ar/quickstart/',
    'x-default https://atlas.example/quickstart/',
  ]);
});
