import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/visit.ts';
import { isFocused } from '../support/way.ts';

async function box(part: Locator): Promise<{ left: number; right: number }> {
  const found = await part.boundingBox();
  if (!found) throw new Error(`${part} is not on the page.`);
  return { left: found.x, right: found.x + found.width };
}

describe('The layout of a wide window', () => {
  test('has the sidebar on the left and the contents on the right', async ({ visit }) => {
    const docs = await visit('/quickstart');
    const article = await box(docs.page.getByRole('article'));
    expect((await box(docs.navigation)).right).toBeLessThanOrEqual(article.left);
    expect((await box(docs.contents)).left).toBeGreaterThanOrEqual(article.right);
  });

  test('has the tabs in one row at the top, each with an address of its own', async ({ visit }) => {
    const docs = await visit('/quickstart');
    const tabs = docs.page.locator('[data-wm-tabs] .wm-tab');
    const article = await docs.page.getByRole('article').boundingBox();
    const boxes = await Promise.all((await tabs.all()).map((tab) => tab.boundingBox()));
    expect(boxes.length).toBeGreaterThan(1);
    expect(new Set(boxes.map((found) => found?.y)).size).toBe(1);
    expect(boxes[0]?.y).toBeLessThan(article?.y ?? 0);
    const links = docs.page.locator('[data-wm-tabs] a.wm-tab');
    const addresses = await links.evaluateAll((tabs) =>
      tabs.map((tab) => tab.getAttribute('href')),
    );
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  test('has no room for a sidebar in the main part, as styles of a site may ask for', async ({
    visit,
  }) => {
    const { page } = await visit('/quickstart');
    const before = await box(page.getByRole('article'));
    await page.evaluate(() => {
      const styles = new CSSStyleSheet();
      styles.replaceSync('#content-area { padding-left: 23.7rem; margin-left: -3rem }');
      document.adoptedStyleSheets.push(styles);
    });
    expect(await box(page.getByRole('article'))).toEqual(before);
  });

  test('is mirrored in Arabic', async ({ visit }) => {
    const docs = await visit('/ar/quickstart', { lang: 'ar' });
    const article = await box(docs.page.getByRole('article'));
    expect((await box(docs.navigation)).left).toBeGreaterThanOrEqual(article.right);
    expect((await box(docs.contents)).right).toBeLessThanOrEqual(article.left);
    const logo = await box(docs.page.getByRole('banner').getByRole('link', { name: 'Atlas' }));
    expect(logo.left).toBeGreaterThan(640);
  });

  test('keeps code from left to right in Arabic', async ({ visit }) => {
    const docs = await visit('/ar/quickstart', { lang: 'ar' });
    const code = docs.page.getByRole('article').locator('pre').first();
    expect(await code.evaluate((element) => getComputedStyle(element).direction)).toBe('ltr');
  });
});

describe('No page is wider than the window', () => {
  const paths = ['/', '/quickstart', '/reference/directions/calculate', '/guides/geocoding', '/ar'];

  test.for(paths)('on a phone: %s', async (path, { visit }) => {
    const docs = await visit(path, { phone: true });
    const overflow = await docs.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });

  test('on a phone, whatever is long in it', async ({ visit }) => {
    const { page } = await visit('/containers', { site: 'edgeCases', phone: true });
    const widths = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const badge = document.querySelector('.badge')?.getBoundingClientRect();
      return [scrollWidth - clientWidth, (badge?.right ?? 0) <= clientWidth];
    });
    expect(widths).toEqual([0, true]);
  });

  test('on a phone, nor one that its author lays out', async ({ visit }) => {
    const { page } = await visit('/canvas', { site: 'edgeCases', phone: true });
    const overflow = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
    expect(overflow).toBe(0);
  });

  test('on a phone, however long the path is that a link of a response leads to', async ({
    visit,
  }) => {
    const { page } = await visit('/reference/plants/list-plants', { site: 'api', phone: true });
    const link = page.locator('.wm-fh > a:text-is("GET /plants"):visible').first();
    const overflow = await link.evaluate((element) => {
      element.textContent = `GET /organizations${'/{organization_name}'.repeat(4)}`;
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
    expect(overflow).toBe(0);
  });
});

describe('A page of many tables, which get their height as they come into view', () => {
  const path = '/reference/docs-json';
  const top = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().top);

  test('is led through by its table of contents', async ({ visit }) => {
    const docs = await visit(path, { site: 'docs' });
    for (const id of ['frontmatter', 'api', 'seo', 'frontmatter']) {
      await docs.contents.locator(`a[href="#${id}"]`).click();
      const heading = docs.page.locator(`#${id}`);
      await expect.poll(() => top(heading)).toBeLessThan(200);
      expect(await top(heading)).toBeGreaterThan(0);
    }
  });

  test('keeps what is read in its place as the tables above it get theirs', async ({ visit }) => {
    const docs = await visit(`${path}#seo`, { site: 'docs' });
    const heading = docs.page.locator('#seo');
    const before = await top(heading);
    expect(before).toBeLessThan(200);
    await docs.page.mouse.move(640, 400);
    await docs.page.mouse.wheel(0, -100);
    await expect.poll(() => top(heading)).toBeCloseTo(before + 100, 0);
  });

  test('is printed whole', async ({ visit }) => {
    const docs = await visit(path, { site: 'docs' });
    await docs.page.emulateMedia({ media: 'print' });
    const isLaidOut = (table: Element) => getComputedStyle(table).contentVisibility;
    const tables = await docs.page.locator('.wm-table').all();
    expect(tables.length).toBeGreaterThan(20);
    expect(new Set(await Promise.all(tables.map((table) => table.evaluate(isLaidOut))))).toEqual(
      new Set(['visible']),
    );
  });
});

describe('The skip link', () => {
  test('is the first stop of Tab and leads past the navigation', async ({ visit }) => {
    const docs = await visit('/quickstart');
    const skip = docs.page.getByRole('link', { name: 'Skip to content' });
    await docs.page.keyboard.press('Tab');
    expect(await isFocused(skip)).toBe(true);
    const { left, right } = await box(skip);
    expect(left >= 0 && right > left, 'it shows').toBe(true);
    await docs.page.keyboard.press('Enter');
    await docs.page.keyboard.press('Tab');
    const inMain = docs.page.getByRole('main').locator(':focus');
    expect(await inMain.count()).toBe(1);
  });
});
