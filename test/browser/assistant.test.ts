import { afterAll, beforeAll, describe, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { type AssistantSite, serveAssistant } from '../support/assistant-site.ts';
import { takeWritten, watchClipboard } from '../support/clipboard.ts';
import { test, type Visit, type Visitor } from '../support/visit.ts';
import { isFocused } from '../support/way.ts';
import { whenQuiet } from '../support/when-quiet.ts';

let site: AssistantSite;
let quoting: AssistantSite;

beforeAll(async () => {
  [site, quoting] = await Promise.all([
    serveAssistant('atlas', { hasModel: true }),
    serveAssistant('atlas', { hasModel: false }),
  ]);
});

afterAll(async () => {
  await Promise.all([site?.stop(), quoting?.stop()]);
});

const question = 'How do I create a key?';

async function visitAssistant(visit: Visit, path = '/quickstart', visitor: Visitor = {}) {
  site.model.answer = { pieces: ['Open the ', '**dashboard** ', '[1].'] };
  site.model.asked.length = 0;
  const docs = await visit(path, { origin: site.origin, ...visitor });
  return { docs, page: docs.page, assistant: new AssistantPanel(docs) };
}

/** Asks a question of which the answer is begun, and never ended. */
async function beginAnswer(assistant: AssistantPanel): Promise<void> {
  site.model.answer = { pieces: ['Open the dashboard, '], end: 'hang' };
  await assistant.open();
  await assistant.field.fill(question);
  await assistant.send.click();
  await assistant.answers.getByText('Open the dashboard').waitFor();
}

/** The question that the model was asked last, with all that belongs to it. */
const askedLast = () => String(site.model.asked.at(-1)?.messages.at(-1)?.content);

describe('The assistant opens', () => {
  test('by its button in the bar, and is closed by it', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit);
    await assistant.opener.click();
    await assistant.field.waitFor();
    expect(await isFocused(assistant.field)).toBe(true);
    await assistant.button('close').click();
    expect(await assistant.dialog.count()).toBe(0);
    expect(await isFocused(assistant.opener)).toBe(true);
  });

  test.for(['Control+i', 'Meta+i'])(
    'by %s, which also leads to it and closes it',
    async (key, { visit }) => {
      const { assistant, page } = await visitAssistant(visit);
      await page.keyboard.press(key);
      await expect.poll(() => isFocused(assistant.field)).toBe(true);
      await page.locator('#content-area').focus();
      await page.keyboard.press(key);
      await expect.poll(() => isFocused(assistant.field)).toBe(true);
      await page.keyboard.press(key);
      await expect.poll(() => assistant.dialog.count()).toBe(0);
    },
  );

  test('from nowhere on the page, and its button gets the focus when it is closed', async ({
    visit,
  }) => {
    const { assistant } = await visitAssistant(visit);
    await assistant.open();
    // The browser has not painted when it is told that the panel is closed.
    await assistant.field.evaluate((field) => {
      const pressed = { key: 'Escape', bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', pressed));
    });
    await expect.poll(() => isFocused(assistant.opener)).toBe(true);
  });

  test('by a link with a question, which is asked once', async ({ visit }) => {
    const path = `/quickstart?assistant=${encodeURIComponent(question)}`;
    const { assistant, docs, page } = await visitAssistant(visit, path);
    await assistant.ended();
    expect(await assistant.questions.allTextContents()).toEqual([question]);
    expect(docs.path()).toBe('/quickstart');
    await page.reload();
    await assistant.answers.first().waitFor();
    expect(site.model.asked).toHaveLength(1);
  });

  test('by a link without one', async ({ visit }) => {
    const { assistant, docs } = await visitAssistant(visit, '/quickstart?assistant#create-a-key');
    await assistant.field.waitFor();
    expect(await assistant.answers.count()).toBe(0);
    expect(docs.path()).toBe('/quickstart#create-a-key');
  });

  test('over the whole window of a phone', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit, '/quickstart', { phone: true });
    await assistant.opener.tap();
    await assistant.field.waitFor();
    expect(await assistant.dialog.boundingBox()).toMatchObject({ x: 0, width: 390, height: 844 });
    await assistant.button('close').tap();
    expect(await isFocused(assistant.opener)).toBe(true);
  });

  test('beside the text, which makes room', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await assistant.open();
    const text = await page.locator('[data-wm-content]').boundingBox();
    const panel = await assistant.dialog.boundingBox();
    expect((text?.x ?? 0) + (text?.width ?? 0)).toBeLessThanOrEqual(panel?.x ?? 0);
  });
});

