import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { fetchedLists } from '../support/fetched-lists.ts';
import { longList } from '../support/long-list.ts';
import { test } from '../support/visit.ts';

const site = 'longList';

/** Numbers of the entries that the sidebar has. */
async function numbers(docs: DocsPage): Promise<number[]> {
  const labels = await docs.navigation.locator('[data-wm-sidebar] li li a').allInnerTexts();
  return labels.map((label) => Number(label.match(/\d+/)?.[0]));
}

function fromTo(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, at) => first + at);
}

test('A page of a long list has the entries around its own, and links to where the others begin', async ({
  visit,
}) => {
  const docs = await visit('/entries/120', { site, javaScriptEnabled: false });
  expect(await numbers(docs)).toEqual([1, ...fromTo(88, 152), 153]);
  expect(await docs.current.innerText()).toContain('Entry 120');
  await docs.link('Entry 153').click();
  await docs.arrivesAt('/entries/153');
});

test('A list is as long before its other entries are there as with them, but for long names', async ({
  visit,
}) => {
  const docs = await visit('/entries/121', { site, javaScriptEnabled: false });
  const height = await docs.page
    .locator('.wm-sidebar-scroll')
    .evaluate((element) => element.scrollHeight);
  expect(height).toBeGreaterThan(longList.pages * 30);
});

test('The other entries come in their places when the reader scrolls near them, with one request', async ({
  visit,
}) => {
  const docs = await visit('/entries/120', { site });
  await docs.link('Entry 152').scrollIntoViewIfNeeded();
  await docs.link('Entry 239').waitFor();
  expect(await numbers(docs)).toEqual([1, ...fromTo(88, 240)]);
  await docs.link('Entry 88').scrollIntoViewIfNeeded();
  await docs.link('Entry 2').waitFor();
  expect(await numbers(docs)).toEqual(fromTo(1, 240));
  expect(await fetchedLists(docs)).toBe(1);
  expect(await docs.current.innerText()).toContain('Entry 120');
});

test('What a reader sees stays where it is when the entries above it come', async ({ visit }) => {
  const docs = await visit('/entries/120', { site });
  const entry = docs.link('Entry 89');
  await entry.evaluate((link) => link.scrollIntoView({ block: 'start' }));
  const top = () => entry.evaluate((link) => Math.round(link.getBoundingClientRect().top));
  const before = await top();
  await docs.link('Entry 51').waitFor();
  expect(Math.abs((await top()) - before)).toBeLessThan(4);
});

test('When they cannot be fetched, the others are behind their first', async ({ visit }) => {
  const docs = await visit('/entries/120', { site });
  await docs.page.route('**/_waymark/groups/**', (route) =>
    route.fulfill({ body: '', status: 204 }),
  );
  await docs.page.reload();
  await docs.link('Entry 153').click();
  await docs.arrivesAt('/entries/153');
});

describe('A long table of contents', () => {
  const address = `/entries/${longList.pages}`;
  const entries = (docs: DocsPage) => docs.page.locator('[data-wm-toc] li > a');
  const chapters = Array.from({ length: longList.headings }, (_, at) => `Chapter ${at + 1}`);

  test('has all its entries, leads to each heading and marks the one that is read', async ({
    visit,
  }) => {
    const docs = await visit(address, { site });
    expect(await entries(docs).allInnerTexts()).toEqual([...chapters, 'Its end']);
    expect(await docs.page.locator('[data-wm-toc] li li > a').allInnerTexts()).toEqual(['Its end']);
    const late = entries(docs).filter({ hasText: 'Chapter 140' });
    await late.click();
    await expect.poll(() => late.getAttribute('aria-current')).toBe('location');
    expect(await docs.page.evaluate(() => location.hash)).toBe('#chapter-140');
  });

  test('begins with as many as a screen shows where no script runs', async ({ visit }) => {
    const docs = await visit(address, { site, javaScriptEnabled: false });
    const shown = await entries(docs).allInnerTexts();
    expect(shown.length).toBeGreaterThan(30);
    expect(shown).toEqual(chapters.slice(0, shown.length));
  });
});
