import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { auditSite, lookAtAll } from '../support/example-audit.ts';
import { test } from '../support/visit.ts';

test('No page of the gallery of components has a fault in light, dark, forced colours, with reduced motion, enlarged or spaced', {
  timeout: 600_000,
}, async ({ visit }) => {
  const { pages, faults } = await auditSite(visit, 'components', async function* (page, isFirst) {
    yield ['closed', await violations(page)];
    yield* lookAtAll(page, isFirst);
  });
  expect(faults).toEqual({});
  expect(pages).toBeGreaterThan(20);
});

test('No page of the documentation has a fault in light, dark, forced colours, with reduced motion, enlarged or spaced', {
  timeout: 600_000,
}, async ({ visit }) => {
  const { pages, faults } = await auditSite(visit, 'docs', lookAtAll);
  expect(faults).toEqual({});
  expect(pages).toBeGreaterThan(60);
});

describe('axe finds no fault', () => {
  test.for(['light', 'dark'] as const)('on a picture in full size, %s', async (mode, { visit }) => {
    const { page } = await visit('/media', { site: 'components', colorScheme: mode });
    await page.getByAltText('A sun over the sea', { exact: true }).click();
    await page.getByRole('dialog').waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