describe('A question', () => {
  test('is answered in Markdown with links to its sources', async ({ visit }) => {
    const { assistant, docs } = await visitAssistant(visit);
    await assistant.open();
    const answer = await assistant.ask(question);
    expect(await answer.locator('strong').allTextContents()).toEqual(['dashboard']);
    const sources = answer.getByRole('list').getByRole('link');
    expect(await sources.count()).toBe(1);
    const cited = await answer.getByRole('link', { name: '1', exact: true }).getAttribute('href');
    expect(cited).toBe(await sources.getAttribute('href'));
    // The published address of the site stands for the server that is being visited.
    expect(cited).toMatch(`${docs.origin}/`);
  });

  test('is about the page and the part of the site that is being read', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit);
    await assistant.open();
    await assistant.ask(question);
    expect(askedLast()).toContain('The reader is on the page "/quickstart".');
    expect(askedLast()).toContain(`Question:\n${question}`);
  });

  test('may have several lines', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await assistant.open();
    await page.keyboard.type('How do I create');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('a key?');
    await assistant.send.click();
    await assistant.ended();
    expect(askedLast()).toContain('Question:\nHow do I create\na key?');
    expect(await isFocused(assistant.field)).toBe(true);
  });

  test('after another one belongs to the same thread', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await assistant.open();
    await assistant.ask(question);
    const sent = page.waitForRequest(/\/message$/);
    await assistant.ask('And then?');
    expect((await sent).postDataJSON().threadId).toMatch(/^thr_/);
    expect(site.model.asked[1]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
    expect(await assistant.questions.allTextContents()).toEqual([question, 'And then?']);
  });

  test('may be begun while the panel is being loaded, about what is selected', async ({
    visit,
  }) => {
    const { assistant, page } = await visitAssistant(visit);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/_waymark/texts/*', async (route) => {
      await held;
      await route.continue();
    });
    await page.locator('[data-wm-content] p').first().selectText();
    await page.keyboard.press('Control+i');
    await page.keyboard.type('How do ');
    release();
    await assistant.field.waitFor();
    await page.keyboard.type('I start?');
    expect(await assistant.field.inputValue()).toBe('How do I start?');
    expect(
      await assistant.dialog
        .getByTitle(assistant.docs.text.assistantContext, { exact: true })
        .count(),
    ).toBe(1);
    await page.unrouteAll();
  });

  test('is not sent by the Enter that ends a composition in Safari', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit);
    await assistant.open();
    await assistant.field.fill('かぎ');
    await assistant.field.evaluate((field) => {
      const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
      field.dispatchEvent(new KeyboardEvent('keydown', enter));
    });
    expect(await assistant.field.inputValue()).toBe('かぎ');
    expect(await assistant.questions.count()).toBe(0);
  });

  test('is suggested by what the page is about', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit);
    await assistant.open();
    await assistant.dialog
      .getByRole('button', { name: 'Explain “Quickstart › Create a key”' })
      .click();
    await assistant.ended();
    expect(askedLast()).toContain('Explain “Quickstart › Create a key”');
  });

  test('is not sent while it is empty, nor by Enter while an answer is written', async ({
    visit,
  }) => {
    const { assistant, page } = await visitAssistant(visit);
    site.model.answer = { pieces: ['Open '], end: 'hang' };
    await assistant.open();
    expect(await assistant.send.isDisabled()).toBe(true);
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await assistant.field.fill(question);
    await page.keyboard.press('Enter');
    await assistant.answers.getByText('Open').waitFor();
    await page.keyboard.type('And');
    await page.keyboard.press('Enter');
    expect(await assistant.field.inputValue()).toBe('And');
    expect(await assistant.questions.count()).toBe(1);
    await assistant.stop.click();
  });
});

describe('An answer', () => {
  test('is shown while it is being written, and stops when the reader says so', async ({
    visit,
  }) => {
    const { assistant } = await visitAssistant(visit);
    const aborted = site.model.aborted();
    await beginAnswer(assistant);
    await assistant.stop.click();
    await assistant.answers.getByText(assistant.docs.text.assistantStopped).waitFor();
    await expect.poll(() => site.model.aborted()).toBe(aborted + 1);
    expect(await assistant.send.isVisible()).toBe(true);
    expect(await assistant.answers.textContent()).toContain('Open the dashboard');
  });

  test('is told to screen readers once, when it is complete', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit);
    site.model.answer = { pieces: ['Open ', 'it ', 'there.'], pause: 200 };
    await assistant.open();
    await assistant.dialog.evaluate((dialog) => {
      const said: string[] = [];
      Object.assign(window, { said });
      const status = dialog.querySelector(':scope > [role=status]');
      new MutationObserver(() => said.push(status?.textContent ?? '')).observe(dialog, {
        subtree: true,
        childList: true,
      });
    });
    await assistant.ask(question);
    const said = await assistant.docs.page.evaluate('[...new Set(window.said)]');
    expect(said).toEqual([assistant.docs.text.searching, 'Open it there.']);
    expect(await assistant.dialog.locator('[aria-live]').count()).toBe(0);
  });

  test('is copied as it is shown, with links that lead to their pages', async ({ visit }) => {
    const { assistant, docs, page } = await visitAssistant(visit);
    const pieces = [
      String.raw`$$\int_0^1 x\,dx$$ and \(e^{i\pi}\) cost $5.` + '\n\n',
      '**Open** it [1] for \\$5 if a < b & c, see [keys](/quickstart#create-a-key).\n\n',
      '1. one\n   - `two`\n2. three\n\n```sh\necho "$HOME" <b>\n```\n\n| a | b |\n| - | - |\n| c | d |\n',
    ];
    site.model.answer = { pieces };
    await watchClipboard(page);
    await assistant.open();
    const answer = await assistant.ask(question);
    await assistant.button('assistantCopy', answer).click();
    await answer.getByText(assistant.docs.text.copied, { exact: true }).waitFor();
    const copied = (await takeWritten(page)) ?? '';
    const [formulas, first, ...others] = copied.split('\n\n');
    expect(formulas).toBe(String.raw`$$\int_0^1 x\,dx$$ and \(e^{i\pi}\) cost $5.`);
    expect(await answer.locator('code').first().textContent()).toBe(String.raw`$$\int_0^1 x\,dx$$`);
    expect(first?.replace(/\[\[1\]\]\(http[^)]*\)/, '[[1]]')).toBe(
      `**Open** it [[1]] for $5 if a < b & c, see [keys](${docs.origin}/quickstart/#create-a-key).`,
    );
    expect(others).toEqual([
      '1. one\n   - `two`\n2. three',
      '```\necho "$HOME" <b>\n```',
      '| a | b |\n| --- | --- |\n| c | d |',
    ]);
  });

  test('that grew too long says so, and goes on when it is asked to', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit);
    site.model.answer = { pieces: ['Open the dashboard'], end: 'cut' };
    await assistant.open();
    const answer = await assistant.ask(question);
    expect(await answer.textContent()).toContain(assistant.docs.text.assistantCut);
    expect(await assistant.status.textContent()).toContain(assistant.docs.text.assistantCut);
    site.model.answer = { pieces: [' and create a key.'] };
    await assistant.button('assistantContinue', answer).click();
    await assistant.answers.last().getByText('and create a key.').waitFor();
    expect(askedLast()).toContain(assistant.docs.text.assistantContinue);
    expect(await assistant.button('assistantContinue').count()).toBe(0);
  });

  test('has code that reads as code on a page that reads from right to left', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    site.model.answer = { pieces: ['شغّل:\n\n```sh\nnpm i\n```\n'] };
    await page.evaluate(() => {
      document.documentElement.dir = 'rtl';
    });
    await assistant.open();
    const answer = await assistant.ask(question);
    const code = await answer.locator('pre').boundingBox();
    const copy = await assistant.button('copyCode', answer).boundingBox();
    expect(copy?.x ?? 0).toBeGreaterThan((code?.x ?? 0) + (code?.width ?? 0) / 2);
  });

  test('has code that can be copied', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    site.model.answer = { pieces: ['Run:\n\n```sh\nnpm i\n```\n'] };
    await watchClipboard(page);
    await assistant.open();
    const answer = await assistant.ask(question);
    await assistant.button('copyCode', answer).click();
    await expect.poll(() => takeWritten(page)).toBe('npm i');
  });

  test('is rated', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await assistant.open();
    const answer = await assistant.ask(question);
    const sent = page.waitForResponse(/\/feedback$/);
    const bad = assistant.button('assistantBad', answer);
    await bad.click();
    const response = await sent;
    expect(response.status()).toBe(204);
    expect(response.request().postDataJSON()).toMatchObject({
      rating: 'down',
      threadId: expect.stringMatching(/^thr_/),
      messageId: expect.stringMatching(/^msg_/),
    });
    await answer.getByText(assistant.docs.text.assistantThanks).waitFor();
    expect(await bad.getAttribute('aria-pressed')).toBe('true');
    expect(await isFocused(bad)).toBe(true);
  });

  test('is given again', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit);
    await assistant.open();
    const answer = await assistant.ask(question);
    site.model.answer = { pieces: ['Another one.'] };
    await assistant.button('assistantRetry', answer).click();
    await answer.getByText('Another one.').waitFor();
    expect(await assistant.questions.count()).toBe(1);
    expect(askedLast()).toContain(question);
  });
});

describe('A source', () => {
  test('opens its page, where the conversation goes on', async ({ visit }) => {
    const { assistant, docs, page } = await visitAssistant(visit, '/authentication');
    await assistant.open();
    const answer = await assistant.ask(question);
    const source = answer.getByRole('list').getByRole('link').first();
    const { pathname, hash } = new URL((await source.getAttribute('href')) ?? '');
    await source.click();
    await docs.arrivesAt(pathname + hash);
    await assistant.answers.getByText('dashboard').waitFor();
    // The page keeps the focus.
    expect(await isFocused(assistant.field)).toBe(false);
    const sent = page.waitForRequest(/\/message$/);
    await assistant.ask('And then?');
    expect((await sent).postDataJSON().threadId).toMatch(/^thr_/);
  });

  test('is not covered by the panel on a phone', async ({ visit }) => {
    const visitor = { phone: true };
    const { assistant, docs } = await visitAssistant(visit, '/authentication', visitor);
    await assistant.opener.tap();
    const answer = await assistant.ask(question);
    const source = answer.getByRole('list').getByRole('link').first();
    const { pathname, hash } = new URL((await source.getAttribute('href')) ?? '');
    await source.tap();
    await docs.arrivesAt(pathname + hash);
    expect(await assistant.dialog.count()).toBe(0);
    await assistant.opener.tap();
    await assistant.answers.getByText('dashboard').waitFor();
  });
});

describe('A conversation', () => {
  test('is kept until a new one begins', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await assistant.open();
    await assistant.ask(question);
    await assistant.button('close').click();
    await page.reload();
    expect(await assistant.dialog.count()).toBe(0);
    await assistant.open();
    expect(await assistant.questions.allTextContents()).toEqual([question]);
    await assistant.button('assistantNew').click();
    await expect.poll(() => assistant.questions.count()).toBe(0);
    expect(await isFocused(assistant.field)).toBe(true);
    const sent = page.waitForRequest(/\/message$/);
    await assistant.ask(question);
    expect((await sent).postDataJSON().threadId).toBeUndefined();
  });

  test('keeps a question that is being written', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await assistant.open();
    await assistant.field.fill('How do I');
    await page.reload();
    await assistant.field.waitFor();
    expect(await assistant.field.inputValue()).toBe('How do I');
    await assistant.ask(question);
    await page.reload();
    await assistant.field.waitFor();
    expect(await assistant.field.inputValue()).toBe('');
  });

  test('that was left in the middle of an answer says so', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    await beginAnswer(assistant);
    await page.reload();
    await assistant.answers.getByText(assistant.docs.text.assistantStopped).waitFor();
    expect(await assistant.answers.textContent()).toContain('Open the dashboard');
  });

  test('that went on elsewhere is there on a page that comes back as it was left', async ({
    visit,
  }) => {
    const { assistant, page } = await visitAssistant(visit);
    await beginAnswer(assistant);
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(sessionStorage)) {
        if (!key.startsWith('wm-assistant:')) continue;
        const kept = JSON.parse(value);
        const newer = { ...kept.turns[0], id: 'newer', question: 'And what is next?' };
        sessionStorage.setItem(key, JSON.stringify({ ...kept, turns: [...kept.turns, newer] }));
      }
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    const questions = [question, 'And what is next?'];
    await expect.poll(() => assistant.questions.allTextContents()).toEqual(questions);
    await page.reload();
    await expect.poll(() => assistant.questions.allTextContents()).toEqual(questions);
  });

  test('goes on in a new thread when the server has forgotten the old one', async ({ visit }) => {
    const visitor = { failing: /\/message$/ };
    const { assistant, page } = await visitAssistant(visit, '/quickstart', visitor);
    await assistant.open();
    await assistant.ask(question);
    await page.evaluate(() => {
      for (const [key, value] of Object.entries(sessionStorage)) {
        sessionStorage.setItem(key, value.replace(/thr_\w+/, 'thr_01AAAAAAAAAAAAAAAAAAAAAAAA'));
      }
    });
    // A page that is left keeps what it knows itself.
    await page.evaluate(() =>
      window.addEventListener('pagehide', (event) => event.stopImmediatePropagation(), true),
    );
    await page.reload();
    const answer = await assistant.ask('And then?');
    expect(await answer.textContent()).toContain('Open the dashboard');
  });
});

describe('What goes wrong is said, and can be tried again:', () => {
  test('the model fails in the middle of an answer', async ({ visit }) => {
    const { assistant } = await visitAssistant(visit);
    site.model.answer = { pieces: ['Open the dashboard,', ' and'], end: 'fail' };
    await assistant.open();
    const answer = await assistant.ask(question);
    expect(await answer.textContent()).toContain('Open the dashboard');
    expect(await answer.textContent()).toContain(assistant.docs.text.assistantBroken);
    expect(await assistant.status.textContent()).toContain(assistant.docs.text.assistantBroken);
    site.model.answer = { pieces: ['All is well.'] };
    await assistant.button('assistantRetry', answer).click();
    await answer.getByText('All is well.').waitFor();
    expect(await answer.textContent()).not.toContain(assistant.docs.text.assistantBroken);
  });

  test('the server cannot be reached', async ({ visit }) => {
    const visitor = { failing: /\/message$/ };
    const { assistant, page } = await visitAssistant(visit, '/quickstart', visitor);
    await assistant.open();
    await page.route(/\/message$/, (route) => route.abort());
    const answer = await assistant.ask(question);
    expect(await answer.textContent()).toContain(assistant.docs.text.assistantUnreachable);
    await page.unroute(/\/message$/);
    await assistant.button('assistantRetry', answer).click();
    await answer.getByText('dashboard').waitFor();
  });

  test('a limit is reached, until when', async ({ visit }) => {
    const visitor = { failing: /\/message$/ };
    const { assistant, page } = await visitAssistant(visit, '/quickstart', visitor);
    await assistant.open();
    const problem = { code: 'ip_rate_limited', status: 429, title: 'Too many', retryAfter: 150 };
    await page.route(/\/message$/, (route) =>
      route.fulfill({
        status: 429,
        contentType: 'application/problem+json',
        body: JSON.stringify(problem),
      }),
    );
    const answer = await assistant.ask(question);
    expect(await answer.textContent()).toContain('The limit is reached. Try again in 3 minutes.');
  });

  test('the site says no longer where its assistant is', async ({ visit }) => {
    const visitor = { failing: /assistant\.json$/ };
    const { assistant, page } = await visitAssistant(visit, '/quickstart', visitor);
    await page.route(/assistant\.json$/, (route) => route.fulfill({ status: 404, body: '{}' }));
    await assistant.open();
    await assistant.dialog.getByText(assistant.docs.text.assistantUnreachable).waitFor();
    await page.unroute(/assistant\.json$/);
    expect(await (await assistant.ask(question)).textContent()).toContain('dashboard');
  });

  test('the key has been replaced since the page was opened', async ({ visit }) => {
    const visitor = { failing: /\/message$/ };
    const { assistant, page } = await visitAssistant(visit, '/quickstart', visitor);
    await page.route(/assistant\.json$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), key: 'wmpk_old' } });
    });
    await assistant.open();
    const answer = await assistant.ask(question);
    expect(await answer.textContent()).toContain('There is no answer');
    await page.unroute(/assistant\.json$/);
    await assistant.button('assistantRetry', answer).click();
    await answer.getByText('dashboard').waitFor();
  });

  test('the panel cannot be loaded', async ({ visit }) => {
    // No visitor before has loaded it in the dark, so that it is in no cache.
    const visitor: Visitor = { failing: /panel\./, colorScheme: 'dark' };
    const { docs, page } = await visitAssistant(visit, '/quickstart', visitor);
    await page.route(/_astro\/panel\./, (route) => route.abort());
    await page.keyboard.press('Control+i');
    await page.getByRole('button', { name: docs.text.assistantUnreachable }).waitFor();
  });
});

describe('Without a model', () => {
  test('answers quote, which the panel says', async ({ visit }) => {
    const { assistant, docs } = await visitAssistant(visit, '/quickstart', {
      origin: quoting.origin,
    });
    await assistant.open();
    await assistant.dialog.getByText(docs.text.assistantQuotes).waitFor();
    const answer = await assistant.ask('Which rate limits are there?');
    const quoted = answer.getByRole('link').first();
    expect(await answer.locator('blockquote').count()).toBeGreaterThan(0);
    const { pathname, hash } = new URL((await quoted.getAttribute('href')) ?? '');
    await quoted.click();
    await docs.arrivesAt(pathname + hash);
  });
});

describe('A site without an assistant', () => {
  test('shows nothing of it, and asks for nothing', async ({ visit }) => {
    const docs = await visit('/quickstart');
    const urls: string[] = [];
    docs.page.on('request', (request) => urls.push(request.url()));
    await docs.page.reload();
    await docs.page.keyboard.press('Control+i');
    await docs.page.locator('.code-block').first().hover();
    await docs.page.locator('[data-wm-content] p').nth(1).selectText();
    await docs.page.goto(`${docs.origin}/quickstart?assistant=Why`);
    await whenQuiet(docs.page);
    expect(await docs.page.locator('.wm-ask').filter({ visible: true }).count()).toBe(0);
    expect(await docs.page.locator('.wm-ask-code, .wm-ask-selection').count()).toBe(0);
    expect(urls.filter((url) => /assistant\.json|panel\.|ask-about/.test(url))).toEqual([]);
  });
});

describe('What a page loads', () => {
  test('is nothing of the assistant before it is opened', async ({ visit }) => {
    const { assistant, page } = await visitAssistant(visit);
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    await page.reload();
    await whenQuiet(page);
    const ofAssistant = () => urls.filter((url) => /assistant|panel\.|ask-about/.test(url));
    expect(ofAssistant()).toEqual([]);
    await assistant.open();
    expect(ofAssistant().length).toBeGreaterThan(1);
  });

  test('has no button without script', async ({ visit }) => {
    const visitor = { javaScriptEnabled: false };
    const { assistant } = await visitAssistant(visit, '/quickstart', visitor);
    expect(await assistant.opener.count()).toBe(0);
  });
});
