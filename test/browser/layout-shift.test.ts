import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { test, type Visitor } from '../support/visit.ts';
import { whenQuiet } from '../support/when-quiet.ts';

/** Lighthouse calls 0.1 good; what stands still is near 0. */
const limit = 0.02;

/** Scripts that come late, after the page is drawn, as over a slow line. */
async function delayScripts(page: Page): Promise<void> {
  await page.route(/\.js$/, async (route) => {
    await wait(400);
    await route.continue();
  });
}

/** How far the page moved by itself since it was opened: the sum of its layout shifts. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        // What the page has had so far is given at once.
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + shiftOf(entry), 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 200);
        function shiftOf(entry: PerformanceEntry): number {
          return (entry as PerformanceEntry & { value: number }).value;
        }
      }),
  );
}

const visitors: readonly (readonly [string, Visitor])[] = [
  ['in a wide window', {}],
  ['on a phone', { phone: true }],
];

describe.each(visitors)('While it loads, %s', (_, visitor) => {
  test.for([
    ['api', '/reference/plants/list-plants'],
    ['api', '/reference/plants/create-a-plant'],
    ['api', '/'],
    ['atlas', '/quickstart'],
    ['components', '/code-groups'],
  ] as const)('the page of %s at %s stands still', async ([site, path], { visit }) => {
    const docs = await visit('/', { ...visitor, site });
    await delayScripts(docs.page);
    await docs.goto(path);
    await whenQuiet(docs.page);
    expect(await layoutShift(docs.page)).toBeLessThan(limit);
  });
});
