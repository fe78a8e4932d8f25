import path from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { docsJson, page } from '../support/docs-folder.ts';
import type { Listening } from '../support/listen.ts';
import { runCli } from '../support/run-command.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { tempFolder } from '../support/temp-folder.ts';
import { test, type Visit } from '../support/visit.ts';

let site: Listening;

beforeAll(async () => {
  const examples = {
    fern: { summary: 'A fern', value: { name: 'Fern 🌿', pots: [1, 2] } },
    moss: { summary: 'A moss', value: { name: 'Moss 🌱', damp: true } },
  };
  const content = {
    'application/json': { schema: { type: 'object' }, examples },
    'application/x-www-form-urlencoded': {
      schema: { type: 'object', properties: { name: { type: 'string' } } },
      example: { name: 'Written as a form' },
    },
  };
  const docs = tempFolder({
    'docs.json': docsJson({
      api: { examples: { prefill: true } },
      navigation: { pages: ['index', { group: 'API', openapi: 'api.json' }] },
    }),
    'index.mdx': page('Home'),
    'api.json': JSON.stringify({
      openapi: '3.1.0',
      info: { title: 'Plants', version: '1' },
      servers: [{ url: 'https://api.example.com/v1' }, { url: 'https://sandbox.example.com/v1' }],
      paths: {
        '/plants/{ids}': {
          get: {
            summary: 'Some plants',
            parameters: [
              {
                ...{ name: 'ids', in: 'path', required: true, example: ['7', '9'] },
                schema: { type: 'array', items: { type: 'string' } },
              },
            ],
            responses: { '200': { description: 'Done.' } },
          },
        },
        '/plants': {
          post: {
            summary: 'Add a plant',
            requestBody: { content },
            responses: { '200': { description: 'Done.' } },
            'x-codeSamples': [{ lang: 'ruby', source: 'Plants.add("Fern")' }],
          },
        },
      },
    }),
  });
  const { exitCode, output } = await runCli(['build', '.', '--out', 'dist'], docs);
  expect(exitCode, output).toBe(0);
  site = await serveFolder(path.join(docs, 'dist'));
});

afterAll(() => site?.close());

async function visitEndpoint(visit: Visit) {
  const { page: shown } = await visit('/api-reference/add-a-plant', { origin: site.url });
  const samples = shown.locator('[data-wm-example=request] .code-block');
  return {
    page: shown,
    body: shown.locator('[data-wm-example=body] select'),
    server: shown.locator('wm-server select'),
    sample: (language: string) =>
      samples.and(shown.locator(`[aria-label="${language}"]`)).locator('code'),
    samples: () => samples.locator('code').allTextContents(),
  };
}

test('Samples send the example of the body that the reader chooses, to the chosen server', async ({
  visit,
}) => {
  const { body, sample, samples, server } = await visitEndpoint(visit);
  const first = await samples();
  const counted = (text: string) => async () =>
    (await samples()).filter((source) => source.includes(text)).length;
  expect(await counted('Fern 🌿')()).toBe(first.length - 1);
  await server.selectOption('https://sandbox.example.com/v1');
  await body.selectOption({ label: 'application/json: A moss' });
  await expect.poll(counted('Moss 🌱')).toBe(first.length - 1);
  expect(await counted('Fern 🌿')()).toBe(0);
  expect(await counted('https://sandbox.example.com/v1/plants')()).toBe(first.length - 1);
  expect(await sample('Ruby').textContent()).toBe('Plants.add("Fern")');
  expect(await sample('Python').locator('span').count()).toBeGreaterThan(3);

  await body.selectOption({ label: 'application/x-www-form-urlencoded' });
  await expect.poll(() => sample('cURL').textContent()).toContain('Written as a form');
  await server.selectOption('https://api.example.com/v1');
  await body.selectOption({ label: 'application/json: A fern' });
  await expect.poll(samples).toEqual(first);
});

test('The playground begins with the example of the body that the reader chose', async ({
  visit,
}) => {
  const { body, page: shown, sample } = await visitEndpoint(visit);
  await body.selectOption({ label: 'application/json: A moss' });
  await expect.poll(() => sample('cURL').textContent()).toContain('Moss');
  await shown.locator('wm-try-it button').click();
  const dialog = shown.getByRole('dialog');
  await dialog.getByLabel('JSON', { exact: true }).check();
  expect(await dialog.locator('textarea').inputValue()).toContain('Moss');
});

test('A list in a path begins with its example', async ({ visit }) => {
  const { page: shown } = await visit('/api-reference/some-plants', { origin: site.url });
  await shown.locator('wm-try-it button').click();
  const dialog = shown.getByRole('dialog');
  await dialog.waitFor();
  const written = () =>
    dialog.locator('input').evaluateAll((inputs: HTMLInputElement[]) => inputs.map((i) => i.value));
  expect(await written()).toEqual(['7', '9']);
});
