import path from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import { takeWritten, watchClipboard } from '../support/clipboard.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import type { Listening } from '../support/listen.ts';
import { runCli } from '../support/run-command.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { test, type Visit } from '../support/visit.ts';

const production = 'https://api.example.com/v1/';
const sandbox = 'https://sandbox.example.com/v1';

let site: Listening;

beforeAll(async () => {
  const responses = { '200': { description: 'Done.' } };
  const docs = tempFolder({
    'docs.json': docsJson({
      api: { url: 'full' },
      navigation: { pages: ['index', { group: 'API', openapi: 'api.json' }] },
    }),
    'index.mdx': page('Home', '```yaml\n    steps:\n      - run: x\n```'),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1' },
      servers: [
        { url: production },
        { url: sandbox },
        { url: 'https://{region}.example.com/v1', variables: { region: { default: 'eu' } } },
        { url: '/relative' },
      ],
      paths: { '/plants': { get: { summary: 'List plants', responses } } },
    }),
  });
  const { exitCode, output } = await runCli(['build', '.', '--out', 'dist'], docs);
  expect(exitCode, output).toBe(0);
  site = await serveFolder(path.join(docs, 'dist'));
});

afterAll(() => site?.close());

async function visitEndpoint(visit: Visit) {
  const docs = await visit('/api-reference/list-plants', { origin: site.url });
  const bar = docs.page.locator('wm-server select');
  const dialogs = docs.page.locator('dialog[data-wm-playground]');
  return { docs, bar, dialogs, tryIt: docs.page.getByRole('button', { name: docs.text.tryIt }) };
}

describe('The server that is chosen on an endpoint page', () => {
  test('is that of the playground, each time it is opened', async ({ visit }) => {
    const { bar, dialogs, docs, tryIt } = await visitEndpoint(visit);
    const server = dialogs.getByLabel(docs.text.server, { exact: true });
    for (const chosen of [sandbox, production]) {
      await bar.selectOption(chosen);
      await tryIt.click();
      await server.waitFor();
      expect(await server.locator('option:checked').textContent()).toBe(chosen);
      await docs.page.keyboard.press('Escape');
    }
  });

  test('is that of the address that is copied, also on the next page', async ({ visit }) => {
    const { bar, docs } = await visitEndpoint(visit);
    await bar.selectOption(sandbox);
    for (const isAgain of [false, true]) {
      if (isAgain) await docs.page.reload();
      await watchClipboard(docs.page);
      const copy = docs.page.locator('[data-wm-endpoint] wm-copy button');
      expect(await copy.getAttribute('aria-label')).toContain(`${sandbox}/plants`);
      await copy.click();
      await expect.poll(() => takeWritten(docs.page)).toBe(`${sandbox}/plants`);
    }
  });

  test('is that of all samples of requests, also on the next page', async ({ visit }) => {
    const { bar, docs } = await visitEndpoint(visit);
    const codes = docs.page.locator('[data-wm-example=request] code');
    const addresses = async () => {
      const texts = await codes.allTextContents();
      expect(texts.length).toBeGreaterThan(3);
      return new Set(texts.map((text) => /https:[^'"\s]*/.exec(text)?.[0]));
    };
    expect(await addresses()).toEqual(new Set(['https://api.example.com/v1/plants']));
    await bar.selectOption('https://{region}.example.com/v1');
    expect(await addresses()).toEqual(new Set(['https://eu.example.com/v1/plants']));
    await bar.selectOption('/relative');
    expect(await addresses()).toEqual(new Set(['https://api.example.com/relative/plants']));
    await bar.selectOption(sandbox);
    await docs.page.reload();
    await expect.poll(addresses).toEqual(new Set([`${sandbox}/plants`]));
    await bar.selectOption(production);
    expect(await addresses()).toEqual(new Set(['https://api.example.com/v1/plants']));
  });
});

test('Whoever clicks twice opens one playground', async ({ visit }) => {
  const { dialogs, docs, tryIt } = await visitEndpoint(visit);
  await docs.page.route('**/*playground*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 200));
    await route.continue();
  });
  await tryIt.dblclick();
  await dialogs.first().waitFor();
  await docs.page.unrouteAll({ behavior: 'wait' });
  expect(await dialogs.count()).toBe(1);
});

test('Code is copied with the indentation of its first line', async ({ visit }) => {
  const docs = await visit('/', { origin: site.url });
  await watchClipboard(docs.page);
  await docs.page.getByRole('button', { name: docs.text.copyCode }).first().click();
  await expect.poll(() => takeWritten(docs.page)).toBe('    steps:\n      - run: x');
});
