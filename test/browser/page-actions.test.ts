import { describe, expect } from 'vitest';
import { violations } from '../support/axe.ts';
import { takeWritten, watchClipboard, withoutClipboard } from '../support/clipboard.ts';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { click, pressEnter, skipToContent, tap } from '../support/way.ts';

const site = 'contextualMenu';

const actions = ({ page }: DocsPage) => page.locator('.wm-page-title wm-page-actions');
const opener = ({ page, text }: DocsPage) => page.getByLabel(text.pageActions, { exact: true });
const copyButton = (docs: DocsPage) =>
  actions(docs).getByRole('button', { name: docs.text.copyPage, exact: true });

const ways = [
  { name: 'a click', press: click, phone: false },
  { name: 'Enter', press: pressEnter, phone: false },
  { name: 'a tap', press: tap, phone: true },
];

describe.for(ways)('With $name', ({ press, phone }) => {
  test('the Markdown of the page is copied', async ({ visit }) => {
    const docs = await visit('/', { site, phone });
    await watchClipboard(docs.page);
    await skipToContent(docs);
    await press(copyButton(docs));
    const status = docs.page.getByRole('status').filter({ hasText: docs.text.copied });
    await expect.poll(() => status.count()).toBe(1);
    const written = await takeWritten(docs.page);
    expect(written).toContain('# Start');
    expect(written).toContain('Read **this** & that.');
  });

  test('an entry of the menu is chosen', async ({ visit }) => {
    const docs = await visit('/', { site, phone });
    await skipToContent(docs);
    await press(opener(docs));
    await press(docs.menuOf(opener(docs)).getByRole('link', { name: docs.text.viewMarkdown }));
    await docs.arrivesAt('/index.md');
  });
});

test('The arrow keys move through the menu, and Escape leaves it', async ({ visit }) => {
  const docs = await visit('/', { site });
  await opener(docs).focus();
  await docs.page.keyboard.press('ArrowDown');
  await docs.page.keyboard.press('ArrowDown');
  const entry = docs.menuOf(opener(docs)).getByRole('link', { name: docs.text.viewMarkdown });
  await expect.poll(() => entry.evaluate((link) => link === document.activeElement)).toBe(true);
  await docs.page.keyboard.press('Escape');
  expect(await docs.menuOf(opener(docs)).isVisible()).toBe(false);
});

test('Entries about MCP are there for pointer and keyboard where the site is served with it', async ({
  visit,
}) => {
  const docs = await visit('/', { site });
  const menu = docs.menuOf(opener(docs));
  const copyMcp = menu.getByRole('button', { name: docs.text.copyMcpUrl });
  await opener(docs).click();
  expect(await copyMcp.count()).toBe(0);
  // What a server adds to the page.
  await docs.page.evaluate(() => document.documentElement.setAttribute('data-wm-mcp', ''));
  expect(await copyMcp.isVisible()).toBe(true);
  await watchClipboard(docs.page);
  await copyMcp.click();
  await expect.poll(() => copyMcp.getAttribute('data-state')).toBe('copied');
  expect(await takeWritten(docs.page)).toBe('https://atlas.example/mcp');
  const focused = () =>
    docs.page.evaluate(() => document.activeElement?.getAttribute('data-action'));
  await copyMcp.focus();
  await docs.page.keyboard.press('ArrowDown');
  expect(await focused()).toBe('cursor');
  await docs.page.evaluate(() => document.documentElement.removeAttribute('data-wm-mcp'));
  await opener(docs).focus();
  await docs.page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('custom');
  await docs.page.keyboard.press('ArrowUp');
  expect(await focused()).toBe('claude');
});

test('A link for the Markdown of the page has it as soon as the reader reaches for the menu', async ({
  visit,
}) => {
  const docs = await visit('/', { site });
  await click(opener(docs));
  const link = docs.menuOf(opener(docs)).getByRole('link', { name: 'Request a feature' });
  await expect
    .poll(async () => new URL((await link.getAttribute('href')) ?? '').searchParams.get('about'))
    .toMatch(/^On \/: [\s\S]*# Start/);
});

test('Links for the Markdown of the page wait for the next time where it is not to be had', async ({
  visit,
}) => {
  const docs = await visit('/', { site, failing: /index\.md/ });
  const link = docs.menuOf(opener(docs)).getByRole('link', { name: 'Request a feature' });
  await docs.page.route('**/index.md', (route) => route.fulfill({ status: 500 }), { times: 1 });
  const answered = docs.page.waitForResponse('**/index.md');
  await click(opener(docs));
  await answered;
  expect(await link.getAttribute('href')).toContain('$page');
  await link.focus();
  await expect.poll(() => link.getAttribute('href')).toContain('Start');
});

test('The reader is told where the Markdown of the page is not to be had', async ({ visit }) => {
  const docs = await visit('/', { site, failing: /index\.md/ });
  await watchClipboard(docs.page);
  await docs.page.route('**/index.md', (route) => route.fulfill({ status: 500 }));
  await copyButton(docs).click();
  const status = actions(docs).getByRole('status');
  await expect.poll(() => status.textContent()).toMatch(/The request failed: 500/);
  expect(await status.isVisible()).toBe(true);
});

test('Without a clipboard there is nothing to copy', async ({ visit }) => {
  const docs = await visit('/', { site });
  await withoutClipboard(docs.page);
  await docs.goto('/');
  expect(await copyButton(docs).isVisible()).toBe(false);
  await opener(docs).click();
  const menu = docs.menuOf(opener(docs));
  expect(await menu.getByRole('link', { name: docs.text.viewMarkdown }).isVisible()).toBe(true);
  expect(await menu.getByRole('button', { name: docs.text.copyPage }).count()).toBe(0);
});

test('Without script, what needs it is hidden and links work', async ({ visit }) => {
  const docs = await visit('/', { site, javaScriptEnabled: false });
  expect(await copyButton(docs).first().isVisible()).toBe(false);
  await click(opener(docs));
  const menu = docs.menuOf(opener(docs));
  expect(await menu.getByRole('button').count()).toBe(0);
  await click(menu.getByRole('link', { name: docs.text.viewMarkdown }));
  await docs.arrivesAt('/index.md');
});

test('Above the table of contents the actions are a list, beside the title on a phone', async ({
  visit,
}) => {
  const wide = await visit('/guides/beside', { site });
  const list = wide.page.locator('[data-wm-toc] [data-wm-page-actions]');
  expect(await list.isVisible()).toBe(true);
  expect(await actions(wide).isVisible()).toBe(false);
  const narrow = await visit('/guides/beside', { site, phone: true });
  expect(await actions(narrow).isVisible()).toBe(true);
});

test.for(['light', 'dark'] as const)(
  'The open menu is accessible in %s mode',
  async (colorScheme, { visit }) => {
    for (const phone of [false, true]) {
      const docs = await visit('/', { site, colorScheme, phone });
      await opener(docs).click();
      // Links below an open menu are covered until it closes.
      expect(await violations(docs.page, '.wm-page-actions')).toEqual([]);
      const box = await docs.menuOf(opener(docs)).boundingBox();
      const width = docs.page.viewportSize()?.width ?? 0;
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
    }
  },
);
