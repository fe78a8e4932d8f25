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

/** What axe finds on the page: rule, element, reason. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axeSource);
  const found = await page.evaluate<AxeResults['violations']>(
    'axe.run().then((r) => r.violations)',
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

const visitors: readonly (Visitor & { name: string; paths: readonly string[] })[] = [
  { name: 'a light window', colorScheme: 'light', paths: pages },
  { name: 'a dark window', colorScheme: 'dark', paths: pages },
  { name: 'a phone', phone: true, paths: ['/quickstart', '/ar/quickstart'] },
  { name: 'forced colours', forcedColors: 'active', paths: pages.slice(1, 3) },
  { name: 'motion', reducedMotion: 'no-preference', paths: pages.slice(1, 3) },
];

describe.each(visitors)('With $name', ({ paths, name: _, ...visitor }) => {
  test.for(paths)('axe finds no fault on %s', async (path, { visit }) => {
    const { page } = await visit(path, visitor);
    expect(await violations(page)).toEqual([]);
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
