import type { Locator } from 'playwright-core';
import { describe, expect } from 'vitest';
import type { DocsPage } from '../support/docs-page.ts';
import { test } from '../support/visit.ts';
import { click, isFocused, pressEnter, pressSpace, skipToContent, tabTo } from '../support/way.ts';

/* What opens and closes: accordions, lists of fields, long code, trees; and filters of a changelog. */

const site = 'components';

const ways = [
  { name: 'a click', press: click },
  { name: 'Enter', press: pressEnter },
  { name: 'the space bar', press: pressSpace },
];

function isOpen(details: Locator): Promise<boolean> {
  return details.evaluate((element) => element.hasAttribute('open'));
}

function isInWindow(element: Locator): Promise<boolean> {
  return element.evaluate((node) => {
    const { top, bottom } = node.getBoundingClientRect();
    return top >= 0 && bottom <= innerHeight;
  });
}

describe('Accordions', () => {
  const summary = ({ page }: DocsPage, title: string) =>
    page.locator('summary.accordion-button', { hasText: title });

  test.for(ways)('open and close with $name, and the address says so', async (way, { visit }) => {
    const docs = await visit('/accordions', { site });
    await skipToContent(docs);
    const outer = summary(docs, 'Closed at first');
    const inner = summary(docs, 'Inside another');
    await way.press(outer);
    expect(await docs.page.getByText('Now it is open').isVisible()).toBe(true);
    expect(docs.path()).toBe('/accordions#closed-at-first');
    await way.press(inner);
    expect(await docs.page.getByText('The address names both.').isVisible()).toBe(true);
    expect(docs.path()).toBe('/accordions#closed-at-first:inside-another');
    await inner.press('Enter');
    expect(docs.path()).toBe('/accordions#closed-at-first');
    await outer.press('Enter');
    expect(await docs.page.getByText('Now it is open').isVisible()).toBe(false);
    expect(docs.path()).toBe('/accordions');
  });

  test('start as `defaultOpen` says, and several may be open', async ({ visit }) => {
    const docs = await visit('/accordions', { site });
    const open = docs.page.locator('details.accordion[open] .accordion-title');
    expect(await open.allTextContents()).toEqual(['Open at first', 'Opened by a string']);
    await summary(docs, 'With code in the title').click();
    expect(await open.count()).toBe(3);
  });

  test('open when the address names them, within others, or a heading in them', async ({
    visit,
  }) => {
    const docs = await visit('/accordions#own-accordion', { site });
    const own = docs.page.locator('[data-wm-accordion=own-accordion]');
    expect(await isOpen(own)).toBe(true);
    await expect.poll(() => isInWindow(own.locator('summary'))).toBe(true);
    await docs.goto('/');
    await docs.goto('/accordions#closed-at-first:inside-another');
    expect(await docs.page.getByText('The address names both.').isVisible()).toBe(true);
    await docs.page.getByRole('link', { name: 'a heading in an accordion' }).click();
    await docs.arrivesAt('/accordions#a-heading-in-an-accordion');
    const heading = docs.page.getByRole('heading', { name: 'A heading in an accordion' });
    await expect.poll(() => isInWindow(heading)).toBe(true);
  });
});

describe('Lists of fields', () => {
  const list = ({ page }: DocsPage) =>
    page.locator('details.expandable', { hasText: 'items' }).last();

  test.for(ways)('open and close with $name', async (way, { visit }) => {
    const docs = await visit('/fields', { site });
    await skipToContent(docs);
    const summary = list(docs).locator('summary');
    const label = summary.locator('.expandable-title');
    expect(await label.allInnerTexts()).toEqual([`${docs.text.show} items`]);
    await way.press(summary);
    expect(await docs.page.getByText('Found by the link').isVisible()).toBe(true);
    expect(await label.allInnerTexts()).toEqual([`${docs.text.hide} items`]);
    await way.press(summary);
    expect(await isOpen(list(docs))).toBe(false);
  });

  test('open when a link leads to a field in them', async ({ visit }) => {
    const docs = await visit('/fields', { site });
    await docs.page.getByRole('link', { name: 'a field in a closed list' }).click();
    await docs.arrivesAt('/fields#param-items-id');
    await expect.poll(() => isOpen(list(docs))).toBe(true);
    await expect.poll(() => isInWindow(docs.page.locator('#param-items-id'))).toBe(true);
  });

  test('start as `defaultOpen` says', async ({ visit }) => {
    const docs = await visit('/fields', { site });
    expect(await isOpen(docs.page.locator('#own-expandable'))).toBe(true);
  });
});

test.for(ways)('Long code opens and closes with $name', async (way, { visit }) => {
  const docs = await visit('/code-blocks', { site });
  const block = docs.page.locator('.code-block-expandable').first();
  const height = async () => (await block.locator('pre').boundingBox())?.height ?? 0;
  const shown = async () =>
    (await block.locator('.code-block-background').boundingBox())?.height ?? 0;
  const button = block.getByRole('button', { name: docs.text.showLines.replace('{count}', '12') });
  expect(await shown()).toBeLessThan(await height());
  if (way.press === click) await button.click();
  // The page has more stops before it than anyone would count.
  else await button.press(way.press === pressEnter ? 'Enter' : 'Space');
  expect(await shown()).toBe(await height());
  const less = block.getByRole('button', { name: docs.text.showLess });
  expect(await less.getAttribute('aria-expanded')).toBe('true');
  await less.click();
  expect(await shown()).toBeLessThan(await height());
});

