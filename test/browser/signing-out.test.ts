import { afterAll, beforeAll, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { docsJson } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { serveSite } from '../support/served-site.ts';
import type { StartedServer } from '../support/started-server.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { test } from '../support/visit.ts';

const env = { WAYMARK_SESSION_SECRET: 'w'.repeat(40), PASSWORD: 'a-member-password' };
let server: StartedServer;

beforeAll(async () => {
  const folder = tempFolder({
    'docs.json': docsJson({ navigation: { pages: ['index', 'plans'] } }),
    'index.mdx': '---\ntitle: Start\n---\n\nRead this first.\n',
    'plans.mdx': '---\ntitle: Plans\npublic: false\n---\n\nRockets fly to the moon in May.\n',
    'auth.mjs': 'export default { passwords: [{ password: process.env.PASSWORD }] };\n',
  });
  const built = await runCli(['build', '.', '--auth', 'auth.mjs'], folder);
  expect(built.exitCode, built.output).toBe(0);
  server = await serveSite(['.', '--auth', 'auth.mjs'], folder, env);
}, 120_000);

afterAll(() => server?.stop());

test('Whoever signs out leaves nothing of the conversation behind', async ({ visit }) => {
  const failing = /\/plans/;
  const docs = await visit('/plans', { origin: server.url, failing });
  const { page } = docs;
  await page.getByLabel(docs.text.signInPassword).fill(env.PASSWORD);
  await page.getByRole('button', { name: docs.text.signIn }).click();
  const assistant = new AssistantPanel(docs);
  await assistant.opener.waitFor();
  // A press before the script of the page has run does nothing.
  await page.waitForLoadState();
  await assistant.opener.click();
  await assistant.field.fill('When do rockets fly to the moon?');
  await assistant.send.click();
  await assistant.answers.getByText('in May').waitFor();
  const kept = () => page.evaluate(() => JSON.stringify(sessionStorage));
  await page.reload();
  expect(await kept()).toContain('rockets fly');
  await page.getByRole('button', { name: docs.text.signOut }).click();
  await page.getByRole('link', { name: docs.text.signIn }).waitFor();
  expect(await kept()).not.toContain('rockets fly');
});
