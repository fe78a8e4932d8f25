import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/visit.ts';

async function labels(links: Locator): Promise<string[]> {
  return (await links.allInnerTexts()).map((text) => text.trim());
}

describe('Breadcrumbs', () => {
  test('show the way to the page through product, tab, anchor and group', async ({ visit }) => {
    const docs = await visit('/reference/directions/matrix');
    expect(await labels(docs.breadcrumbs.getByRole('listitem'))).toEqual([
      'Atlas Platform',
      'API reference',
      'Directions',
      'Routes',
    ]);
  });

  test('show every group around a page', async ({ visit }) => {
    const docs = await visit('/concepts/precision');
    expect((await labels(docs.breadcrumbs.getByRole('listitem'))).slice(-4)).toEqual([
      'Core concepts',
      'Geometry',
      'Encodings',
      'Precision',
    ]);
  });

  test('name the group alone where the site does not ask for them', async ({ visit }) => {
    const docs = await visit('/extra/one', { site: 'drilldown' });
    expect(await docs.breadcrumbs.count()).toBe(0);
    const main = docs.page.getByRole('main');
    expect(await main.getByText('Extra', { exact: true }).isVisible()).toBe(true);
  });
});

describe('Previous and next', () => {
  test('follow the order of the sidebar, from group to group', async ({ visit }) => {
    const docs = await visit('/authentication');
    const next = docs.page.getByRole('link', { name: 'Next' });
    await next.click();
    await docs.arrivesAt('/concepts/coordinates');
    await docs.page.getByRole('link', { name: 'Previous' }).click();
    await docs.arrivesAt('/authentication');
  });

  test('pass over hidden groups and end with the tab', async ({ visit }) => {
    const docs = await visit('/migration/from-v1');
    expect(await docs.page.getByRole('link', { name: 'Previous' }).isVisible()).toBe(true);
    expect(await docs.page.getByRole('link', { name: 'Next' }).count()).toBe(0);
  });
});

describe('The table of contents', () => {
  test('marks the heading that is being read', async ({ visit }) => {
    const docs = await visit('/guides/route-planner');
    const current = docs.contents.locator('[aria-current]');
    await expect.poll(() => current.allInnerTexts()).toEqual(['Add stops']);
    await docs.page
      .getByRole('heading', { name: 'Promise a time' })
      .evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
    await expect.poll(() => current.allInnerTexts()).toEqual(['Promise a time']);
    await docs.page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect.poll(() => current.allInnerTexts()).toEqual(['Frequently asked']);
    await docs.page.evaluate(() => scrollTo(0, 0));
    await expect.poll(() => current.allInnerTexts()).toEqual(['Add stops']);
  });

  test('leads to a heading, which is not covered by the bar', async ({ visit }) => {
    const docs = await visit('/guides/route-planner');
    await docs.link('Promise a time', docs.contents).click();
    await docs.arrivesAt('/guides/route-planner#promise-a-time');
    const heading = await docs.page.getByRole('heading', { name: 'Promise a time' }).boundingBox();
    const bar = await docs.page.getByRole('banner').boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual((bar?.y ?? 0) + (bar?.height ?? 0));
  });

  test('is not there on a page without headings', async ({ visit }) => {
    const docs = await visit('/sdks/swift/install');
    expect(await docs.contents.count()).toBe(0);
    const [main, footer] = [docs.page.getByRole('main'), docs.page.getByRole('contentinfo')];
    const [above, below] = [await main.boundingBox(), await footer.boundingBox()];
    expect(below?.y, 'the footer is below the page').toBeGreaterThanOrEqual(
      (above?.y ?? 0) + (above?.height ?? 0),
    );
  });
});
