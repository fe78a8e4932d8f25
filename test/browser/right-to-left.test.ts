import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test } from '../support/visit.ts';

/** Makes a page one that reads from right to left. */
async function turn(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
}

describe('On a page that reads from right to left', () => {
  test.for([
    ['in a line', '.prose p .katex'],
    ['on its own', '.math-display .katex'],
  ] as const)('a formula %s reads from left to right', async ([, selector], { visit }) => {
    const { page } = await visit('/math', { site: 'components' });
    await turn(page);
    const places = await page
      .locator(selector)
      .first()
      .locator('.katex-html > .katex-base')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().left));
    expect(places.length).toBeGreaterThan(1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test('a formula that is too long is scrolled to its end', async ({ visit }) => {
    const { page } = await visit('/math', { site: 'components' });
    await turn(page);
    const [start, end] = await page
      .locator('.math-display')
      .first()
      .evaluate((formula: HTMLElement) => {
        formula.style.width = '60px';
        const { scrollWidth, clientWidth } = formula;
        formula.scrollLeft = scrollWidth;
        return [scrollWidth - clientWidth, formula.scrollLeft];
      });
    expect(start).toBeGreaterThan(0);
    expect(end).toBe(start);
  });

  test.for([
    ['an accordion', '/accordions', 'details[open] > summary > .accordion-caret'],
    ['a folder', '/trees', '[aria-expanded=true] > .tree-caret'],
  ] as const)('the caret of %s that is open points down', async ([, path, selector], { visit }) => {
    const { page } = await visit(path, { site: 'components' });
    await turn(page);
    const turned = () =>
      page
        .locator(selector)
        .first()
        .evaluate((caret) => [getComputedStyle(caret).rotate, getComputedStyle(caret).scale]);
    await expect.poll(turned).toEqual(['-90deg', '-1 1']);
  });

  test.for([
    ['the type of a field', '/fields', '.field-type'],
    ['the default of a field', '/fields', '.field-pill-key + *'],
    ['the name of a file', '/trees', '.tree-name'],
    ['a colour', '/colors', '.color-value'],
    ['the name of a code block', '/code-blocks', '.code-block-filename'],
  ] as const)('%s reads from left to right', async ([, path, selector], { visit }) => {
    const { page } = await visit(path, { site: 'components' });
    await turn(page);
    const places = await page
      .locator(selector)
      .first()
      .evaluate((element) => {
        element.textContent = '.a[]';
        const text = element.firstChild ?? element;
        return [0, 1, 2, 3].map((start) => {
          const range = new Range();
          range.setStart(text, start);
          range.setEnd(text, start + 1);
          return range.getBoundingClientRect().left;
        });
      });
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });
});
