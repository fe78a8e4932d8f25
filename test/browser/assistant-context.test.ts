import { afterAll, beforeAll, describe, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { type AssistantSite, serveAssistant } from '../support/assistant-site.ts';
import { SearchBox } from '../support/search-box.ts';
import { test, type Visit, type Visitor } from '../support/visit.ts';
import { isFocused, tabTo } from '../support/way.ts';

let site: AssistantSite;
let menus: AssistantSite;

beforeAll(async () => {
  [site, menus] = await Promise.all([
    serveAssistant('atlas', { hasModel: true }),
    serveAssistant('contextualMenu', { hasModel: false }),
  ]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), menus?.stop()]);
});

async function visitAssistant(visit: Visit, path = '/quickstart', visitor: Visitor = {}) {
  site.model.asked.length = 0;
  const docs = await visit(path, { origin: site.origin, ...visitor });
  return { docs, page: docs.page, text: docs.text, assistant: new AssistantPanel(docs) };
}

/** The question that the model was asked last, with all that belongs to it. */
const askedLast = () => String(site.model.asked.at(-1)?.messages.at(-1)?.content);

describe('Code', () => {
  test('is asked about with the button beside it', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    const block = page.locator('.code-block').first();
    await block.hover();
    await assistant.button('assistantAskSelection', block).click();
    await assistant.dialog.getByText('export ATLAS_KEY').waitFor();
    expect(await isFocused(assistant.field)).toBe(true);
    await assistant.ask('What is this for?');
    expect(askedLast()).toContain('code that the reader selected');
    expect(askedLast()).toContain('export ATLAS_KEY="sk_live_2nV8…"');
    // It belongs to its question, and not to the next one.
    expect(await assistant.questions.getByText('export ATLAS_KEY').count()).toBe(1);
    await assistant.ask('How long does a key live?');
    expect(askedLast()).not.toContain('code that the reader selected');
  });

  test('is reached from the keyboard', async ({ visit }) => {
    const { assistant, page, text } = await visitAssistant(visit);
    const block = page.locator('.code-block').first();
    const copy = block.getByRole('button', { name: text.copyCode });
    await page.locator('#content-area').focus();
    await tabTo(copy);
    const ask = assistant.button('assistantAskSelection', block);
    await ask.waitFor();
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(ask)).toBe(true);
    await page.keyboard.press('Enter');
    await assistant.dialog.getByText('export ATLAS_KEY').waitFor();
  });

  test('keeps its own button, which copies it', async ({ visit }) => {
    const { page, text } = await visitAssistant(visit);
    const block = page.locator('.code-block').first();
    await block.hover();
    await block.locator('.wm-ask-code').waitFor();
    const [ask, copy] = await block.locator('.code-block-actions button').all();
    expect(await ask?.getAttribute('aria-label')).toBe(text.assistantAskSelection);
    expect(await copy?.getAttribute('aria-label')).toBe(text.copyCode);
  });
});

describe('Selected text', () => {
  test('is asked about with the button below it', async ({ visit }) => {
    const { assistant, page, text } = await visitAssistant(visit);
    await page.locator('[data-wm-content] > p').first().selectText();
    const ask = page.locator('body > button').filter({ hasText: text.assistantAskSelection });
    await ask.click();
    await assistant.dialog.getByText('You need a terminal').waitFor();
    await assistant.ask('Why?');
    expect(askedLast()).toContain('text that the reader selected');
    expect(askedLast()).toContain('You need a terminal and an e-mail address.');
  });

  test('goes along when the assistant is opened from the keyboard', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await page.locator('[data-wm-content] > p').first().selectText();
    await assistant.open();
    await assistant.dialog.getByText('You need a terminal').waitFor();
  });

  test('of the navigation is nothing to ask about', async ({ visit }) => {
    const { page } = await visitAssistant(visit);
    await page.locator('.code-block').first().hover();
    await page.locator('.wm-ask-code').first().waitFor();
    await page.locator('[data-wm-sidebar] li').first().selectText();
    await page.waitForTimeout(400);
    expect(await page.locator('.wm-ask-selection').isVisible()).toBe(false);
  });

  test('is left out again', async ({ visit }) => {
    const { assistant, page, text } = await visitAssistant(visit);
    await page.locator('[data-wm-content] > p').first().selectText();
    await assistant.open();
    const name = text.removeItem.replace('{name}', text.assistantContext);
    await assistant.dialog.getByRole('button', { name }).click();
    expect(await isFocused(assistant.field)).toBe(true);
    await assistant.ask('Why?');
    expect(askedLast()).not.toContain('that the reader selected');
  });
});

describe('The menu of a page', () => {
  test('has an entry that opens the assistant', async ({ visit }) => {
    const { assistant, docs, page, text } = await visitAssistant(visit, '/', {
      origin: menus.origin,
    });
    await page.getByLabel(text.pageActions, { exact: true }).click();
    const entry = page.locator('.wm-menu-panel [data-action=assistant]');
    await entry.click();
    await assistant.field.waitFor();
    expect(await isFocused(assistant.field)).toBe(true);
    expect(await entry.isVisible()).toBe(false);
    expect(docs.path()).toBe('/');
  });

  test('has none on a site without an assistant', async ({ visit }) => {
    const docs = await visit('/', { site: 'contextualMenu' });
    await docs.page.getByLabel(docs.text.pageActions, { exact: true }).click();
    expect(await docs.page.locator('[data-action=copy]').last().isVisible()).toBe(true);
    expect(await docs.page.locator('[data-action=assistant]').last().isVisible()).toBe(false);
  });
});

test('What the search does not find is asked', async ({ visit }) => {
  const { assistant, docs, page } = await visitAssistant(visit);
  const search = new SearchBox(docs);
  await search.open();
  await search.ask('zzyzxqq');
  await search.dialog.getByRole('button', { name: docs.text.askAssistant }).click();
  await assistant.ended();
  expect(await assistant.questions.textContent()).toBe('zzyzxqq');
  expect(await search.dialog.isVisible()).toBe(false);
  await expect.poll(() => isFocused(assistant.field)).toBe(true);
  expect(page.url()).toBe(`${docs.origin}/quickstart`);
});

test('A script of the site opens the assistant with a question', async ({ visit }) => {
  const { assistant, page } = await visitAssistant(visit);
  await page.evaluate(() => {
    const detail = { question: 'How do I create a key?' };
    document.dispatchEvent(new CustomEvent('waymark:assistant', { detail }));
  });
  await assistant.ended();
  expect(askedLast()).toContain('Question:\nHow do I create a key?');
});
