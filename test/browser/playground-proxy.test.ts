import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiServer, startApiServer } from '../support/api-server.ts';
import { sharedBrowser } from '../support/browser.ts';
import { docsJson } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { serveSite } from '../support/served-site.ts';
import type { StartedServer } from '../support/started-server.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let api: ApiServer;
let page: Page;
let site: StartedServer;
const folder = tempFolder();

beforeAll(async () => {
  api = await startApiServer(false);
  writeFiles(folder, docs(api.url));
  const { exitCode, output } = await runCli(
    ['build', '.', '--out', 'dist', '--base', '/docs'],
    folder,
  );
  expect(exitCode, output).toBe(0);
  site = await serveSite(['.', '--base', '/docs', '--proxy', '--proxy-private', api.url], folder);
  page = await (await sharedBrowser()).newPage();
  page.setDefaultTimeout(30_000);
});

afterAll(async () => {
  await page?.close();
  await Promise.all([site?.stop(), api?.close()]);
});

async function open(url: string, name: string) {
  await page.goto(`${url}/docs/api-reference/${name}`);
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    send: () => dialog.getByRole('button', { name: 'Send', exact: true }).click(),
    offer: dialog.getByRole('button', { name: 'Send through this site' }),
  };
}

describe('For an API that pages of other sites may not call', () => {
  test('the request fails, and the server of the site sends it where the reader says so', async () => {
    await page.context().addCookies([{ name: 'site', value: 'secret', url: site.url }]);
    const { dialog, field, offer, send } = await open(site.url, 'create-a-plant');
    await field('token: Token').fill('secret-1');
    await field('id').fill('a/b c');
    await field('name').fill('Rosa');
    await send();
    await dialog.getByRole('alert').waitFor();
    await offer.waitFor();
    expect(api.arrived).toEqual([]);
    expect(await dialog.locator('.wm-play-offer').textContent()).toContain('credentials included');
    await page.evaluate(axe);
    const { violations } = (await page.evaluate('axe.run("dialog[open]")')) as AxeResults;
    expect(violations).toEqual([]);
    await offer.click();
    await dialog.getByText('Sent through the server of this site').waitFor();
    expect(await dialog.locator('.wm-play-status').textContent()).toMatch(/^201 Created \d+ ms/);
    expect(await dialog.locator('.wm-play-text').textContent()).toContain('"id": 9007199254740993');
    expect(api.arrived).toMatchObject([
      { method: 'POST', url: '/plants/a%2Fb%20c', body: '{"name":"Rosa"}' },
    ]);
    const { headers } = api.arrived[0] ?? { headers: {} };
    expect(headers).toMatchObject({
      authorization: 'Bearer secret-1',
      'content-type': 'application/json',
    });
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('origin');
  });

  test('forms with files are sent so as well', async () => {
    const file = path.join(folder, 'leaf.txt');
    writeFileSync(file, 'grün');
    const { field, offer, send } = await open(site.url, 'upload-a-photo');
    await field('photo').setInputFiles(file);
    await send();
    await offer.click();
    await page.getByText('Sent through the server of this site').waitFor();
    const arrived = api.arrived.at(-1);
    expect(arrived?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(arrived?.body).toContain('name="photo"; filename="leaf.txt"');
    expect(Buffer.from(arrived?.body ?? '', 'latin1').toString()).toContain('grün');
  });

  test('a refusal of the server is said', async () => {
    const { dialog, offer, send } = await open(site.url, 'ask-a-tenant');
    await dialog.getByLabel('port', { exact: true }).fill('1');
    await send();
    await offer.click();
    await dialog.getByText('The description does not name this value of the variable').waitFor();
    expect(await offer.count()).toBe(0);
  });

  test('nothing is offered where the server was not told to', async () => {
    const other = await serveSite(['.', '--base', '/docs'], folder);
    const { dialog, field, offer, send } = await open(other.url, 'create-a-plant');
    await field('id').fill('1');
    const asked = page.waitForResponse(/_waymark\/proxy/);
    await send();
    await dialog.getByRole('alert').waitFor();
    expect((await asked).status()).toBe(404);
    expect(await offer.count()).toBe(0);
    await other.stop();
  });
});

/** A docs folder with an API at an address. */
function docs(url: string): Record<string, string> {
  const content = (type: string, schema: object) => ({ content: { [type]: { schema } } });
  const responses = { '200': { description: 'Done.' } };
  const description = {
    openapi: '3.1.0',
    info: { title: 'Plants', version: '1' },
    servers: [{ url }],
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    paths: {
      '/plants/{id}': {
        post: {
          summary: 'Create a plant',
          security: [{ token: [] }],
          parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
          requestBody: content('application/json', {
            type: 'object',
            properties: { name: { type: 'string' } },
          }),
          responses,
        },
      },
      '/photos': {
        post: {
          summary: 'Upload a photo',
          requestBody: content('multipart/form-data', {
            type: 'object',
            properties: { photo: { type: 'string', format: 'binary' } },
          }),
          responses,
        },
      },
      '/tenant': {
        servers: [
          { url: 'http://127.0.0.1:{port}', variables: { port: { default: new URL(url).port } } },
        ],
        get: { summary: 'Ask a tenant', responses },
      },
    },
  };
  const navigation = {
    tabs: [
      { tab: 'Guide', pages: ['index'] },
      { tab: 'API', openapi: 'openapi.json' },
    ],
  };
  return {
    'docs.json': docsJson({ navigation }),
    'index.mdx': '---\ntitle: Start\n---\n\nHello.\n',
    'openapi.json': JSON.stringify(description),
  };
}
