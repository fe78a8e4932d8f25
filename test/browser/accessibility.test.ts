import { describe, expect } from 'vitest';
import { colorViolations, violations } from '../support/axe.ts';
import { test, type Visitor } from '../support/visit.ts';

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
    await page.locator('html.dark').waitFor();
    expect(await colorViolations(page)).toEqual([]);
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
