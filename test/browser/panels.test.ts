import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { isFocused, skipToContent, tabTo } from '../support/way.ts';

/*
 * Groups of which one part is shown at a time: tabs, groups of code, examples and views. Nested
 * groups are in edge-cases.test.ts.
 */

const site = 'components';

/** Label of the chosen tab of a group. */
async function chosen(group: Locator): Promise<string | undefined> {
  const tab = group.locator(
    ':scope > * > [aria-selected=true], :scope > * > * > [aria-selected=true]',
  );
  return (await tab.first().textContent())?.trim();
}

function tab(group: Locator, name: string): Locator {
  return group.getByRole('tab', { name, exact: true });
}

/** The groups of a page, in their order. */
async function groups(docs: DocsPage, tag: 'wm-tabs' | 'wm-code-group') {
  const [first, second, third, fourth] = await docs.page.locator(`main ${tag}`).all();
  if (!first || !second || !third || !fourth) throw new Error('The page has too few groups.');
  return { first, second, third, fourth };
}

describe('Tabs', () => {
  test('leave keys that are the browser’s alone', async ({ visit }) => {
    const docs = await visit('/tabs', { site });
    const { first } = await groups(docs, 'wm-tabs');
    const before = await chosen(first);
    await first.getByRole('tab').first().focus();
    for (const key of ['Alt+ArrowRight', 'Control+End', 'Shift+ArrowRight']) {
      await docs.page.keyboard.press(key);
      expect([key, await chosen(first)]).toEqual([key, before]);
    }
    await docs.page.keyboard.press('ArrowRight');
    expect(await chosen(first)).not.toBe(before);
  });

  test('are chosen with the pointer, and groups with the same titles follow', async ({ visit }) => {
    const docs = await visit('/tabs', { site });
    const { first, second, third } = await groups(docs, 'wm-tabs');
    await tab(first, 'pnpm').click();
    expect(await first.getByText('Run pnpm install.').isVisible()).toBe(true);
    expect(await first.getByText('Run npm install.').isVisible()).toBe(false);
    expect(await chosen(second)).toBe('pnpm');
    expect(await second.getByText('Follows the tabs above, too.').isVisible()).toBe(true);
    // `sync={false}`
    expect(await chosen(third)).toBe('npm');
    expect(docs.path()).toBe('/tabs#pnpm');
  });

  test('are chosen with the arrow keys, Home and End', async ({ visit }) => {
    const docs = await visit('/tabs', { site });
    const { first } = await groups(docs, 'wm-tabs');
    const { keyboard } = docs.page;
    await skipToContent(docs);
    await tabTo(tab(first, 'npm'));
    const steps = [
      ['ArrowRight', 'pnpm'],
      ['ArrowRight', 'With code'],
      ['ArrowRight', 'npm'],
      ['ArrowLeft', 'With code'],
      ['Home', 'npm'],
      ['End', 'With code'],
    ] as const;
    for (const [key, name] of steps) {
      await keyboard.press(key);
      expect(await chosen(first), key).toBe(name);
      expect(await isFocused(tab(first, name)), key).toBe(true);
    }
    expect(docs.path()).toBe('/tabs#own-id');
    expect(await first.getByText('The address of this tab').isVisible()).toBe(true);
  });

  test('are one stop of Tab, and their panel is the next', async ({ visit }) => {
    const docs = await visit('/tabs', { site });
    const { second } = await groups(docs, 'wm-tabs');
    await skipToContent(docs);
    await tabTo(tab(second, 'npm'));
    await docs.page.keyboard.press('Tab');
    expect(await isFocused(second.getByRole('tabpanel', { name: 'npm', exact: true }))).toBe(true);
    await docs.page.keyboard.press('Shift+Tab');
    expect(await isFocused(tab(second, 'npm'))).toBe(true);
  });

  test('are remembered on other pages, together with groups of code', async ({ visit }) => {
    const docs = await visit('/tabs', { site });
    await tab((await groups(docs, 'wm-tabs')).first, 'pnpm').click();
    await docs.goto('/code-groups');
    const { first, second, third } = await groups(docs, 'wm-code-group');
    expect(await Promise.all([first, second, third].map(chosen))).toEqual(['pnpm', 'pnpm', 'npm']);
    await tab(first, 'npm').click();
    await docs.goto('/tabs');
    expect(await chosen((await groups(docs, 'wm-tabs')).second)).toBe('npm');
  });

  test('open when the address names them or a heading in them', async ({ visit }) => {
    const docs = await visit('/tabs#own-id', { site });
    const { first } = await groups(docs, 'wm-tabs');
    expect(await chosen(first)).toBe('With code');
    await tab(first, 'npm').click();
    await docs.link('the heading in the second tab', first).click();
    await docs.arrivesAt('/tabs#another-heading');
    await expect.poll(() => chosen(first)).toBe('pnpm');
    const heading = docs.page.getByRole('heading', { name: 'Another heading' });
    expect(await heading.isVisible()).toBe(true);
    await docs.goto('/');
    await docs.goto('/tabs#another-heading');
    expect(await heading.isVisible()).toBe(true);
  });

  test('start with the one that `defaultTabIndex` says', async ({ visit }) => {
    const docs = await visit('/tabs', { site });
    const { fourth } = await groups(docs, 'wm-tabs');
    expect(await chosen(fourth)).toBe('Second');
    const fifth = docs.page.locator('main wm-tabs').nth(4);
    expect(await fifth.getByText('A tab without a title.').isVisible()).toBe(true);
  });

  test('stand one below the other when there is no JavaScript', async ({ visit }) => {
    const docs = await visit('/tabs', { site, javaScriptEnabled: false });
    for (const text of ['Run npm install.', 'Run pnpm install.', 'The address of this tab']) {
      expect(await docs.page.getByText(text).isVisible(), text).toBe(true);
    }
  });
});

