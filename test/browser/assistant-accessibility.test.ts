import { afterAll, beforeAll, describe, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { type AssistantSite, serveAssistant } from '../support/assistant-site.ts';
import { violations } from '../support/axe.ts';
import { test, type Visit, type Visitor } from '../support/visit.ts';
import { isFocused, tabTo } from '../support/way.ts';

let site: AssistantSite;
let arabic: AssistantSite;

beforeAll(async () => {
  [site, arabic] = await Promise.all([
    serveAssistant('atlas', { hasModel: true }),
    serveAssistant('atlasInArabic', { hasModel: false }),
  ]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), arabic?.stop()]);
});

const answer = `Open the **dashboard** [1], then:

1. Create a key.
2. Keep it.

## How

> A quote

\`\`\`sh
export ATLAS_KEY="a very long line of code that does not fit into the panel at all"
\`\`\`

| Name | Meaning |
| --- | --- |
| \`key\` | A key |
`;

async function visitAssistant(visit: Visit, visitor: Visitor = {}) {
  site.model.answer = { pieces: [answer] };
  const docs = await visit('/quickstart', { origin: site.origin, ...visitor });
  return { docs, page: docs.page, assistant: new AssistantPanel(docs) };
}

test('From the keyboard alone, a question is asked, its answer used, and the page read on', async ({
  visit,
}) => {
  const { assistant, docs, page } = await visitAssistant(visit);
  await tabTo(assistant.opener);
  expect(await assistant.opener.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(assistant.field)).toBe(true);
  await page.keyboard.type('How do I create a key?');
  await page.keyboard.press('Enter');
  await assistant.ended();
  expect(await isFocused(assistant.field)).toBe(true);
  // Back through the answer, from its last button to its first link.
  const back = [
    assistant.button('assistantRetry'),
    assistant.button('assistantBad'),
    assistant.button('assistantGood'),
    assistant.button('assistantCopy'),
    assistant.answers.getByRole('list').getByRole('link'),
  ];
  for (const control of back) {
    await page.keyboard.press('Shift+Tab');
    expect(await isFocused(control), String(control)).toBe(true);
  }
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await assistant.answers.getByText(docs.text.assistantThanks).waitFor();
  await page.keyboard.press('Escape');
  expect(await assistant.dialog.count()).toBe(0);
  expect(await isFocused(assistant.opener)).toBe(true);
  expect(await assistant.opener.getAttribute('aria-expanded')).toBe('false');
});

test('On a phone the panel keeps the focus, and Escape gives it back', async ({ visit }) => {
  const { assistant, page } = await visitAssistant(visit, { phone: true });
  await assistant.opener.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => isFocused(assistant.field)).toBe(true);
  for (let stop = 0; stop < 12; stop++) {
    await page.keyboard.press('Tab');
    const place = await page.evaluate(
      () => document.activeElement?.closest('dialog, body')?.tagName,
    );
    // The browser's own controls come between the last and the first.
    expect(
      place === 'DIALOG' || (await page.evaluate('document.activeElement === document.body')),
    ).toBe(true);
  }
  await assistant.field.focus();
  await page.keyboard.press('Escape');
  expect(await isFocused(assistant.opener)).toBe(true);
});

describe('axe finds no fault in the assistant', () => {
  const visitors: readonly (readonly [string, Visitor])[] = [
    ['light', {}],
    ['dark', { colorScheme: 'dark' }],
    ['on a phone', { phone: true }],
    ['on a phone in the dark', { phone: true, colorScheme: 'dark' }],
    ['in forced colours', { forcedColors: 'active' }],
  ];
  test.for(visitors)('%s', async ([, visitor], { visit }) => {
    const { assistant, page } = await visitAssistant(visit, visitor);
    expect(await violations(page), 'closed').toEqual([]);
    await assistant.open();
    expect(await violations(page), 'empty').toEqual([]);
    await assistant.ask('How do I create a key?');
    await assistant.button('assistantGood').click();
    expect(await violations(page), 'with an answer').toEqual([]);
    site.model.answer = { pieces: ['Open'], end: 'fail' };
    await assistant.ask('And then?');
    expect(await violations(page), 'with a failure').toEqual([]);
  });

  test('beside code and text that can be asked about', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await page.locator('.code-block').first().hover();
    await page.locator('.wm-ask-code').first().click();
    await assistant.field.waitFor();
    await page.locator('[data-wm-content] > p').first().selectText();
    await page.locator('.wm-ask-selection').filter({ visible: true }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  test('from right to left, where it stands at the left', async ({ visit }) => {
    const visitor = { origin: arabic.origin, lang: 'ar' };
    const { assistant, page } = await visitAssistant(visit, visitor);
    await assistant.open();
    await assistant.ask('How do I create a key?');
    expect(await assistant.dialog.boundingBox()).toMatchObject({ x: 0 });
    expect(await violations(page)).toEqual([]);
  });
});

test('What moves stands still for who wants it so', async ({ visit }) => {
  const { assistant, page } = await visitAssistant(visit);
  site.model.answer = { pieces: ['Open '], end: 'hang' };
  await assistant.open();
  await assistant.field.fill('How do I create a key?');
  await assistant.send.click();
  await assistant.answers.getByText('Open').waitFor();
  expect(await page.evaluate('document.getAnimations().length')).toBe(0);
  await assistant.stop.click();
});

test('Nothing of the assistant is printed', async ({ visit }) => {
  const { assistant, page } = await visitAssistant(visit);
  await page.locator('.code-block').first().hover();
  await page.locator('.wm-ask-code').first().waitFor();
  await assistant.open();
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.wm-assistant').isVisible()).toBe(false);
  expect(await page.locator('.wm-ask, .wm-ask-code').filter({ visible: true }).count()).toBe(0);
  const width = await page.evaluate(
    'document.body.getBoundingClientRect().width - document.querySelector("#content-area").getBoundingClientRect().right',
  );
  expect(width).toBeLessThan(10);
  await page.emulateMedia({ media: null });
});
