import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import { SearchBox } from '../support/search-box.ts';
import { test } from '../support/visit.ts';

async function box(part: Locator): Promise<{ top: number; bottom: number; height: number }> {
  const found = await part.boundingBox();
  if (!found) throw new Error(`${part} is not on the page.`);
  return { top: found.y, bottom: found.y + found.height, height: found.height };
}

const styleOf = (part: Locator, name: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), name);

describe('Where a bundler has put the script of a component after it', () => {
  const addScript = (part: Locator) =>
    part.evaluate((element) => element.after(document.createElement('script')));

  test('there is a line between the accordions of a group', async ({ visit }) => {
    const { page } = await visit('/accordions', { site: 'components' });
    const accordions = page.locator('.accordion-group > .accordion');
    await addScript(accordions.first());
    expect(await styleOf(accordions.nth(1), 'border-top-width')).toBe('1px');
  });

  test('steps end without a line and without a distance', async ({ visit }) => {
    const { page } = await visit('/steps', { site: 'components' });
    const last = page.locator('.steps').first().locator('> .step').last();
    const text = last.locator('.step-content > *').last();
    await addScript(last);
    await addScript(text);
    expect(await styleOf(last.locator('> .step-line'), 'display')).toBe('none');
    expect(await styleOf(last, 'padding-bottom')).toBe('0px');
    expect(
      await styleOf(page.locator('.step-content:has(> script) > *').first(), 'margin-bottom'),
    ).toBe('0px');
  });
});

describe('The controls of a diagram', () => {
  test.for(['wide', 'phone'] as const)('hide nothing of it: %s', async (window, { visit }) => {
    const { page } = await visit('/mermaid', { site: 'components', phone: window === 'phone' });
    const low = page.locator('wm-mermaid[data-placement=top-left]');
    // It is higher than its source, and moves the others.
    await page.locator('wm-mermaid').first().locator('.mermaid-drawing svg').waitFor();
    await low.scrollIntoViewIfNeeded();
    await low.locator('.mermaid-drawing svg').waitFor();
    const controls = await box(low.locator('.mermaid-controls-wrapper'));
    expect(controls.bottom).toBeLessThanOrEqual((await box(low.locator('svg[id]'))).top);
    const first = page.locator('wm-mermaid').first();
    const below = await box(first.locator('.mermaid-controls-wrapper'));
    expect(below.top).toBeGreaterThanOrEqual((await box(first.locator('svg[id]'))).bottom);
  });
});

test('The search shows all of its last line, however many hits there are', async ({ visit }) => {
  const docs = await visit('/hook', { site: 'search' });
  const search = new SearchBox(docs);
  await search.open('/');
  await search.field.fill('webhooks');
  await search.options.first().waitFor();
  await docs.page.setViewportSize({ width: 1280, height: 300 });
  const footer = search.dialog.locator('.wm-search-slash');
  const isWhole = (part: Element) => part.scrollHeight <= part.clientHeight;
  expect(await footer.evaluate(isWhole)).toBe(true);
  expect(await search.dialog.evaluate(isWhole)).toBe(true);
});

test('"Copy page" stands beside a short title and below a long one on a phone', async ({
  visit,
}) => {
  const { page } = await visit('/', { site: 'contextualMenu', phone: true });
  const title = page.locator('#page-title');
  const actions = page.locator('.wm-page-title .wm-page-actions');
  const short = await box(title);
  expect((await box(actions)).top).toBeLessThan(short.bottom);
  await title.evaluate((heading) => {
    heading.textContent = 'Usage-Based Billing Integration guide';
  });
  const long = await box(title);
  expect(long.height).toBeLessThan(short.height * 2.2);
  expect((await box(actions)).top).toBeGreaterThanOrEqual(long.bottom);
});

test('The method of an entry of the sidebar stands in the first line, a tag after the last word', async ({
  visit,
}) => {
  const { navigation } = await visit('/reference/plants/list-plants', { site: 'api' });
  const entry = navigation.locator('[data-method][aria-current=page]');
  const line = (await box(entry)).height;
  await entry.evaluate((link) => {
    link.innerHTML =
      '<svg class="wm-icon"></svg><span>A title that takes two lines here <small>New</small></span>';
  });
  expect((await box(entry)).height).toBeLessThan(line * 2);
  const icon = await box(entry.locator('svg'));
  const text = await box(entry.locator('span'));
  expect(icon.bottom).toBeLessThan(text.top + text.height / 2);
});

test('A page in a frame has the same distance from it above and below', async ({ visit }) => {
  const { page } = await visit('/frames', { site: 'components' });
  const content = page.locator('.frame-content').first();
  await content.evaluate((frame) => {
    frame.innerHTML = '<iframe title="Other" width="300" height="200"></iframe>';
  });
  const frame = await box(content);
  expect(frame.height).toBeCloseTo((await box(content.locator('iframe'))).height, 0);
});

test('A table fades at the edge beyond which there is more of it', async ({ visit }) => {
  const { page } = await visit('/authentication', { phone: true });
  const table = page.locator('.wm-table').first();
  const mask = () => styleOf(table, 'mask-image');
  expect(await mask()).toBe('none');
  await table.locator('table').evaluate((element) => {
    element.style.width = '60rem';
  });
  const [from, to] = [/^linear-gradient\(90deg, rgb\(0, 0, 0\)/, /rgb\(0, 0, 0\) 48px\)$/];
  await expect.poll(mask).toMatch(from);
  expect(await mask()).not.toMatch(to);
  await table.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(mask).toMatch(to);
  expect(await mask()).not.toMatch(from);
});
