import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { isFocused, skipToContent, tabTo } from '../support/way.ts';

const site = 'components';

function parts({ page }: DocsPage, text: string) {
  const tooltip = page.locator('wm-tooltip', { hasText: text }).first();
  return {
    trigger: tooltip.locator('.tooltip'),
    bubble: tooltip.getByRole('tooltip', { includeHidden: true }),
  };
}

async function box(element: Locator) {
  const found = await element.boundingBox();
  if (!found) throw new Error('The element is not there.');
  return { ...found, right: found.x + found.width, bottom: found.y + found.height };
}

describe('A tooltip', () => {
  test('is shown under the pointer, which may move into it', async ({ visit }) => {
    const docs = await visit('/inline', { site });
    const { trigger, bubble } = parts(docs, 'API');
    expect(await bubble.isVisible()).toBe(false);
    await trigger.hover();
    expect(await bubble.isVisible()).toBe(true);
    expect(await bubble.textContent()).toContain('What programs use instead of pages.');
    await bubble.getByRole('link').hover();
    expect(await bubble.isVisible()).toBe(true);
    await docs.title.hover();
    await expect.poll(() => bubble.isVisible()).toBe(false);
  });

  test('goes with Escape while the pointer stays', async ({ visit }) => {
    const docs = await visit('/inline', { site });
    const { trigger, bubble } = parts(docs, 'API');
    await trigger.hover();
    await docs.page.keyboard.press('Escape');
    expect(await bubble.isVisible()).toBe(false);
    await docs.title.hover();
    await trigger.hover();
    expect(await bubble.isVisible()).toBe(true);
  });

  test('is shown on focus, and its link is the next stop', async ({ visit }) => {
    const docs = await visit('/inline', { site });
    const { trigger, bubble } = parts(docs, 'API');
    await skipToContent(docs);
    await tabTo(trigger);
    expect(await bubble.isVisible()).toBe(true);
    expect(await trigger.getAttribute('aria-describedby')).toBe(await bubble.getAttribute('id'));
    await docs.page.keyboard.press('Escape');
    expect(await bubble.isVisible()).toBe(false);
    expect(await isFocused(trigger)).toBe(true);
    await docs.page.keyboard.press('Shift+Tab');
    await docs.page.keyboard.press('Tab');
    await docs.page.keyboard.press('Tab');
    expect(await isFocused(bubble.getByRole('link'))).toBe(true);
    await docs.page.keyboard.press('Enter');
    await docs.arrivesAt('/fields');
  });

  test('is opened and closed by taps', async ({ visit }) => {
    const docs = await visit('/inline', { site, phone: true });
    const { trigger, bubble } = parts(docs, 'API');
    await trigger.tap();
    expect(await bubble.isVisible()).toBe(true);
    await trigger.tap();
    expect(await bubble.isVisible()).toBe(false);
    await trigger.tap();
    expect(await bubble.isVisible()).toBe(true);
    await docs.title.tap();
    expect(await bubble.isVisible()).toBe(false);
  });

  test('stays in a narrow window', async ({ visit }) => {
    const docs = await visit('/inline', { site, phone: true });
    for (const text of ['API', 'on the left', 'on the right', 'above', 'below']) {
      const { trigger, bubble } = parts(docs, text);
      await trigger.tap();
      const { x, right } = await box(bubble);
      expect(x, text).toBeGreaterThanOrEqual(0);
      expect(right, text).toBeLessThanOrEqual(390);
    }
  });

  test('stands where its author wants it', async ({ visit }) => {
    const docs = await visit('/inline', { site });
    const places = async (text: string) => {
      const { trigger, bubble } = parts(docs, text);
      await trigger.hover();
      return [await box(trigger), await box(bubble)] as const;
    };
    const [below, belowBubble] = await places('below');
    expect(belowBubble.y).toBeGreaterThanOrEqual(below.bottom);
    expect(belowBubble.x).toBeCloseTo(below.x, 0);
    const [left, leftBubble] = await places('on the left');
    expect(leftBubble.right).toBeLessThanOrEqual(left.x);
    const [above, aboveBubble] = await places('above');
    expect(aboveBubble.bottom).toBeLessThanOrEqual(above.y);
    expect(aboveBubble.right).toBeCloseTo(above.right, 0);
  });

  test.for([
    ['a card', '.card'],
    ['a table', 'td'],
  ] as const)('is whole in %s, and goes with its word', async ([, around], { visit }) => {
    const docs = await visit('/containers', { site: 'edgeCases' });
    const tooltip = docs.page.locator(`${around} wm-tooltip`);
    const bubble = tooltip.locator('.tooltip-bubble');
    await tooltip.locator('.tooltip').focus();
    const isWhole = await bubble.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      const corners = [left + 4, right - 4].flatMap((x) =>
        [top + 4, bottom - 4].map((y) => [x, y]),
      );
      return corners.every(([x = 0, y = 0]) => element.contains(document.elementFromPoint(x, y)));
    });
    expect(isWhole).toBe(true);
    const above = async () => (await box(tooltip)).y - (await box(bubble)).bottom;
    expect(await above()).toBeCloseTo(6, 0);
    await docs.page.evaluate(() => scrollBy(0, 40));
    await expect.poll(above).toBeCloseTo(6, 0);
  });

  test('belongs to the link that it stands around', async ({ visit }) => {
    const docs = await visit('/inline', { site });
    const { bubble } = parts(docs, 'link with a tip');
    const link = docs.page.getByRole('link', { name: 'link with a tip' });
    await link.focus();
    expect(await bubble.isVisible()).toBe(true);
    expect(await link.getAttribute('aria-describedby')).toBe(await bubble.getAttribute('id'));
    await link.press('Enter');
    await docs.arrivesAt('/cards');
  });

  test('is shown under the pointer when there is no JavaScript', async ({ visit }) => {
    const docs = await visit('/inline', { site, javaScriptEnabled: false });
    const { trigger, bubble } = parts(docs, 'API');
    await trigger.hover();
    expect(await bubble.isVisible()).toBe(true);
  });
});