describe('Groups of code', () => {
  test('are chosen with the pointer, in step', async ({ visit }) => {
    const docs = await visit('/code-groups#tabs', { site });
    const { first, second, third } = await groups(docs, 'wm-code-group');
    await tab(first, 'pnpm').click();
    expect(await first.getByText('pnpm add atlas').isVisible()).toBe(true);
    expect(await first.getByText('npm install atlas', { exact: true }).isVisible()).toBe(false);
    expect(await Promise.all([first, second, third].map(chosen))).toEqual(['pnpm', 'pnpm', 'npm']);
    // Code takes the fragment out of the address.
    expect(docs.path()).toBe('/code-groups');
    // The second group has no such block: it stays as it is.
    await tab(first, 'yarn').click();
    expect(await chosen(second)).toBe('pnpm');
  });

  test('are chosen with the keyboard', async ({ visit }) => {
    const docs = await visit('/code-groups', { site });
    const { first, second } = await groups(docs, 'wm-code-group');
    await skipToContent(docs);
    await tabTo(tab(first, 'npm'));
    await docs.page.keyboard.press('ArrowRight');
    expect(await chosen(first)).toBe('pnpm');
    expect(await chosen(second)).toBe('pnpm');
    await docs.page.keyboard.press('End');
    expect(await first.getByText('yarn add atlas').isVisible()).toBe(true);
    expect(await isFocused(tab(first, 'yarn'))).toBe(true);
  });

  test('are chosen from a menu of languages', async ({ visit }) => {
    const docs = await visit('/code-groups', { site });
    const group = docs.page.locator('#own-group');
    const menu = group.getByRole('combobox', { name: docs.text.code });
    expect(await menu.locator('option').allTextContents()).toEqual([
      expect.stringContaining('JavaScript'),
      expect.stringContaining('Python'),
    ]);
    await menu.selectOption({ label: 'Python' });
    expect(await group.locator('[data-wm-chosen]').textContent()).toBe('hello.py');
    expect(await group.getByText("print('hello')").isVisible()).toBe(true);
    await skipToContent(docs);
    await tabTo(menu);
    await docs.page.keyboard.press('ArrowUp');
    await expect.poll(() => group.locator('[data-wm-chosen]').textContent()).toBe('hello.js');
    expect(await group.getByText("print('hello')").isVisible()).toBe(false);
  });
});

