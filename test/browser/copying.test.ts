import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { takeWritten, watchClipboard, withoutClipboard } from '../support/clipboard.ts';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { click, pressEnter, skipToContent } from '../support/way.ts';

/* What puts something into the clipboard. That code is copied without its marks is in code.test.ts. */

const site = 'components';

const ways = [
  { name: 'a click', press: click },
  { name: 'Enter', press: pressEnter },
];

/** Waits for what the page has copied, and for the message that says so. */
async function copied({ page, text }: DocsPage): Promise<string | undefined> {
  const status = page.getByRole('status').filter({ hasText: text.copied });
  await expect.poll(() => status.count()).toBe(1);
  return takeWritten(page);
}

/** Moves on to a page and watches what it copies. */
async function start(docs: DocsPage): Promise<void> {
  await watchClipboard(docs.page);
  await skipToContent(docs);
}

describe.for(ways)('With $name', ({ press }) => {
  test('code is copied', async ({ visit }) => {
    const docs = await visit('/code-groups', { site });
    await start(docs);
    const group = docs.page.locator('main wm-code-group').first();
    const button = group.getByRole('button', { name: docs.text.copyCode });
    await press(button.first());
    expect(await copied(docs)).toBe('npm install atlas');
  });

  test('the address of a heading is copied, and shown', async ({ visit }) => {
    const docs = await visit('/headings', { site });
    await start(docs);
    for (const [name, path] of [
      ['Third level', '/headings#third-level'],
      ['With an id of its own', '/headings#MarkdownId'],
      ['A heading with an id', '/headings#own-id'],
    ] as const) {
      await press(docs.page.locator('main').getByRole('link', { name }));
      await docs.arrivesAt(path);
      await expect.poll(() => takeWritten(docs.page)).toBe(docs.origin + path);
    }
  });

  test('the address of a step is copied, and shown', async ({ visit }) => {
    const docs = await visit('/steps', { site });
    await start(docs);
    await press(docs.page.locator('main').getByRole('link', { name: 'With an id of its own' }));
    expect(await copied(docs)).toBe(`${docs.origin}/steps#own-step`);
    expect(docs.path()).toBe('/steps#own-step');
  });

  test('the address of an update is copied, and shown', async ({ visit }) => {
    const docs = await visit('/updates', { site });
    await start(docs);
    await press(docs.page.locator('main').getByRole('link', { name: 'June 2026' }));
    expect(await copied(docs)).toBe(`${docs.origin}/updates#june-2026`);
    expect(docs.path()).toBe('/updates#june-2026');
  });

  test('the address of a field is copied, and shown', async ({ visit }) => {
    const docs = await visit('/fields', { site });
    await start(docs);
    await press(docs.page.getByRole('link', { name: 'placeId' }));
    expect(await copied(docs)).toBe(`${docs.origin}/fields#param-place-id`);
    expect(docs.path()).toBe('/fields#param-place-id');
    // A response goes by the same rule.
    const response = docs.page.getByRole('link', { name: 'data', exact: true });
    await response.scrollIntoViewIfNeeded();
    await (press === click ? response.click() : response.press('Enter'));
    await docs.arrivesAt('/fields#param-data');
    await expect.poll(() => takeWritten(docs.page)).toBe(`${docs.origin}/fields#param-data`);
  });

  test('a colour is copied as it is in this mode', async ({ visit }) => {
    for (const [colorScheme, value] of [
      ['light', '#1F2328'],
      ['dark', '#E6EDF3'],
    ] as const) {
      const docs = await visit('/colors', { site, colorScheme });
      await start(docs);
      await press(docs.page.getByRole('button', { name: 'text' }));
      expect(await copied(docs)).toBe(value);
      expect(await docs.page.getByText(value, { exact: true }).isVisible()).toBe(true);
    }
  });

  test('a prompt is copied as its author wrote it', async ({ visit }) => {
    const docs = await visit('/prompts', { site });
    await start(docs);
    const prompts = docs.page.locator('.prompt');
    const button = (prompt: Locator) => prompt.getByRole('button', { name: docs.text.copyPrompt });
    await press(button(prompts.first()));
    expect(await copied(docs)).toBe(
      'Read the last commit.\n\n- Say what changed for **users**.\n- One sentence each.',
    );
    await press(button(prompts.nth(1)));
    await expect
      .poll(() => takeWritten(docs.page))
      .toContain('and -- for each -- who "owns" it.\n\n  - {placeholders} stay as they are');
    expect(await button(prompts.last()).count()).toBe(0);
  });
});

test('A prompt leads to the editor that its author names', async ({ visit }) => {
  const docs = await visit('/prompts', { site });
  const link = docs.page.getByRole('link', { name: 'Open in Cursor' });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.searchParams.get('text')).toMatch(/^# Explain this repository\n/);
  expect(await link.getAttribute('target')).toBe('_blank');
});

test('A prompt is shown where nothing copies it, and on paper', async ({ visit }) => {
  const docs = await visit('/prompts', { site });
  const source = docs.page.locator('.prompt-source').first();
  expect(await source.isVisible()).toBe(false);
  await docs.page.emulateMedia({ media: 'print' });
  expect(await source.isVisible()).toBe(true);
  await docs.page.emulateMedia({ media: null });
  await withoutClipboard(docs.page);
  await docs.goto('/prompts');
  await expect.poll(() => source.isVisible()).toBe(true);
  const tooLong = await visit('/values', { site: 'edgeCases' });
  expect(await tooLong.page.locator('.prompt-source').isVisible()).toBe(true);
});

test('Code without a button has none', async ({ visit }) => {
  const docs = await visit('/code-blocks', { site });
  for (const text of ['no button here', 'plain text without a button']) {
    const block = docs.page.locator('.code-block', { hasText: text });
    expect(await block.getByRole('button').count(), text).toBe(0);
  }
});

test('A heading without a link to itself is no link', async ({ visit }) => {
  const docs = await visit('/headings', { site });
  const heading = docs.page.getByRole('heading', { name: 'Without a link to itself' });
  expect(await heading.getAttribute('id')).toBe('quiet');
  expect(await heading.getByRole('link').count()).toBe(0);
});

test('What is copied is shown without a script, and has no button', async ({ visit }) => {
  const docs = await visit('/prompts', { site, javaScriptEnabled: false });
  expect(await docs.page.getByText('Say what changed for').isVisible()).toBe(true);
  expect(await docs.page.getByRole('button', { name: docs.text.copyPrompt }).count()).toBe(0);
});
