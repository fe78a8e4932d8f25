import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, type Visitor } from '../support/visit.ts';

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
);

/** What axe finds on the page: rule, element, reason. All rules, or the one that is given. */
async function violations(page: Page, rule?: string): Promise<string[]> {
  await page.evaluate(axeSource);
  const options = JSON.stringify({ resultTypes: ['violations'], ...(rule && { runOnly: [rule] }) });
  const found = await page.evaluate<AxeResults['violations']>(
    `axe.run(${options}).then(({ violations }) => violations)`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

const pages = [
  '/',
  '/quickstart',
  '/concepts/tiles',
  '/guides/route-planner',
  '/guides/go-live',
  '/reference/directions/calculate',
  '/resources/faq',
  '/changelog',
  '/fr/quickstart',
  '/ar/quickstart',
  '/no/such/page',
];

describe('axe finds no fault', () => {
  test.for(pages)('on %s, light and dark', async (path, { visit }) => {
    const { page } = await visit(path);
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    // In another mode nothing is different but colours.
    expect(await violations(page, 'color-contrast')).toEqual([]);
  });

  test.for(['/quickstart', '/concepts/tiles'])('on %s, elsewhere', async (path, { visit }) => {
    const visitors: readonly Visitor[] = [
      { phone: true },
      { forcedColors: 'active' },
      { reducedMotion: 'no-preference', colorScheme: 'dark' },
    ];
    for (const visitor of visitors) {
      const { page } = await visit(path, visitor);
      expect(await violations(page), JSON.stringify(visitor)).toEqual([]);
    }
  });
});

describe('What is opened', () => {
  test('has no faults on a wide window: menus and groups', async ({ visit }) => {
    const docs = await visit('/sdks/python/install');
    for (const kind of ['version', 'dropdown'] as const) {
      await docs.switcher(kind).click();
      expect(await violations(docs.page)).toEqual([]);
    }
    await docs.tabMenu('Resources').click();
    expect(await violations(docs.page)).toEqual([]);
  });

  test('has no faults on a phone: the drawer', async ({ visit }) => {
    const docs = await visit('/quickstart', { phone: true, colorScheme: 'dark' });
    await docs.menuButton.tap();
    expect(await violations(docs.page)).toEqual([]);
  });

  test('has no faults in another theme, with a large group', async ({ visit }) => {
    const docs = await visit('/recipes/1', { site: 'largeGroup' });
    expect(await violations(docs.page)).toEqual([]);
  });
});
