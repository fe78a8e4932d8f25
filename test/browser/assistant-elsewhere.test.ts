import { afterAll, beforeAll, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { type AssistantSite, serveAssistant } from '../support/assistant-site.ts';
import { copyFixture } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { type FolderServer, serveFolder } from '../support/serve-folder.ts';
import { test } from '../support/visit.ts';

let elsewhere: AssistantSite;
let site: FolderServer;

beforeAll(async () => {
  elsewhere = await serveAssistant('contextualMenu', { hasModel: true });
  const { endpoint, key } = await (
    await fetch(`${elsewhere.origin}/_waymark/assistant.json`)
  ).json();
  const docs = copyFixture('contextual-menu');
  const options = ['--assistant-url', elsewhere.origin + endpoint, '--assistant-key', key];
  const built = await runCli(['build', '.', ...options], docs);
  expect(built.exitCode, built.output).toBe(0);
  site = await serveFolder(`${docs}/dist`);
});

afterAll(async () => {
  await site?.close();
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