describe('Examples', () => {
  test('stand beside the text and are chosen by pointer and keyboard', async ({ visit }) => {
    const docs = await visit('/examples', { site });
    const request = docs.page.locator('[data-wm-example=request]').first();
    const text = docs.page.getByText('The examples of this page stand beside it');
    const [box, beside] = await Promise.all([text.boundingBox(), request.boundingBox()]);
    expect(beside?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0) - 1);
    await tab(request, 'JavaScript').click();
    expect(await request.getByText('await fetch(').isVisible()).toBe(true);
    const response = docs.page.locator('[data-wm-example=response]').first();
    await skipToContent(docs);
    await tabTo(tab(response, '200'));
    await docs.page.keyboard.press('ArrowRight');
    expect(await response.getByText('unauthorized').isVisible()).toBe(true);
    expect(await chosen(response)).toBe('401');
  });

  test('have menus when their author wants them', async ({ visit }) => {
    const docs = await visit('/examples', { site });
    const request = docs.page.locator('[data-wm-example=request]').last();
    await request.getByRole('combobox').selectOption({ label: 'Python' });
    expect(await request.getByText('requests.get(').isVisible()).toBe(true);
    const response = docs.page.locator('[data-wm-example=response]').last();
    await response.getByRole('combobox').focus();
    await docs.page.keyboard.press('ArrowDown');
    await expect.poll(() => response.locator('[data-wm-chosen]').textContent()).toBe('Response 2');
    expect(await response.getByText('untitled: true').isVisible()).toBe(true);
  });

  test('stand in the text on a phone, where a tap chooses them', async ({ visit }) => {
    const docs = await visit('/examples', { site, phone: true });
    const request = docs.page.locator('[data-wm-example=request]').first();
    await tab(request, 'JavaScript').tap();
    expect(await request.getByText('await fetch(').isVisible()).toBe(true);
    expect((await request.boundingBox())?.x).toBeLessThan(40);
  });
});

describe('Views', () => {
  const parts = ({ page, text, contents }: DocsPage) => ({
    menu: page.getByRole('combobox', { name: text.selectView }),
    forJavaScript: page.getByText('The JavaScript variant.'),
    forPython: page.getByText('The Python variant.'),
    entry: (name: string) => contents.getByText(`Install for ${name}`),
  });

  test('are chosen from the menu of the page', async ({ visit }) => {
    const docs = await visit('/views', { site });
    const { menu, forJavaScript, forPython, entry } = parts(docs);
    expect(await forJavaScript.isVisible()).toBe(true);
    expect(await forPython.isVisible()).toBe(false);
    await menu.selectOption('Python');
    expect(await forJavaScript.isVisible()).toBe(false);
    expect(await forPython.isVisible()).toBe(true);
    expect(await entry('Python').isVisible()).toBe(true);
    expect(await entry('JavaScript').isVisible()).toBe(false);
    expect(await docs.page.getByText('A view without a title').isVisible()).toBe(true);
    expect(docs.path()).toBe('/views#python-view');
  });

  test('are chosen with the keyboard, and remembered', async ({ visit }) => {
    const docs = await visit('/views', { site });
    const { menu, forJavaScript, forPython } = parts(docs);
    await skipToContent(docs);
    await tabTo(menu);
    await docs.page.keyboard.press('ArrowDown');
    await expect.poll(() => forPython.isVisible()).toBe(true);
    await docs.goto('/');
    await docs.goto('/views');
    expect(await forPython.isVisible()).toBe(true);
    await menu.press('ArrowUp');
    await expect.poll(() => forJavaScript.isVisible()).toBe(true);
    expect(await docs.page.getByText('More for JavaScript').isVisible()).toBe(true);
  });

  test('are shown when the address names them or a heading in them', async ({ visit }) => {
    for (const fragment of ['python-view', 'install-for-python']) {
      const docs = await visit(`/views#${fragment}`, { site });
      const { menu, forPython } = parts(docs);
      expect(await forPython.isVisible(), fragment).toBe(true);
      expect(await menu.inputValue(), fragment).toBe('Python');
    }
  });

  test('are all shown when there is no JavaScript', async ({ visit }) => {
    const docs = await visit('/views', { site, javaScriptEnabled: false });
    const { forJavaScript, forPython } = parts(docs);
    expect(await forJavaScript.isVisible()).toBe(true);
    expect(await forPython.isVisible()).toBe(true);
  });
});
