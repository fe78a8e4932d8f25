import { existsSync } from 'node:fs';
import { CommandFailure } from '../../project/findings/command-failure.ts';

const places = [
  // Debian's script of this name in the path would be ended without its browser.
  '/usr/lib/chromium/chromium-headless-shell',
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
];

/**
 * The Chromium of the machine, which makes PDF files; none is installed for it.
 *
 * @param asked path that the user names; else that of `CHROME_PATH`, or a usual place
 * @throws CommandFailure when there is none
 */
export function findBrowser(asked?: string): string {
  const named = asked ?? process.env['CHROME_PATH'];
  const found = named ? [named].find(existsSync) : places.find(existsSync);
  if (found !== undefined) return found;
  throw new CommandFailure(
    named
      ? `There is no browser at ${named}.`
      : 'PDF files need Chromium or Chrome, and there is none. Install it, or name its path in CHROME_PATH.',
  );
}
