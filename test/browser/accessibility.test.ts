import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { auditSite, lookAtAll } from '../support/example-audit.ts';
import { test } from '../support/visit.ts';

test.for(['almanac', 'api', 'atlas'] as const)(
  'No page of %s has a fault in light, dark, forced colours, with reduced motion, enlarged or spaced',
  { timeout: 900_000 },
  async (site, { visit }) => {
    const { pages, faults } = await auditSite(visit, site, lookAtAll);
    expect(faults).toEqual({});
    expect(pages).toBeGreaterThan(5);
  },
);

describe('axe finds no fault', () => {
  test('on a page that is not there, light and dark', async ({ visit }) => {
    const { page } = await visit('/no/such/page');
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html.dark').waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test.for(['/quickstart', '/concepts/tiles'])('on %s, on a phone', async (path, { visit }) => {
    const { page } = await visit(path, { phone: true });
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
