import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { isFocused, tabTo } from '../support/way.ts';

const isOpen = (docs: DocsPage) => docs.navigation.isVisible();

describe('The drawer of a phone', () => {
  test.for([
    { name: 'with', javaScriptEnabled: true },
    { name: 'without', javaScriptEnabled: false },
  ])('opens and closes with its buttons, $name JavaScript', async (visitor, { visit }) => {
    const { javaScriptEnabled } = visitor;
    const docs = await visit('/quickstart', { phone: true, javaScriptEnabled });
    expect(await isOpen(docs)).toBe(false);
    await docs.menuButton.tap();
    expect(await isOpen(docs)).toBe(true);
    expect(await docs.current.textContent()).toBe('Quickstart');
    await docs.page.getByRole('button', { name: 'Close menu' }).tap();
    expect(await isOpen(docs)).toBe(false);
  });

  const bottom = async ({ current }: DocsPage) => {
    const box = await current.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };

  test('shows the current entry when it opens, and some entries after it', async ({ visit }) => {
    const docs = await visit('/migration/from-v1', { phone: true });
    await docs.menuButton.tap();
    await expect.poll(() => bottom(docs)).toBeLessThan(800);
    expect(await bottom(docs)).toBeGreaterThan(400);
  });

  test('starts with the switchers where the current entry is in view below them', async ({
    visit,
  }) => {
    const docs = await visit('/quickstart', { phone: true });
    await docs.menuButton.tap();
    const scrolled = () => docs.navigation.evaluate((drawer) => drawer.scrollTop);
    const height = Math.ceil((await scrolled()) + (await bottom(docs))) + 10;
    await docs.page.keyboard.press('Escape');
    await docs.page.setViewportSize({ width: 390, height });
    await docs.menuButton.tap();
    expect(await bottom(docs)).toBeGreaterThan(height - 20);
    expect(await scrolled()).toBe(0);
  });

  test('scrolls only as far as the current entry and a few after it', async ({ visit }) => {
    const docs = await visit('/migration/from-v1', { phone: true });
    await docs.menuButton.tap();
    const last = 844 - (await bottom(docs));
    expect(last).toBeGreaterThan(0);
    expect(last).toBeLessThan(150);
  });

  test('closes with a tap beside it', async ({ visit }) => {
    const docs = await visit('/quickstart', { phone: true });
    await docs.menuButton.tap();
    await docs.page.touchscreen.tap(380, 500);
    expect(await isOpen(docs)).toBe(false);
    expect(docs.path()).toBe('/quickstart');
  });

  test('closes with Escape, which gives the focus back', async ({ visit }) => {
    const docs = await visit('/quickstart', { phone: true });
    await docs.menuButton.press('Enter');
    await tabTo(docs.link('Authentication'));
    await docs.page.keyboard.press('Escape');
    expect(await isOpen(docs)).toBe(false);
    expect(await isFocused(docs.menuButton)).toBe(true);
  });

  test('is the next stop of Tab when it is open', async ({ visit }) => {
    const docs = await visit('/quickstart', { phone: true });
    await docs.menuButton.press('Enter');
    await docs.page.keyboard.press('Tab');
    expect(await docs.navigation.locator(':focus').count()).toBe(1);
  });

  test('closes when the window becomes wide', async ({ visit }) => {
    const docs = await visit('/quickstart', { phone: true });
    await docs.menuButton.tap();
    await docs.page.setViewportSize({ width: 1280, height: 800 });
    const isPopover = () => docs.navigation.evaluate((element) => element.matches(':popover-open'));
    await expect.poll(isPopover).toBe(false);
    expect(await isOpen(docs)).toBe(true);
  });

  test('comes from the right in Arabic', async ({ visit }) => {
    const docs = await visit('/ar/quickstart', { phone: true, lang: 'ar' });
    await docs.menuButton.tap();
    const box = await docs.navigation.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBe(390);
  });

  test('has the links of the bar', async ({ visit }) => {
    const docs = await visit('/quickstart', { phone: true });
    expect(await docs.page.getByRole('link', { name: 'Get an API key' }).count()).toBe(0);
    await docs.menuButton.tap();
    expect(await docs.link('Get an API key').isVisible()).toBe(true);
    expect(await docs.link('Support').isVisible()).toBe(true);
  });
});

test('The line at the top of a phone names the page and stays in view', async ({ visit }) => {
  const docs = await visit('/quickstart', { phone: true });
  await docs.page.evaluate(() => scrollTo(0, 1200));
  await expect.poll(async () => (await docs.menuButton.boundingBox())?.y).toBeGreaterThanOrEqual(0);
  expect((await docs.menuButton.boundingBox())?.y).toBeLessThan(60);
});

test('No bar of a phone lets anything shine through where the visitor wants that', async ({
  visit,
}) => {
  const blurOf = async (blurred: boolean) => {
    const docs = await visit('/guides/sowing', { phone: true, blurred });
    return docs.page.locator('.wm-mobile-nav').evaluate((bar) => {
      const { backdropFilter, backgroundColor } = getComputedStyle(bar);
      return [backdropFilter === 'none', /[/,] *0?\.\d+\)/.test(backgroundColor)];
    });
  };
  expect(await blurOf(false)).toEqual([true, false]);
  expect(await blurOf(true)).toEqual([false, true]);
});
