import { type Browser, chromium, errors, type Page } from 'playwright-core';
import { findBrowser } from '../../test/support/browser.ts';
import { TrialFailure } from './trial-failure.ts';

/** Milliseconds that a reader waits for something. */
const patience = 120_000;

/**
 * Starts Chromium for the time of some work.
 *
 * @throws TrialFailure when there is none
 */
export async function withBrowser<Result>(
  work: (browser: Browser) => Promise<Result>,
): Promise<Result> {
  const executablePath = findBrowser();
  if (executablePath === undefined) {
    throw new TrialFailure('needs Chromium: see WAYMARK_BROWSER');
  }
  const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
  const browser = await chromium.launch({ executablePath, args });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A page of its own, with nothing that a browser keeps. */
export async function newReader(browser: Browser): Promise<Page> {
  const context = await browser.newContext();
  context.setDefaultTimeout(patience);
  return context.newPage();
}

/**
 * Opens a page and waits until it is shown: loaded with all that it asks for at once, with its title.
 *
 * @throws TrialFailure when another page is shown, or none within two minutes
 */
export async function show(page: Page, url: string, title: string): Promise<void> {
  await shown(async () => {
    await page.goto(url, { waitUntil: 'load' });
    await page.locator('h1', { hasText: title }).first().waitFor();
  });
}

/**
 * Waits until the page that is open has some words, whether it is loaded again for it or not.
 *
 * @throws TrialFailure when it has not within two minutes
 */
export async function waitForWords(page: Page, words: string): Promise<void> {
  await shown(async () => {
    await page.waitForFunction(
      (wanted) => document.body?.textContent?.includes(wanted) ?? false,
      words,
    );
  });
}

async function shown(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof errors.TimeoutError)) throw error;
    throw new TrialFailure(`showed nothing within ${patience / 60_000} minutes`);
  }
}
