import type { Locator, Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/visit.ts';
import { whenQuiet } from '../support/when-quiet.ts';

const site = 'edgeCases';

describe('Panels in panels', () => {
  test('code in an accordion has its full height when the accordion opens', async ({ visit }) => {
    const docs = await visit('/groups', { site });
    const [first, second] = ['npm install one', 'yarn add one'].map((line) =>
      docs.page.locator('pre', { hasText: line }),
    );
    expect(await first?.isVisible()).toBe(false);
    await docs.page.locator('summary', { hasText: 'Install' }).click();
    expect((await first?.boundingBox())?.height).toBeGreaterThan(30);
    await docs.page.getByRole('tab', { name: 'Yarn' }).click();
    expect(await first?.isVisible()).toBe(false);
    expect((await second?.boundingBox())?.height).toBeGreaterThan(15);
  });

  test('a tab inside a tab of the same title does not close the one around it', async ({
    visit,
  }) => {
    const docs = await visit('/groups', { site });
    const [outer, inner, other] = await docs.page.locator('wm-tabs').all();
    const selected = async (group: Locator | undefined) => {
      const tab = group?.locator(':scope > [role=tablist] > [aria-selected=true]');
      return (await tab?.textContent())?.trim();
    };
    await inner?.getByRole('tab', { name: 'Deno' }).click();
    expect(await selected(inner)).toBe('Deno');
    expect(await selected(outer)).toBe('Node');
    expect(await selected(other)).toBe('Deno');
    expect(await docs.page.getByText('Inner Deno').isVisible()).toBe(true);
    await outer?.getByRole('tab', { name: 'Deno' }).first().click();
    expect(await docs.page.getByText('Outer Deno').isVisible()).toBe(true);
  });
});

test('A tab of a title with signs is shown by a link to its id and by an address with it', async ({
  visit,
}) => {
  const docs = await visit('/groups', { site });
  await docs.page.getByRole('link', { name: 'For developers' }).click();
  const isCalled = (page: Page) => page.getByText('Call the endpoint.').isVisible();
  await expect.poll(() => isCalled(docs.page)).toBe(true);
  const developers = encodeURIComponent('🧑\u200d💻');
  const named = await visit(`/groups#${developers}-developers`, { site });
  await expect.poll(() => isCalled(named.page)).toBe(true);
});

test('Panels that code of a page gives have tabs like all others', async ({ visit }) => {
  const { page } = await visit('/groups', { site });
  const group = page.locator('#of-code');
  // What makes them is loaded for such panels only.
  await expect
    .poll(() => group.getByRole('tab').allInnerTexts())
    .toEqual(['Written', 'Given', 'a.js', 'css']);
  const areShown = (...texts: string[]) =>
    Promise.all(texts.map((text) => group.getByText(text, { exact: true }).last().isVisible()));
  expect(await areShown('One', 'Two', 'a', 'b')).toEqual([true, false, true, false]);
  await group.getByRole('tab', { name: 'Given' }).click();
  await group.getByRole('tab', { name: 'css' }).click();
  expect(await areShown('One', 'Two', 'a', 'b')).toEqual([false, true, false, true]);
  expect(await group.getByRole('tabpanel', { name: 'Given' }).innerText()).toBe('Two');
});

test('Copied code has no notations in it', async ({ visit }) => {
  const docs = await visit('/groups', { site });
  await docs.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const block = docs.page.locator('.code-block', { hasText: 'Counted' });
  await block.getByRole('button').click();
  const copied = () => docs.page.evaluate(() => navigator.clipboard.readText());
  await expect.poll(copied).toBe('added\ntoo\nnot');
  expect(await block.locator('.line-add').count()).toBe(2);
});

describe('Diagrams', () => {
  test('that start with a comment or front matter are drawn', async ({ visit }) => {
    const docs = await visit('/diagrams', { site });
    const drawings = docs.page.locator('.mermaid-drawing > svg');
    await expect.poll(() => drawings.count(), { timeout: 30_000 }).toBe(2);
    expect(await drawings.first().textContent()).toContain('Second');
    expect(await drawings.last().textContent()).toContain('Fourth');
  });

  test('that are not finished show what is wrong and their source', async ({ visit }) => {
    const docs = await visit('/diagrams', { site });
    const unfinished = docs.page.locator('wm-mermaid', { hasText: 'Nothing but a comment' });
    await unfinished.locator('.mermaid-error').waitFor();
    expect(await unfinished.locator('pre.mermaid').isVisible()).toBe(true);
  });
});

test('Of a pair of pictures in a frame only that of the mode is shown and fetched', async ({
  visit,
}) => {
  for (const [colorScheme, shown, hidden] of [
    ['light', 'Light', 'Dark'],
    ['dark', 'Dark', 'Light'],
  ] as const) {
    const docs = await visit('/', { site, colorScheme });
    const fetched: string[] = [];
    docs.page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await docs.goto('/pictures');
    await whenQuiet(docs.page);
    const picture = (name: string) => docs.page.locator(`img[alt="${name}"]`);
    expect(await picture(shown).isVisible()).toBe(true);
    expect(await picture(hidden).isVisible()).toBe(false);
    expect(fetched).toContain(`/images/${shown.toLowerCase()}.svg`);
    expect(fetched).not.toContain(`/images/${hidden.toLowerCase()}.svg`);
    const [pair, alone] = await Promise.all(
      [0, 1].map((index) => docs.page.locator('.frame').nth(index).boundingBox()),
    );
    expect(pair?.height).toBe(alone?.height);
  }
});
