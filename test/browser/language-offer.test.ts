import { messages } from '@waymark/core';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from '../support/browser.ts';
import type { Listening } from '../support/listen.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { sharedSite } from '../support/shared-site.ts';
import { whenQuiet } from '../support/when-quiet.ts';

let browser: Browser;
let server: Listening;

beforeAll(async () => {
  browser = await sharedBrowser();
  server = await serveFolder((await sharedSite('almanac')).dist);
});

afterAll(async () => {
  await server.close();
});

async function open(locale: string, url: string) {
  const context = await browser.newContext({ locale });
  onTestFinished(() => context.close());
  const tab = await context.newPage();
  await tab.goto(server.url + url);
  const offer = (lang: string) => tab.getByRole('link', { name: messages(lang).languageOffer });
  return { tab, offer };
}

test('The language of the browser is offered, and chosen by the reader alone', async () => {
  const { offer, tab } = await open('fr-CA', '/guides/sowing/');
  expect(new URL(tab.url()).pathname).toBe('/guides/sowing/');
  expect(await offer('fr').getAttribute('lang')).toBe('fr');
  await offer('fr').click();
  await tab.waitForURL('**/fr/guides/sowing/');
  await tab.goto(`${server.url}/`);
  expect(await offer('fr').count()).toBe(0);
});

test('Who closes the offer, or chooses a language in the menu, is not asked again', async () => {
  const closing = await open('ar', '/');
  const close = closing.tab.locator('wm-language-offer').getByRole('button');
  await close.press('Enter');
  await closing.tab.reload();
  expect(await closing.offer('ar').count()).toBe(0);

  const choosing = await open('ar', '/');
  await choosing.offer('ar').waitFor();
  await choosing.tab.getByLabel(`${messages('en').selectLanguage}: `).click();
  await choosing.tab.getByRole('link', { name: 'Français' }).click();
  await choosing.tab.waitForURL('**/fr/');
  expect(await choosing.offer('ar').count()).toBe(0);
});

test.for([
  ['en-GB', '/'],
  ['de', '/'],
  // There is nothing in this language to offer.
  ['ar', '/guides/sowing/'],
] as const)('A browser in %s is offered nothing at %s', async ([locale, url]) => {
  const { tab } = await open(locale, url);
  await whenQuiet(tab);
  expect(await tab.locator('wm-language-offer').isVisible()).toBe(false);
});
