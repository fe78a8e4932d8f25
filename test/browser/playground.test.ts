import { spawn, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { AxeResults } from 'axe-core';
import type { BrowserContext, Locator, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type ApiServer, type Arrived, startApiServer } from '../support/api-server.ts';
import { sharedBrowser } from '../support/browser.ts';
import type { Listening } from '../support/listen.ts';
import { runCli } from '../support/run-command.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';
import { whenQuiet } from '../support/when-quiet.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let api: ApiServer;
let site: Listening;
let context: BrowserContext;
let page: Page;
const folder = tempFolder();

beforeAll(async () => {
  api = await startApiServer();
  writeFiles(folder, docs(api.url));
  const { exitCode, output } = await runCli(['build', '.', '--out', 'dist'], folder);
  expect(exitCode, output).toBe(0);
  site = await serveFolder(path.join(folder, 'dist'));
  const browser = await sharedBrowser();
  context = await browser.newContext({ permissions: ['clipboard-read', 'clipboard-write'] });
  context.setDefaultTimeout(30_000);
  page = await context.newPage();
});

afterAll(async () => {
  await context?.close();
  await Promise.all([site?.close(), api?.close()]);
});

/** Opens the playground of an operation. */
async function open(name: string) {
  await page.goto(`${site.url}/api-reference/${name}`);
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.waitFor();
  return {
    dialog,
    field: (label: string) => dialog.getByLabel(label, { exact: true }),
    send: () => dialog.getByRole('button', { name: 'Send' }).click(),
    /** The status line of the answer. */
    status: () => dialog.locator('.wm-play-status').textContent(),
  };
}

async function sent(action: () => Promise<void>): Promise<Arrived> {
  const before = api.arrived.length;
  await action();
  await expect.poll(() => api.arrived.length).toBe(before + 1);
  const last = api.arrived.at(-1);
  if (!last) throw new Error('Nothing arrived.');
  return last;
}

describe('the playground', () => {
  test('is not loaded before somebody opens it', async () => {
    const asked: string[] = [];
    const listen = (request: { url(): string }) => void asked.push(request.url());
    page.on('request', listen);
    await page.goto(`${site.url}/api-reference/create-a-plant`);
    await whenQuiet(page);
    expect(asked.filter((url) => /playground/i.test(url))).toEqual([]);
    await page.getByRole('button', { name: 'Try it' }).click();
    await page.getByRole('dialog').waitFor();
    page.off('request', listen);
    expect(asked.filter((url) => /playground/i.test(url)).length).toBeGreaterThan(1);
  });

  test('sends JSON with a bearer token, path, query and header, and shows the answer', async () => {
    const { dialog, field, send, status } = await open('create-a-plant');
    await field('token: Token').fill('secret-1');
    await field('id').fill('a/b c');
    await field('dry').selectOption('true');
    await field('X-Trace').fill('t-1');
    await field('name').fill('Rosa "canina"');
    await field('height').fill('9007199254740993');
    await dialog.getByText('tags', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Add item: tags' }).click();
    await field('tags 1').fill('wild');
    await dialog.getByText('origin', { exact: true }).click();
    await field('country').fill('CH');
    const arrived = await sent(send);
    expect(arrived.method).toBe('POST');
    expect(arrived.url).toBe('/plants/a%2Fb%20c?dry=true');
    expect(arrived.headers).toMatchObject({
      authorization: 'Bearer secret-1',
      'x-trace': 't-1',
      'content-type': 'application/json',
    });
    expect(arrived.body).toBe(
      '{"name":"Rosa "canina"","height":9007199254740993,"tags":["wild"],"origin":{"country":"CH"}}'.replace(
        /Rosa "canina"/,
        'Rosa \\"canina\\"',
      ),
    );
    await expect.poll(status).toMatch(/^201 Created \d+ ms/);
    // A screen reader is told of the status, and not made to read all of the answer.
    await dialog
      .getByRole('status')
      .filter({ hasText: /^201 Created$/ })
      .waitFor();
    expect(await dialog.locator('[aria-live]').count()).toBe(0);
    const shown = await dialog.locator('.wm-play-text').textContent();
    expect(shown).toContain('"id": 9007199254740993');
    expect(await dialog.locator('.wm-play-answer img').count()).toBe(0);
  });

  test('takes a body as JSON text as well, and says what is wrong with it', async () => {
    const { dialog, field, send } = await open('create-a-plant');
    await field('id').fill('1');
    await field('name').fill('Aster');
    await dialog.getByRole('radio', { name: 'JSON' }).check();
    const text = field('Body (JSON)');
    expect(JSON.parse(await text.inputValue())).toEqual({ name: 'Aster' });
    await text.fill('{"name": }');
    await send();
    await dialog.getByText('This is not valid JSON').waitFor();
    expect(await text.evaluate((element) => element === document.activeElement)).toBe(true);
    await text.fill('{"name":null,"more":1}');
    expect((await sent(send)).body).toBe('{"name":null,"more":1}');
  });

  test('sends nothing for what is optional and untouched, whatever its defaults are', async () => {
    const { dialog, field, send } = await open('adopt-a-plant');
    await field('name').fill('Aster');
    const arrived = await sent(send);
    expect(arrived).toMatchObject({ url: '/adoptions', body: '{"name":"Aster"}' });
    await dialog.getByText('care', { exact: true }).click();
    await field('litres').fill('2');
    await dialog.getByText('pay', { exact: true }).click();
    await field('Alternatives: pay').selectOption('Bank');
    await field('number').fill('CH93');
    expect(JSON.parse((await sent(send)).body)).toEqual({
      name: 'Aster',
      care: { litres: 2, often: 3, unit: 'week' },
      pay: { type: 'bank', number: 'CH93' },
    });
    await field('litres').fill('');
    await field('Alternatives: pay').selectOption('Not set');
    expect((await sent(send)).body).toBe('{"name":"Aster"}');
  });

  test('takes a value from JSON to its fields, which change of it what is edited alone', async () => {
    const { dialog, field, send } = await open('adopt-a-plant');
    const [form, json] = ['Form', 'JSON'].map((name) => dialog.getByRole('radio', { name }));
    const written = {
      ...{ name: 'Aster', nick: null, text: 'one\ntwo', tags: null, care: { often: 1 } },
      ...{ pay: { type: 'bank', number: '1' }, place: ['A', 1, true], code: 5, size: 'odd' },
      ...{ note: '', more: { x: [null] } },
    };
    await json?.check();
    await field('Body (JSON)').fill(JSON.stringify(written));
    await form?.check();
    expect(JSON.parse((await sent(send)).body)).toEqual(written);
    expect(await field('text').inputValue()).toBe('one\ntwo');
    expect(await field('Alternatives: pay').locator('option:checked').textContent()).toBe('Bank');
    await field('text').fill('one\nthree');
    for (const name of ['place', 'care']) await dialog.getByText(name, { exact: true }).click();
    await field('place 2').fill('2');
    await field('often').fill('4');
    const edited = { ...written, text: 'one\nthree', place: ['A', 2, true], care: { often: 4 } };
    expect(JSON.parse((await sent(send)).body)).toEqual(edited);
    await json?.check();
    expect(JSON.parse(await field('Body (JSON)').inputValue())).toEqual(edited);
  });

  test('marks what opens in its form, and whether it is open', async () => {
    const { dialog } = await open('adopt-a-plant');
    const group = dialog.locator('details').first();
    const mark = () =>
      group.locator('> summary').evaluate((summary) => {
        const { maskImage, rotate } = getComputedStyle(summary, '::before');
        return { isDrawn: maskImage.startsWith('url('), rotate };
      });
    const wasOpen = await group.evaluate((details: HTMLDetailsElement) => details.open);
    expect(await mark()).toEqual({ isDrawn: true, rotate: wasOpen ? '90deg' : 'none' });
    await group.locator('> summary').click();
    expect(await mark()).toEqual({ isDrawn: true, rotate: wasOpen ? 'none' : '90deg' });
  });

  test('shows a body in another way only when it can be read', async () => {
    const { dialog, field } = await open('adopt-a-plant');
    await field('age').fill('old');
    await dialog.getByText('JSON', { exact: true }).click();
    await dialog.getByText('This is not a number').waitFor();
    await field('age').fill('5');
    await dialog.getByText('JSON', { exact: true }).click();
    await field('Body (JSON)').fill('{"age": }');
    await dialog.getByText('Form', { exact: true }).click();
    await dialog.getByText('This is not valid JSON').waitFor();
    expect(await field('Body (JSON)').inputValue()).toBe('{"age": }');
    expect(await dialog.getByRole('radio', { name: 'JSON' }).isChecked()).toBe(true);
  });

  test('sends a file within JSON as its base64', async () => {
    const file = path.join(folder, 'picture.png');
    writeFileSync(file, Uint8Array.of(0, 255, 128, 10));
    const { dialog, field, send } = await open('adopt-a-plant');
    await field('picture').setInputFiles(file);
    await dialog.getByText('drawings', { exact: true }).click();
    await dialog.getByRole('button', { name: 'Add item: drawings' }).click();
    await field('drawings 1').setInputFiles(file);
    await expect.poll(() => dialog.locator('[aria-busy]').count()).toBe(0);
    expect((await sent(send)).body).toBe('{"picture":"AP+ACg==","drawings":["AP+ACg=="]}');
  });

  test('asks the site itself where the address of a server is relative', async () => {
    const asked: Request[] = [];
    const listen = (request: Request) => void asked.push(request);
    await page.route('**/api/v1/here', (route) => route.fulfill({ body: 'there' }));
    const { dialog, field, send } = await open('ask-here');
    page.on('request', listen);
    await field('token: Token').fill('secret-4');
    await send();
    await dialog.getByText('there', { exact: true }).waitFor();
    page.off('request', listen);
    await page.unrouteAll();
    expect(asked.map((request) => request.url())).toEqual([`${site.url}/api/v1/here`]);
  });

  test('says so when what is filled in makes no address', async () => {
    const { dialog, field, send } = await open('ask-elsewhere');
    await field('port').fill('abc');
    await send();
    expect(await dialog.getByRole('alert').textContent()).toContain('https://a.example:abc/v1');
  });

  test('keeps what has come of an answer that the reader stops', async () => {
    const { dialog, send } = await open('stream-plants');
    await send();
    await dialog.getByText('data: one').waitFor();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.locator('.wm-play-response').getByText('Stopped', { exact: true }).waitFor();
    expect(await dialog.getByText('data: one').count()).toBe(1);
  });

  test('does not send without a value in the path', async () => {
    const { dialog, field, send } = await open('create-a-plant');
    const before = api.arrived.length;
    await send();
    await dialog.getByText('A value is needed here').waitFor();
    expect(await field('id').getAttribute('aria-invalid')).toBe('true');
    expect(api.arrived.length).toBe(before);
  });

  test('sends forms, with a key in a header', async () => {
    const { field, send } = await open('water-a-plant');
    await field('X-Api-Key').fill('k 1');
    await field('litres').fill('2.5');
    await field('note').fill('a&b=c ü');
    const arrived = await sent(send);
    expect(arrived.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(arrived.headers['x-api-key']).toBe('k 1');
    expect(new URLSearchParams(arrived.body).get('note')).toBe('a&b=c ü');
    expect(new URLSearchParams(arrived.body).get('litres')).toBe('2.5');
  });

  test('sends files as multipart, with user name and password', async () => {
    const file = path.join(folder, 'leaf.txt');
    writeFileSync(file, 'green');
    const { field, send } = await open('upload-a-photo');
    await field('login: User name').fill('ann');
    await field('login: Password').fill('p:w');
    await field('photo').setInputFiles(file);
    const arrived = await sent(send);
    expect(arrived.headers.authorization).toBe(`Basic ${btoa('ann:p:w')}`);
    expect(arrived.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(arrived.body).toContain('name="photo"; filename="leaf.txt"');
    expect(arrived.body).toContain('green');
    // A default goes along with what is set.
    expect(arrived.body).toMatch(/name="caption"[\s\S]*A leaf/);
  });

  test('remembers credentials until the page is left, and nowhere else', async () => {
    const { dialog, field } = await open('create-a-plant');
    await field('token: Token').fill('secret-2');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Try it' }).click();
    expect(await field('token: Token').inputValue()).toBe('secret-2');
    const stored = await page.evaluate(() =>
      JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]),
    );
    expect(stored).not.toContain('secret-2');
    await dialog.getByRole('button', { name: 'Forget credentials' }).click();
    expect(await field('token: Token').inputValue()).toBe('');
  });

  test('can be used by keyboard alone, and gives the focus back', async () => {
    await page.goto(`${site.url}/api-reference/list-plants`);
    await page.getByRole('button', { name: 'Try it' }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    await dialog.getByLabel('order', { exact: true }).focus();
    await page.keyboard.type('name');
    const arrived = await sent(() => page.keyboard.press('Control+Enter'));
    expect(arrived.url).toBe('/plants?order=name');
    await dialog.locator('.wm-play-status').waitFor();
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe('Try it');
  });

  test('says so when the server cannot be reached, and can be stopped', async () => {
    const { dialog, send } = await open('slow-answer');
    await send();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Send' }).waitFor();
    await page.route('**/slow*', (route) => route.abort());
    await send();
    await dialog.getByRole('alert').waitFor();
    expect(await dialog.getByRole('alert').textContent()).toContain('CORS');
    await page.unrouteAll();
  });

  test.each(['light', 'dark'] as const)('has no fault that axe finds (%s)', async (colorScheme) => {
    await page.emulateMedia({ colorScheme });
    const { field, send } = await open('create-a-plant');
    await field('id').fill('1');
    await sent(send);
    await page.evaluate(axe);
    const results = (await page.evaluate('axe.run("dialog[open]")')) as AxeResults;
    expect(results.violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual(
      [],
    );
    await page.emulateMedia({ colorScheme: 'light' });
  });

  test('has the fields that an author wrote, whose page has samples and shows them once', async () => {
    await page.goto(`${site.url}/written`);
    expect(await page.getByText('Which one.').count()).toBe(1);
    expect(await page.locator('.field-name', { hasText: 'country' }).count()).toBe(1);
    expect(await page.locator('[data-wm-example="response"]').textContent()).toContain('"grown"');
    expect(await page.locator('[data-wm-example="request"]').textContent()).toContain(
      '/plants/p-1',
    );
    await page.getByRole('button', { name: 'Try it' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('bearer: Token', { exact: true }).fill('secret-3');
    await dialog.getByLabel('id', { exact: true }).fill('7');
    await dialog.getByText('origin', { exact: true }).click();
    await dialog.getByLabel('country', { exact: true }).fill('FR');
    const arrived = await sent(() => dialog.getByRole('button', { name: 'Send' }).click());
    expect(arrived).toMatchObject({
      method: 'POST',
      url: '/plants/7',
      body: '{"origin":{"country":"FR"}}',
    });
    expect(arrived.headers.authorization).toBe('Bearer secret-3');
  });

  test('shows all of the button that sends in a narrow window', async () => {
    const size = page.viewportSize();
    await page.setViewportSize({ width: 400, height: 500 });
    const { dialog } = await open('create-a-plant');
    const end = async (part: Locator) => {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      return y + height;
    };
    const send = dialog.getByRole('button', { name: 'Send' });
    expect(await end(send)).toBeLessThan((await end(dialog)) - 8);
    await dialog.locator('.wm-play-columns').evaluate((columns) => columns.scrollTo(0, 1e6));
    expect(await end(send)).toBeLessThan((await end(dialog)) - 8);
    if (size) await page.setViewportSize(size);
  });

  test('is absent where nothing can be sent', async () => {
    await page.goto(`${site.url}/api-reference/plant-withered`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.getByRole('button', { name: 'Try it' }).count()).toBe(0);
  });
});

/** The samples of an operation by language, as the page shows them. */
async function samples(name: string): Promise<ReadonlyMap<string, string>> {
  await page.goto(`${site.url}/api-reference/${name}`);
  const blocks = page.locator('[data-wm-example="request"] .code-block');
  const texts = await blocks.evaluateAll((elements) =>
    elements.map(
      (block) =>
        [
          block.getAttribute('aria-label') ?? '',
          block.querySelector('pre')?.textContent ?? '',
        ] as const,
    ),
  );
  return new Map(texts);
}

const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;

/** Runs a sample as a reader would, in the folder that holds the file it names. */
function runSample(command: string, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let errors = '';
    child.stderr.on('data', (chunk) => (errors += chunk));
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(errors))));
  });
}

const runners: readonly [
  language: string,
  isThere: boolean,
  run: (code: string) => Promise<void>,
][] = [
  ['cURL', spawnSync('curl', ['--version']).status === 0, (code) => runSample('sh', ['-c', code])],
  ['Python', hasRequests, (code) => runSample('python3', ['-c', code])],
  ['JavaScript', true, (code) => runSample(process.execPath, ['--input-type=module', '-e', code])],
];

describe.each(runners)('the %s sample of a page', (language, isThere, run) => {
  test.skipIf(!isThere)('sends the JSON that the page documents', async () => {
    const code = (await samples('create-a-plant')).get(language) ?? '';
    const arrived = await sent(() => run(code));
    expect(arrived.method).toBe('POST');
    expect(decodeURI(arrived.url)).toMatch(/^\/plants\/(\{id\}|p-1)\?dry=false$/);
    expect(arrived.headers.authorization).toBe('Bearer <token>');
    expect(JSON.parse(arrived.body)).toEqual({
      name: "Rosa 'canina' $HOME `id`",
      height: 3,
      tags: ['wild'],
      origin: { country: 'CH' },
    });
  });

  test.skipIf(!isThere)('sends the form that the page documents', async () => {
    const code = (await samples('water-a-plant')).get(language) ?? '';
    const arrived = await sent(() => run(code));
    expect(arrived.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
    expect(arrived.headers['x-api-key']).toBe('<api-key>');
    expect(Object.fromEntries(new URLSearchParams(arrived.body))).toEqual({
      litres: '2.5',
      note: 'a&b',
    });
  });
});

describe.each(runners.filter(([language]) => language !== 'JavaScript'))(
  'the %s sample of a page',
  (language, isThere, run) => {
    test.skipIf(!isThere)('sends the file that it names', async () => {
      const code = (await samples('upload-a-photo')).get(language) ?? '';
      const [name = ''] = /example[\w.-]*\w/.exec(code) ?? [];
      writeFileSync(path.join(folder, name), 'green');
      const arrived = await sent(() => run(code));
      expect(arrived.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      expect(arrived.headers.authorization).toBe(`Basic ${btoa('<username>:<password>')}`);
      expect(arrived.body).toContain(`filename="${name}"`);
      expect(arrived.body).toContain('green');
    });
  },
);

/** A docs folder with an API at an address. */
function docs(url: string): Record<string, string> {
  const json = (schema: object, example?: unknown) => ({
    'application/json': { schema, ...(example === undefined ? {} : { example }) },
  });
  const plant = {
    type: 'object',
    required: ['name'],
    properties: {
      name: { type: 'string' },
      height: { type: 'integer' },
      tags: { type: 'array', items: { type: 'string' } },
      origin: { type: 'object', properties: { country: { type: 'string' } } },
    },
  };
  /** As generators write what may be left out. */
  const orNull = (schema: object) => ({ anyOf: [schema, { type: 'null' }], default: null });
  const file = { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' };
  const payment = (title: string) => ({
    title,
    type: 'object',
    required: ['type', 'number'],
    properties: { type: { const: title.toLowerCase() }, number: { type: 'string' } },
  });
  const adoption = {
    type: 'object',
    properties: {
      name: { type: 'string' },
      nick: orNull({ type: 'string' }),
      age: orNull({ type: 'integer' }),
      wild: orNull({ type: 'boolean' }),
      tags: orNull({ type: 'array', items: { type: 'string' } }),
      text: { type: 'string' },
      note: { type: 'string' },
      code: { type: ['string', 'integer'] },
      size: { enum: ['small', 'tall'] },
      place: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'integer' }] },
      care: {
        type: 'object',
        required: ['litres', 'unit'],
        properties: {
          litres: { type: 'integer' },
          often: { type: 'integer', default: 3 },
          unit: { const: 'week' },
        },
      },
      pay: { oneOf: [payment('Card'), payment('Bank')] },
      picture: file,
      drawings: { type: 'array', items: { type: 'string', format: 'binary' } },
    },
  };
  const responses = { '200': { description: 'Done.', content: json({ type: 'object' }) } };
  const example = {
    name: "Rosa 'canina' $HOME `id`",
    height: 3,
    tags: ['wild'],
    origin: { country: 'CH' },
  };
  const description = {
    openapi: '3.1.0',
    info: { title: 'Plants', version: '1' },
    servers: [{ url }],
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Api-Key' },
        login: { type: 'http', scheme: 'basic' },
      },
    },
    paths: {
      '/plants': {
        get: {
          summary: 'List plants',
          parameters: [{ name: 'order', in: 'query', schema: { type: 'string' } }],
          responses,
        },
      },
      '/plants/{id}': {
        post: {
          summary: 'Create a plant',
          security: [{ token: [] }],
          parameters: [
            { name: 'id', in: 'path', required: true, example: 'p-1', schema: { type: 'string' } },
            {
              name: 'dry',
              in: 'query',
              required: true,
              example: false,
              schema: { type: 'boolean' },
            },
            { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          ],
          requestBody: { required: true, content: json(plant, example) },
          responses,
        },
      },
      '/water': {
        post: {
          summary: 'Water a plant',
          security: [{ key: [] }],
          requestBody: {
            content: {
              'application/x-www-form-urlencoded': {
                schema: {
                  type: 'object',
                  properties: { litres: { type: 'number' }, note: { type: 'string' } },
                },
                example: { litres: 2.5, note: 'a&b' },
              },
            },
          },
          responses,
        },
      },
      '/photos': {
        post: {
          summary: 'Upload a photo',
          security: [{ login: [] }],
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {
                    photo: { type: 'string', format: 'binary' },
                    caption: { type: 'string', default: 'A leaf' },
                  },
                },
              },
            },
          },
          responses,
        },
      },
      '/adoptions': {
        post: {
          summary: 'Adopt a plant',
          parameters: [
            { name: 'by', in: 'query', schema: orNull({ type: 'string' }) },
            { name: 'at', in: 'query', schema: orNull({ type: 'integer' }) },
          ],
          requestBody: { required: true, content: json(adoption) },
          responses,
        },
      },
      '/stream': { get: { summary: 'Stream plants', responses } },
      '/here': {
        servers: [{ url: '/api/v1' }],
        get: { summary: 'Ask here', security: [{ token: [] }], responses },
      },
      '/elsewhere': {
        servers: [{ url: 'https://a.example:{port}/v1', variables: { port: { default: '443' } } }],
        get: { summary: 'Ask elsewhere', responses },
      },
      '/slow': { get: { summary: 'Slow answer', responses } },
    },
    webhooks: { plantWithered: { post: { summary: 'Plant withered', responses } } },
  };
  const config = {
    theme: 'mint',
    name: 'Plants',
    colors: { primary: '#2f6b3a' },
    navigation: {
      tabs: [
        { tab: 'Guide', pages: ['index', 'written'] },
        { tab: 'API', openapi: 'openapi.json' },
      ],
    },
  };
  return {
    'docs.json': JSON.stringify(config),
    'index.mdx': '---\ntitle: Start\n---\n\nHello.\n',
    'written.mdx': [
      `---\ntitle: Written\napi: 'POST ${url}/plants/{id}'\nauthMethod: bearer\n---\n`,
      '<ParamField path="id" type="string" required placeholder="p-1">Which one.</ParamField>\n',
      '<ParamField body="origin" type="object">\n',
      '<Expandable title="origin">\n',
      '<ParamField body="country" type="string" default="CH">Where from.</ParamField>\n',
      '</Expandable>\n\n</ParamField>\n',
      '<ResponseField name="grown" type="boolean" default={true}>Whether it is.</ResponseField>\n',
    ].join('\n'),
    'openapi.json': JSON.stringify(description),
  };
}