describe('A tree', () => {
  const row = ({ page }: DocsPage, name: string) =>
    page.locator('wm-tree').first().getByRole('treeitem', { name });

  test('opens and closes folders with the pointer', async ({ visit }) => {
    const docs = await visit('/trees', { site });
    const guides = row(docs, 'guides');
    expect(await row(docs, 'first.mdx').isVisible()).toBe(false);
    await guides.click();
    expect(await guides.getAttribute('aria-expanded')).toBe('true');
    expect(await row(docs, 'first.mdx').isVisible()).toBe(true);
    await guides.click();
    expect(await row(docs, 'first.mdx').isVisible()).toBe(false);
    expect(await row(docs, 'drafts').getAttribute('aria-expanded')).toBeNull();
  });

  test('is one stop of Tab, and the arrow keys go through it', async ({ visit }) => {
    const docs = await visit('/trees', { site });
    await skipToContent(docs);
    await tabTo(row(docs, 'docs').first());
    const steps = [
      ['ArrowDown', 'docs.json'],
      ['ArrowDown', 'guides'],
      // Opens, then goes in.
      ['ArrowRight', 'guides'],
      ['ArrowRight', 'first.mdx'],
      // Goes out, then closes.
      ['ArrowLeft', 'guides'],
      ['ArrowLeft', 'guides'],
      ['ArrowDown', 'index.mdx'],
      ['End', 'drafts'],
      ['ArrowUp', 'index.mdx'],
      // The first letters of a name.
      ['g', 'guides'],
      ['Enter', 'guides'],
      ['ArrowDown', 'first.mdx'],
      ['Home', 'docs'],
      ['Space', 'docs'],
    ] as const;
    for (const [index, [key, name]] of steps.entries()) {
      await docs.page.keyboard.press(key);
      const focused = docs.page.locator('[role=treeitem]:focus .tree-name');
      expect(await focused.textContent(), `${index}: ${key}`).toBe(name);
    }
    expect(await row(docs, 'docs.json').isVisible()).toBe(false);
    await docs.page.keyboard.press('Tab');
    expect(await isFocused(docs.page.locator('#own-tree [role=treeitem]').first())).toBe(true);
  });

  test('opens its folders with all their siblings', async ({ visit }) => {
    const docs = await visit('/trees', { site });
    await row(docs, 'docs.json').press('*');
    expect(await row(docs, 'first.mdx').isVisible()).toBe(true);
  });

  test('is printed with all that it holds', async ({ visit }) => {
    const { page } = await visit('/containers', { site: 'edgeCases' });
    const inside = page.getByText('inside.ts');
    expect(await inside.isVisible()).toBe(false);
    await page.emulateMedia({ media: 'print' });
    expect(await inside.isVisible()).toBe(true);
  });

  test('can be read without a script', async ({ visit }) => {
    const docs = await visit('/trees', { site, javaScriptEnabled: false });
    const guides = docs.page.locator('summary', { hasText: 'guides' }).first();
    await guides.click();
    expect(await docs.page.getByText('first.mdx').first().isVisible()).toBe(true);
  });
});

describe('The filters of a changelog', () => {
  const parts = ({ page, text }: DocsPage) => ({
    filter: (tag: string) => page.locator(`wm-tag-filters [data-tag="${tag}"]`),
    clear: page.getByRole('button', { name: text.clearFilters }),
    shown: () => page.locator('.update:visible .update-label').allInnerTexts(),
  });
  const all = ['June 2026', 'May 2026', 'May 2026', 'April 2026'];

  test.for(ways)('show the updates with all chosen tags with $name', async (way, { visit }) => {
    const docs = await visit('/updates', { site });
    const { filter, clear, shown } = parts(docs);
    expect(await shown()).toEqual(all);
    await skipToContent(docs);
    await way.press(filter('CLI'));
    expect(await shown()).toEqual(['June 2026', 'May 2026', 'May 2026']);
    expect(docs.path()).toBe('/updates?tags=CLI');
    await way.press(filter('Docs'));
    expect(await filter('Docs').getAttribute('aria-pressed')).toBe('true');
    expect(await shown()).toEqual(['May 2026']);
    expect(docs.path()).toBe('/updates?tags=CLI,Docs');
    await way.press(clear);
    expect(await shown()).toEqual(all);
    expect(docs.path()).toBe('/updates');
    expect(await clear.isVisible()).toBe(false);
    expect(await isFocused(filter('CLI'))).toBe(true);
  });

  test('are what the address says, and yield to a link', async ({ visit }) => {
    const docs = await visit('/updates?tags=API', { site });
    const { filter, shown } = parts(docs);
    expect(await shown()).toEqual(['June 2026']);
    expect(await filter('API').getAttribute('aria-pressed')).toBe('true');
    await docs.page.evaluate(() => {
      location.hash = '#may';
    });
    await expect.poll(shown).toEqual(all);
  });
});

describe('Messages of a channel', () => {
  test.for(ways)('close and open with $name', async ({ press }, { visit }) => {
    const { page } = await visit('/live/plants/plant-events', { site: 'api' });
    const message = page.locator('#receive-send-plant-events-withered');
    const summary = message.locator(':scope > summary');
    expect(await isOpen(message)).toBe(true);
    await press(summary);
    expect(await isOpen(message)).toBe(false);
    await press(summary);
    expect(await message.getByText('reason').isVisible()).toBe(true);
  });

  test('have an example each, chosen by its tab', async ({ visit }) => {
    const { page } = await visit('/live/plants/plant-events', { site: 'api' });
    const examples = page.locator('[data-wm-example]');
    expect(await examples.getByText('"kinds"').first().isVisible()).toBe(true);
    await examples.getByRole('tab', { name: 'Watered' }).click();
    expect(await examples.getByText('"litres"').first().isVisible()).toBe(true);
    expect(await examples.getByText('"kinds"').first().isVisible()).toBe(false);
  });
});
