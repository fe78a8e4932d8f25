import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { isFocused } from '../support/way.ts';

/** What opens each of the three kinds of menus, and the labels of its first and last entry. */
const menus = [
  {
    name: 'of a switcher',
    opener: (docs: DocsPage) => docs.switcher('version'),
    first: /^v2/,
    last: /^v1/,
  },
  {
    name: 'of a tab',
    opener: (docs: DocsPage) => docs.tabMenu('Resources'),
    first: /^Tutorials/,
    last: /^Forum/,
  },
  {
    name: 'of the theme',
    opener: (docs: DocsPage) => docs.themeMenu,
    first: /^Light/,
    last: /^System/,
  },
];

describe.each(menus)('The menu $name', ({ opener, first, last }) => {
  const parts = (docs: DocsPage) => {
    const menu = docs.menuOf(opener(docs));
    return {
      button: opener(docs),
      menu,
      firstEntry: menu.locator('a, button').filter({ hasText: first }),
      lastEntry: menu.locator('a, button').filter({ hasText: last }),
    };
  };

  test.for(['Enter', 'Space'])('opens and closes with %s', async (key, { visit }) => {
    const { button, menu } = parts(await visit('/quickstart'));
    expect(await menu.isVisible()).toBe(false);
    await button.press(key);
    expect(await menu.isVisible()).toBe(true);
    expect(await isFocused(button)).toBe(true);
    await button.press(key);
    expect(await menu.isVisible()).toBe(false);
  });

  test('opens with the arrow keys, which go round its entries', async ({ visit }) => {
    const docs = await visit('/quickstart');
    const { button, firstEntry, lastEntry } = parts(docs);
    const { keyboard } = docs.page;
    await button.press('ArrowDown');
    expect(await isFocused(firstEntry)).toBe(true);
    await keyboard.press('ArrowUp');
    expect(await isFocused(lastEntry)).toBe(true);
    await keyboard.press('ArrowDown');
    expect(await isFocused(firstEntry)).toBe(true);
    await keyboard.press('End');
    expect(await isFocused(lastEntry)).toBe(true);
    await keyboard.press('Home');
    expect(await isFocused(firstEntry)).toBe(true);
  });

  test('closes with Escape, which gives the focus back', async ({ visit }) => {
    const { button, menu, firstEntry } = parts(await visit('/quickstart'));
    await button.press('ArrowDown');
    await firstEntry.press('Escape');
    expect(await menu.isVisible()).toBe(false);
    expect(await isFocused(button)).toBe(true);
  });

  test('closes with a click elsewhere', async ({ visit }) => {
    const docs = await visit('/quickstart');
    const { button, menu } = parts(docs);
    await button.click();
    expect(await menu.isVisible()).toBe(true);
    await docs.page.mouse.click(700, 700);
    expect(await menu.isVisible()).toBe(false);
  });

  test('closes when Tab leaves it', async ({ visit }) => {
    const docs = await visit('/quickstart');
    const { button, menu, lastEntry } = parts(docs);
    await button.press('ArrowUp');
    expect(await isFocused(lastEntry)).toBe(true);
    await lastEntry.press('Tab');
    expect(await menu.isVisible()).toBe(false);
  });
});

test('Opening one menu closes the other', async ({ visit }) => {
  const docs = await visit('/quickstart');
  await docs.switcher('version').click();
  await docs.switcher('language').click();
  expect(await docs.menuOf(docs.switcher('version')).isVisible()).toBe(false);
  expect(await docs.menuOf(docs.switcher('language')).isVisible()).toBe(true);
});
