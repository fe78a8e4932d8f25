import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';

/** Waits until the components of a page run. */
async function ready(docs: DocsPage): Promise<void> {
  await expect.poll(() => docs.page.locator('astro-island[ssr]').count()).toBe(0);
}

function count(counter: Locator): Promise<string | null> {
  return counter.locator('output').textContent();
}

describe('Components that keep state', () => {
  test('run when a page imports them from a file', async ({ visit }) => {
    const docs = await visit('/', { site: 'islands' });
    await ready(docs);
    const counter = docs.page.locator('[data-counter="file"]');
    expect(await count(counter)).toBe('3');
    await counter.getByRole('button', { name: 'Add 1' }).click();
    await expect.poll(() => count(counter)).toBe('4');
    expect(await counter.locator('strong').textContent()).toBe('Markdown');
    expect(await counter.getByText('a note').evaluate((element) => element.localName)).toBe('em');
  });

  test('run apart from each other, also inside static components', async ({ visit }) => {
    const docs = await visit('/', { site: 'islands' });
    await ready(docs);
    const nested = docs.page.locator('.plain [data-counter="nested"]');
    const second = docs.page.locator('[data-counter="second"]');
    await nested.getByRole('button').click();
    await second.getByRole('button', { name: 'Add 10' }).press('Enter');
    await expect.poll(() => count(nested)).toBe('1');
    await expect.poll(() => count(second)).toBe('10');
  });

  test('run when a page or a snippet declares them', async ({ visit }) => {
    const docs = await visit('/inline', { site: 'islands' });
    await ready(docs);
    const inline = docs.page.locator('#inline');
    await inline.getByRole('button').click();
    await expect.poll(() => count(inline)).toBe('6');
    await docs.goto('/');
    await ready(docs);
    const toggle = docs.page.locator('#toggle');
    await toggle.click();
    await expect.poll(() => toggle.getAttribute('aria-pressed')).toBe('true');
  });

  test('show components that the page hands to them', async ({ visit }) => {
    const docs = await visit('/inline', { site: 'islands' });
    await ready(docs);
    const host = docs.page.locator('#host');
    await host.getByRole('button').click();
    await expect.poll(() => host.locator('strong').allInnerTexts()).toEqual(['handed over']);
    expect(await host.textContent()).toContain('Children of the host.');
  });

  test('have the text between their tags as text', async ({ visit }) => {
    const docs = await visit('/inline', { site: 'islands' });
    await ready(docs);
    const shout = docs.page.locator('#shout');
    expect(await shout.textContent()).toBe('a < b');
    await shout.click();
    await expect.poll(() => shout.textContent()).toBe('A < B');
  });

  test('show elements in the values that the page gives them', async ({ visit }) => {
    const docs = await visit('/inline', { site: 'islands' });
    await ready(docs);
    const list = docs.page.locator('#list');
    expect(await list.locator('li em').allTextContents()).toEqual(['icon']);
    await list.getByText('Items').click();
    await expect.poll(() => list.locator('li').count()).toBe(1);
    await list.getByText('Items').click();
    await expect.poll(() => list.locator('li em').allTextContents()).toEqual(['icon']);
  });

  test('may use the browser while they render, and in handlers', async ({ visit }) => {
    const docs = await visit('/', { site: 'islands' });
    await expect.poll(() => docs.page.locator('#width').allInnerTexts()).toEqual(['measured']);
    await ready(docs);
    await docs.page.getByRole('button', { name: 'Set the title' }).click();
    await expect.poll(() => docs.page.title()).toBe('New title');
  });

  test('that throw vanish, and the page around them stays', async ({ visit }) => {
    const docs = await visit('/', { site: 'islands' });
    await ready(docs);
    await docs.page.evaluate(() => {
      console.error = () => undefined;
    });
    await docs.page.locator('#break').click();
    await expect.poll(() => docs.page.locator('#break').count()).toBe(0);
    await docs.page.locator('#toggle').click();
    await expect.poll(() => docs.page.locator('#toggle[aria-pressed="true"]').count()).toBe(1);
  });

  test('and those that do not show what a snippet exports', async ({ visit }) => {
    const docs = await visit('/icons', { site: 'islands' });
    expect(await docs.page.locator('.rated .star').getAttribute('width')).toBe('20');
    await ready(docs);
    const rating = docs.page.locator('#rating');
    expect(await rating.locator('.star').count()).toBe(1);
    await rating.getByRole('button').click();
    await expect.poll(() => rating.locator('.star').count()).toBe(2);
  });

  test('show what they start with when there is no JavaScript', async ({ visit }) => {
    const docs = await visit('/', { site: 'islands', javaScriptEnabled: false });
    expect(await count(docs.page.locator('[data-counter="file"]'))).toBe('3');
  });
});

test('A page without such components loads no part of React', async ({ visit }) => {
  const docs = await visit('/static', { site: 'islands' });
  const scripts = await docs.page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  expect(scripts.filter((name) => /client|island|\.jsx|\.mdx/.test(name))).toEqual([]);
  expect(await docs.page.locator('astro-island').count()).toBe(0);
});
