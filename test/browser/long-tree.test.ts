import { expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { fetchedLists } from '../support/fetched-lists.ts';
import { longTree } from '../support/long-tree.ts';
import { test } from '../support/visit.ts';

const site = 'longTree';

const groupFiles = '**/_waymark/groups/**';

/** Scrolls the sidebar until an entry of it is in sight. */
async function scrollTo(docs: DocsPage, name: string): Promise<void> {
  await docs.navigation.locator('p', { hasText: name }).scrollIntoViewIfNeeded();
}

test('A page of a long tree has the lists around its own entry, and no other', async ({
  visit,
}) => {
  const docs = await visit('/chapter-5/3', { site, javaScriptEnabled: false });
  const entries = docs.navigation.getByRole('link', { name: /^Scene \d+\.2$/ });
  expect(await entries.allInnerTexts()).toEqual([4, 5].map((group) => `Scene ${group}.2`));
  expect(await docs.current.allInnerTexts()).toEqual(['Scene 5.3']);
});

test('The other lists come when the reader scrolls near them, with one request', async ({
  visit,
}) => {
  const docs = await visit('/chapter-1/1', { site });
  for (const group of [4, 6, 8]) {
    await scrollTo(docs, `Chapter ${group}`);
    await docs.link(`Scene ${group}.${longTree.pages}`).waitFor();
  }
  expect(await fetchedLists(docs)).toBe(1);
});

test('A tree is as long before its lists are there as with them', async ({ visit }) => {
  const docs = await visit('/chapter-1/1', { site });
  const scroller = docs.page.locator('.wm-sidebar-scroll');
  const height = () => scroller.evaluate((element) => element.scrollHeight);
  const before = await height();
  await scrollTo(docs, `Chapter ${longTree.groups}`);
  await docs.link('Scene 9.20').waitFor();
  // The bottom of the list that came may still be painted.
  await expect.poll(async () => Math.abs((await height()) - before)).toBeLessThan(40);
});

test('An entry of a list that came leads to its page, where the tree shows it', async ({
  visit,
}) => {
  const docs = await visit('/chapter-1/1', { site });
  await scrollTo(docs, 'Chapter 7');
  await docs.link('Scene 7.9').click();
  await docs.arrivesAt('/chapter-7/9');
  expect(await docs.current.textContent()).toBe('Scene 7.9');
  const scroller = docs.page.locator('.wm-sidebar-scroll');
  const isInSight = await docs.current.evaluate(
    (entry, tree) => {
      const [own, around] = [entry.getBoundingClientRect(), tree?.getBoundingClientRect()];
      return around !== undefined && own.top >= around.top && own.bottom <= around.bottom;
    },
    await scroller.elementHandle(),
  );
  expect(isInSight).toBe(true);
});

test('A group that the reader opened in a list that came is open when it comes again', async ({
  visit,
}) => {
  const docs = await visit('/chapter-1/1', { site });
  await scrollTo(docs, 'Chapter 9');
  await docs.group('Notes').click();
  expect(await docs.link('Note 2').isVisible()).toBe(true);
  await docs.page.goto(new URL('/chapter-1/2', docs.page.url()).href);
  await scrollTo(docs, 'Chapter 9');
  await docs.link('Note 2').waitFor();
});

test('Who moves by keyboard keeps the focus when a list comes', async ({ visit }) => {
  const docs = await visit('/chapter-1/1', { site });
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await docs.page.route(groupFiles, async (route) => {
    await held;
    await route.continue();
  });
  await docs.page.reload();
  const link = docs.link('Chapter 8');
  await link.focus();
  release();
  await docs.link('Scene 8.2').waitFor();
  const focused = docs.page.locator(':focus');
  expect(await focused.textContent()).toBe('Scene 8.1');
});

test('Without JavaScript, or when it cannot be fetched, a list is a link to its first page', async ({
  visit,
}) => {
  const still = await visit('/chapter-1/1', { site, javaScriptEnabled: false });
  await still.link('Chapter 9').click();
  await still.arrivesAt('/chapter-9/1');
  const docs = await visit('/chapter-1/1', { site });
  await docs.page.route(groupFiles, (route) => route.fulfill({ body: '', status: 204 }));
  await docs.page.reload();
  await docs.link('Chapter 8').click();
  await docs.arrivesAt('/chapter-8/1');
});

test('The drawer of a phone has all lists that come into its sight', async ({ visit }) => {
  const docs = await visit('/chapter-1/1', { site, phone: true });
  await docs.menuButton.tap();
  await scrollTo(docs, 'Chapter 6');
  await docs.link('Scene 6.20').waitFor();
});
