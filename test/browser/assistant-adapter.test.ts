import { afterAll, beforeAll, expect } from 'vitest';
import { AssistantPanel } from '../support/assistant-panel.ts';
import { astroProject, buildProject } from '../support/astro-project.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { type StartedServer, startAdapterServer } from '../support/started-server.ts';
import { test } from '../support/visit.ts';

let server: StartedServer;

beforeAll(async () => {
  const project = astroProject(
    {
      'astro.config.mjs': `import node from '@astrojs/node';
import { defineConfig } from 'astro/config';
import waymark from 'waymark';

export default defineConfig({
  adapter: node({ mode: 'standalone' }),
  base: '/base',
  trailingSlash: 'always',
  integrations: [waymark({ docs: './docs', assistant: true })],
});
`,
      'docs/docs.json': docsJson({ navigation: { pages: ['index', 'limits'] } }),
      'docs/index.mdx': page('Home', 'Welcome to Acme.'),
      'docs/limits.mdx': page('Rate limits', 'Each key may send 100 requests a minute.'),
    },
    ['@astrojs/node'],
  );
  const built = await buildProject(project);
  expect(built.exitCode, built.output).toBe(0);
  server = await startAdapterServer(project);
}, 120_000);

afterAll(() => server?.stop());

test('The assistant answers on the server of an adapter whose addresses end with a slash', async ({
  visit,
}) => {
  const docs = await visit('/base/', { origin: server.url });
  const assistant = new AssistantPanel(docs);
  await assistant.open();
  const answer = await assistant.ask('How many requests may each key send?');
  expect(await answer.textContent()).toContain('100 requests a minute');
  const sent = docs.page.waitForResponse(/\/feedback\/$/);
  await assistant.button('assistantBad', answer).click();
  expect((await sent).status()).toBe(204);
});
