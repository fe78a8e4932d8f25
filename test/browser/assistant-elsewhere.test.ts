import { afterAll, beforeAll, describe, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { type AssistantSite, serveAssistant } from '../support/assistant-site.ts';
import { violations } from '../support/axe.ts';
import { copyFixture } from '../support/docs-folder.ts';
import { serveForeignPage } from '../support/foreign-page.ts';
import type { Listening } from '../support/listen.ts';
import { runCli } from '../support/run-command.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { test, type Visit, type Visitor } from '../support/visit.ts';
import { isFocused, tabTo } from '../support/way.ts';

let elsewhere: AssistantSite;
let site: Listening;
let shop: Listening;
let key: string;

beforeAll(async () => {
  elsewhere = await serveAssistant('contextualMenu', { hasModel: true });
  shop = await serveForeignPage(elsewhere.origin);
  const settings = await (await fetch(`${elsewhere.origin}/_waymark/assistant.json`)).json();
  const { endpoint } = settings;
  key = settings.key;
  const docs = copyFixture('contextual-menu');
  const options = ['--assistant-url', elsewhere.origin + endpoint, '--assistant-key', key];
  const built = await runCli(['build', '.', ...options], docs);
  expect(built.exitCode, built.output).toBe(0);
  site = await serveFolder(`${docs}/dist`);
});

afterAll(async () => {
  await Promise.all([site?.close(), shop?.close()]);
  await elsewhere?.stop();
});

test('A site of plain files asks the assistant of another host', async ({ visit }) => {
  elsewhere.model.answer = { pieces: ['Read **this** [1].'] };
  const docs = await visit('/', { origin: site.url, ally: elsewhere.origin });
  const assistant = new AssistantPanel(docs);
  await assistant.open();
  // Whether there is a model is not known before an answer.
  await assistant.dialog.getByText(docs.text.assistantDisclaimer).waitFor();
  const answer = await assistant.ask('Where do I start?');
  expect(await answer.locator('strong').textContent()).toBe('this');
  await assistant.button('assistantGood', answer).click();
  await answer.getByText(docs.text.assistantThanks).waitFor();
  const thread = docs.page.waitForRequest(/\/message$/);
  await assistant.ask('And then, where do I start?');
  expect((await thread).postDataJSON().threadId).toMatch(/^thr_/);
});

describe('The script for other sites', () => {
  async function visitShop(visit: Visit, attributes: object, visitor: Visitor = {}) {
    const query = new URLSearchParams({ domain: 'contextualMenu', ...attributes });
    const visited = { origin: shop.url, ally: elsewhere.origin, ...visitor };
    const docs = await visit(`/?${query}`, visited);
    const assistant = new AssistantPanel(docs);
    return {
      assistant,
      docs,
      page: docs.page,
      opener: assistant.button('askAssistant', docs.html),
    };
  }

  test('answers from the keyboard alone, and gives the page its focus back', async ({ visit }) => {
    elsewhere.model.answer = { pieces: ['See **this** [1].'] };
    const { assistant, opener, page } = await visitShop(visit, { key });
    await tabTo(opener);
    await page.keyboard.press('Enter');
    await expect.poll(() => isFocused(assistant.field)).toBe(true);
    await page.keyboard.type('Where does one start?');
    await page.keyboard.press('Enter');
    await assistant.ended();
    expect(await assistant.answers.locator('strong').textContent()).toBe('this');
    const source = assistant.answers.getByRole('list').getByRole('link');
    expect(await source.getAttribute('href')).toMatch(/^https:/);
    expect(await source.getAttribute('target')).toBe('_blank');
    expect(await page.title(), 'shortcuts of the page').toBe('Shop');
    await page.keyboard.press('Escape');
    expect(await assistant.dialog.count()).toBe(0);
    expect(await isFocused(opener)).toBe(true);
    // The browser tells of the end of a dialog a moment after it.
    await expect.poll(() => opener.getAttribute('aria-expanded')).toBe('false');
  });

  test('says what is wrong with the key', async ({ visit }) => {
    const visitor = { failing: /\/message$/ };
    const { assistant, opener } = await visitShop(visit, { key: 'wmpk_live_wrong' }, visitor);
    await opener.click();
    const answer = await assistant.ask('Where do I start?');
    expect(await answer.textContent()).toContain('The API key is not known');
  });

  test('opens for a button of the page, with a question', async ({ visit }) => {
    elsewhere.model.answer = { pieces: ['Here.'] };
    const { assistant, opener, page } = await visitShop(visit, { key, button: 'off' });
    const buy = page.getByRole('button', { name: 'Buy' });
    await expect.poll(() => page.locator('waymark-assistant').count()).toBe(1);
    expect(await opener.count()).toBe(0);
    await buy.focus();
    await page.evaluate(() => {
      const detail = { question: 'What is this?' };
      document.dispatchEvent(new CustomEvent('waymark:assistant', { detail }));
    });
    await assistant.ended();
    await page.keyboard.press('Escape');
    expect(await isFocused(buy)).toBe(true);
  });

  const visitors: readonly (readonly [string, object, Visitor])[] = [
    ['light, as the page, where the reader prefers dark', {}, { colorScheme: 'dark' }],
    ['dark on a phone, as it was asked for', { theme: 'dark' }, { phone: true }],
  ];
  test.for(visitors)('looks right %s', async ([, attributes, visitor], { visit }) => {
    elsewhere.model.answer = {
      pieces: ['Read **this** [1].\n\n1. One\n\n```sh\nnpm install\n```'],
    };
    const { assistant, opener, page } = await visitShop(visit, { key, ...attributes }, visitor);
    await opener.waitFor();
    expect(await violations(page, 'waymark-assistant'), 'closed').toEqual([]);
    await opener.click();
    await assistant.ask('Where do I start?');
    expect(await violations(page, 'waymark-assistant')).toEqual([]);
    const field = await assistant.field.evaluate((element) => {
      const { fontSize, letterSpacing, textTransform } = getComputedStyle(element);
      return { fontSize, letterSpacing, textTransform };
    });
    const fontSize = visitor.phone ? '16px' : '13.5px';
    expect(field).toEqual({ fontSize, letterSpacing: 'normal', textTransform: 'none' });
  });
});
