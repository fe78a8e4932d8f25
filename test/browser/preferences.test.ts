import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { click, isFocused, type Press, pressEnter } from '../support/way.ts';

async function choose(docs: DocsPage, mode: string, press: Press = click): Promise<void> {
  await press(docs.themeMenu);
  await press(docs.page.getByRole('button', { name: mode, exact: true }));
}

const ways = [
  { name: 'a click', press: click },
  { name: 'Enter', press: pressEnter },
];

/** Whether the page is drawn dark, by what is painted. */
function isDark(docs: DocsPage): Promise<boolean> {
  return docs.page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d');
    if (!canvas) throw new Error('There is no canvas.');
    canvas.fillStyle = getComputedStyle(document.documentElement).backgroundColor;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data;
    return red + green + blue < 128;
  });
}

describe('The theme', () => {
  test.for(['light', 'dark'] as const)('follows a %s system', async (colorScheme, { visit }) => {
    const docs = await visit('/quickstart', { colorScheme });
    expect(await isDark(docs)).toBe(colorScheme === 'dark');
  });

  test.for(ways)('is what the visitor chose with $name, on every page', async (way, { visit }) => {
    const docs = await visit('/quickstart');
    await choose(docs, 'Dark', way.press);
    expect(await isDark(docs)).toBe(true);
    expect(await isFocused(docs.themeMenu)).toBe(true);
    await docs.goto('/authentication');
    expect(await isDark(docs)).toBe(true);
    const dark = docs.menuOf(docs.themeMenu).locator('[aria-pressed="true"]');
    expect(await dark.allTextContents()).toEqual([expect.stringContaining('Dark')]);
  });

  test('follows the system again when the visitor says so', async ({ visit }) => {
    const docs = await visit('/quickstart', { colorScheme: 'dark' });
    await choose(docs, 'Light');
    expect(await isDark(docs)).toBe(false);
    await choose(docs, 'System');
    expect(await isDark(docs)).toBe(true);
    await docs.page.emulateMedia({ colorScheme: 'light' });
    await expect.poll(() => isDark(docs)).toBe(false);
  });

  test('is the chosen one on a page that comes back as it was left', async ({ visit }) => {
    const docs = await visit('/quickstart');
    await docs.page.evaluate(() => {
      localStorage.setItem('wm-appearance', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await isDark(docs)).toBe(true);
  });

  test('changes in all windows of the site', async ({ visit }) => {
    const docs = await visit('/quickstart');
    const other = await visit('/authentication');
    await choose(docs, 'Dark');
    await expect.poll(() => isDark(other)).toBe(true);
  });

  test('is that of a strict site, whatever was chosen before', async ({ visit }) => {
    const docs = await visit('/quickstart');
    await docs.page.evaluate(() => {
      // Such a site has no control.
      for (const control of document.querySelectorAll('wm-theme-select')) control.remove();
      localStorage.setItem('wm-appearance', 'dark');
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
      const changed = { key: 'wm-appearance', newValue: 'dark' };
      dispatchEvent(new StorageEvent('storage', changed));
    });
    expect(await isDark(docs)).toBe(false);
  });

  test('follows the system, without a control, when there is no JavaScript', async ({ visit }) => {
    const docs = await visit('/quickstart', { javaScriptEnabled: false });
    expect(await docs.themeMenu.isVisible()).toBe(false);
  });
});

describe('The banner', () => {
  const dismiss = (docs: DocsPage, press: Press = click) =>
    press(docs.banner.getByRole('button', { name: 'Dismiss this message' }));

  test.for(ways)('stays dismissed on every page after $name', async (way, { visit }) => {
    const docs = await visit('/quickstart');
    expect(await docs.banner.isVisible()).toBe(true);
    await dismiss(docs, way.press);
    expect(await docs.banner.count()).toBe(0);
    await docs.goto('/authentication');
    expect(await docs.banner.count()).toBe(0);
  });

  test('returns when its text is another, as in another language', async ({ visit }) => {
    const docs = await visit('/quickstart');
    await dismiss(docs);
    await docs.goto('/fr/quickstart');
    expect(await docs.page.getByText('Atlas v2 est disponible').isVisible()).toBe(true);
  });

  test('has nothing to dismiss it where that would not work', async ({ visit }) => {
    const docs = await visit('/quickstart', { javaScriptEnabled: false });
    expect(await docs.banner.isVisible()).toBe(true);
    expect(await docs.banner.getByRole('button').count()).toBe(0);
  });
});
