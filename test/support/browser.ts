import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

/** The first is Chromium without what only a window needs; it takes a fifth less time. */
const places = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium of this machine: `WAYMARK_BROWSER`, or one in a usual place. */
export function findBrowser(): string | undefined {
  const own = process.env['WAYMARK_BROWSER'];
  return own && existsSync(own) ? own : places.find((file) => existsSync(file));
}

let shared: Promise<Browser> | undefined;

/**
 * The browser of the test files that this process runs one after the other. Each closes what it has
 * opened in it; it ends with the process.
 */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/**
 * Starts a browser.
 *
 * @throws when there is none, with what to do about it
 */
export async function launchBrowser(): Promise<Browser> {
  const executablePath = findBrowser();
  if (!executablePath) {
    throw new Error(
      'The browser tests need Chromium: install the package `chromium-headless-shell`, or set WAYMARK_BROWSER to its path.',
    );
  }
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // No more is drawn than what is in view.
      '--force-gpu-mem-available-mb=1',
      // Pages live too short for their script to be worth optimizing, which takes a third of the time of all.
      '--js-flags=--single-threaded --no-opt --no-maglev',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
}
