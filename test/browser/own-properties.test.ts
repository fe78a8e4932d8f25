import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SearchBox } from '../support/search-box.ts';
import { test } from '../support/visit.ts';

const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

/** As a stylesheet of the site does, which stands in no layer. */
async function setOnRoot(page: Page, properties: Readonly<Record<string, string>>) {
  await page.evaluate((properties) => {
    for (const [name, value] of Object.entries(properties)) {
      document.documentElement.style.setProperty(name, value);
    }
  }, properties);
}

describe('A stylesheet of a site that sets', () => {
  test('the radius of controls and of cards sets that of all parts', async ({ visit }) => {
    const docs = await visit('/hook', { site: 'search' });
    await setOnRoot(docs.page, { '--wm-radius-md': '2px', '--wm-radius-lg': '3px' });
    const search = new SearchBox(docs);
    await search.open('/');
    expect(await styleOf(search.dialog, 'border-radius')).toBe('4px');
    const close = search.dialog.locator('.wm-search-close');
    expect(await styleOf(close, 'border-radius')).toBe('1.5px');
    const html = docs.page.locator('html');
    expect(await styleOf(search.slash, 'accent-color')).toBe(await styleOf(html, 'accent-color'));
    expect(await styleOf(search.slash, 'accent-color')).not.toBe('auto');
  });

  test('the background sets that of cards, and white stays white', async ({ visit }) => {
    const { page } = await visit('/cards', { site: 'components' });
    const card = page.locator('.card:not([data-card-type])').first();
    // Lightness, and how far from grey.
    const ground = async () => (await styleOf(card, 'background-color')).match(/[-\d.]+/g);
    const [lightness, ...tint] = ((await ground()) ?? []).map(Number);
    expect(lightness).toBeCloseTo(1, 2);
    for (const share of tint.slice(0, 2)) expect(share).toBeCloseTo(0, 2);
    await setOnRoot(page, { '--wm-background': '#f6ecd2' });
    const [, , yellow = 0] = ((await ground()) ?? []).map(Number);
    expect(yellow).toBeGreaterThan(0.005);
  });
});

test('What a stylesheet places in the banner from edge to edge covers the banner alone', async ({
  visit,
}) => {
  const { page, banner } = await visit('/');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#banner::before { content: ""; position: absolute; inset: 0 }');
    document.adoptedStyleSheets.push(sheet);
  });
  const height = await banner.evaluate((element) => getComputedStyle(element, '::before').height);
  expect(Number.parseFloat(height)).toBeLessThan(100);
});

test('What a stylesheet says of links in text is not said of headings and breadcrumbs', async ({
  visit,
}) => {
  const { page, breadcrumbs } = await visit('/concepts/coordinates');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const link = 'border-bottom: 3px solid; color: rgb(1, 2, 3); font-weight: 100';
    sheet.replaceSync(`.prose a { ${link}; text-decoration: underline }`);
    document.adoptedStyleSheets.push(sheet);
  });
  const heading = page.locator('article h2[id]').first();
  const headingLink = heading.getByRole('link');
  for (const name of ['color', 'font-weight']) {
    expect(await styleOf(headingLink, name)).toBe(await styleOf(heading, name));
  }
  for (const link of [headingLink, breadcrumbs.getByRole('link').first()]) {
    expect(await styleOf(link, 'border-bottom-width')).toBe('0px');
    expect(await styleOf(link, 'text-decoration-line')).toBe('none');
  }
});

test('What a stylesheet says of a sign beside a heading does not hide or move the heading', async ({
  visit,
}) => {
  const { page } = await visit('/concepts/coordinates');
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '.prose h2 a[href^="#"] { opacity: 0; margin-inline-start: -40px !important; transition: none }',
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const link = page.locator('article h2[id]').first().getByRole('link');
  expect(await styleOf(link, 'opacity')).toBe('1');
  expect(await styleOf(link, 'margin-left')).toBe('0px');
});

test('Fields of authors have the borders and room that their classes give them, and no others', async ({
  visit,
}) => {
  const { page } = await visit('/cards', { site: 'components' });
  const found = await page.locator('article').evaluate((article) =>
    ['input', 'select', 'textarea', 'fieldset'].map((name) => {
      const field = article.appendChild(document.createElement(name));
      const { borderTopWidth, paddingTop } = getComputedStyle(field);
      return [name, borderTopWidth, paddingTop];
    }),
  );
  expect(found.filter(([, ...sizes]) => sizes.some((size) => size !== '0px'))).toEqual([]);
});
