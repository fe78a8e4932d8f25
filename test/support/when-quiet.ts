import type { Page } from 'playwright-core';

/** Milliseconds in which a page that has all it wants asks for nothing. */
const quiet = 500;

/**
 * Waits until a page is loaded, has nothing to do, and has asked for nothing for a while. A request
 * that the browser gave up without saying so is not waited for.
 */
export async function whenQuiet(page: Page): Promise<void> {
  await page.waitForLoadState();
  let last = performance.now();
  const note = () => {
    last = performance.now();
  };
  const events = ['request', 'requestfinished', 'requestfailed'] as const;
  // The types of these events are those of each alone.
  for (const event of events) page.on(event as 'request', note);
  try {
    while (performance.now() - last < quiet) {
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      await page.waitForTimeout(quiet / 5);
    }
  } finally {
    for (const event of events) page.off(event as 'request', note);
  }
}
