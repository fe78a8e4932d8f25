import { describe, expect } from 'vitest';
import { test } from '../support/visit.ts';

describe('An unknown address', () => {
  test('shows what the site says about it, within its navigation', async ({ visit }) => {
    const docs = await visit('/no/such/page');
    expect(await docs.title.textContent()).toBe('Off the map');
    expect(await docs.tabs.isVisible()).toBe(true);
    expect(await docs.tabs.locator('[aria-current]').count()).toBe(0);
    await docs.page.getByRole('main').getByRole('link', { name: 'home page', exact: true }).click();
    await docs.arrivesAt('/');
  });

  test('is not for search engines', async ({ visit }) => {
    const docs = await visit('/no/such/page');
    const robots = docs.page.locator('meta[name="robots"]');
    expect(await robots.getAttribute('content')).toContain('noindex');
  });
});

describe('A redirect', () => {
  test.for([
    ['/getting-started', '/quickstart'],
    ['/limits', '/guides/go-live/rate-limits#limits-by-plan'],
  ] as const)('leads from %s to %s on any static host', async ([from, to], { visit }) => {
    const docs = await visit(from);
    await docs.arrivesAt(to);
    await docs.title.waitFor();
  });
});
