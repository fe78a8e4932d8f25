import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FakeModelServer,
  fakeModelServer,
} from '../../packages/assistant/src/testing/fake-model-server.ts';
import {
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from '../../packages/assistant/src/testing/postgres-cluster.ts';
import { askWithSdk, widgetSettings } from '../support/ask.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { cli, run, runCli } from '../support/run-command.ts';
import { type StartedServer, startServer } from '../support/started-server.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

const question = 'How many requests may each key send in a minute?';

let model: FakeModelServer;
let docs: string;

beforeAll(async () => {
  model = await fakeModelServer();
  docs = docsFolder(['index', 'guides/limits'], {
    'index.mdx': page('Home', 'Welcome to Acme.'),
    'guides/limits.mdx': page('Rate limits', '## Keys\n\nEach key may send 100 requests a minute.'),
    'assistant.mjs': `export default {
  onEvent: (event) => console.log('Asked: ' + event.question),
};
`,
    'model.mjs': `import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
export default () =>
  createOpenAICompatible({ name: 'own', baseURL: process.env.MODEL_ADDRESS })('own-model');
`,
  });
  await build('--out', 'dist', '--embed');
}, 120_000);

afterAll(() => model?.close());

async function build(...options: string[]) {
  const args = ['build', '.', '--server', '--domain', 'Acme', '--base', '/base', ...options];
  const { exitCode, output } = await runCli(args, docs);
  expect(exitCode, output).toBe(0);
  return output;
}

/** The output of a build in a folder where nothing is installed. */
function deployed(out = 'dist'): string {
  const folder = tempFolder();
  cpSync(path.join(docs, out), path.join(folder, 'app'), { recursive: true });
  return folder;
}

function start(cwd: string, env: Record<string, string> = {}): Promise<StartedServer> {
  return startServer({
    args: ['app/server/entry.mjs'],
    cwd,
    env: { PORT: '0', ...env },
    address: /The site is at (http:\/\/[^/\s]+)/,
  });
}

/** Status of a path as it is written, which `fetch` would tidy up. */
function statusOf(url: string, target: string): Promise<number | undefined> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path: target, agent: false }, (response) =>
      resolve(response.resume().statusCode),
    )
      .on('error', reject)
      .end();
  });
}

describe('The server of a build, where nothing is installed', () => {
  let folder: string;
  let server: StartedServer;

  beforeAll(async () => {
    folder = deployed();
    server = await start(folder, { OPENAI_BASE_URL: model.address, OPENAI_MODEL: 'fake' });
  });

  afterAll(() => server?.stop());

  test('serves the pages, and says on them that it answers', async () => {
    const response = await fetch(`${server.url}/base/guides/limits`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/^<!DOCTYPE html><html data-wm-assistant data-wm-mcp /);
    for (const path of ['/health', '/ready']) {
      expect((await fetch(server.url + path)).status).toBe(200);
    }
  });

  test('answers with the model of its environment', async () => {
    model.answer = { pieces: ['A hundred [1', '].'] };
    const settings = await widgetSettings(server.url, '/base');
    expect(settings).toMatchObject({ endpoint: '/base/v1/assistant/acme', hasModel: true });
    const { text } = await askWithSdk(server.url, settings, question);
    expect(text).toBe('A hundred [[1]](/base/guides/limits).');
  });

  test('has the script for other sites ask about the site that it serves, unless they name another', async () => {
    const script = await fetch(`${server.url}/base/_waymark/assistant.js`);
    expect(await script.text()).toContain('"assistant":"../v1/assistant/acme"');
  });

  test('gives out nothing of its own files', async () => {
    for (const target of [
      '/base/server/entry.mjs',
      '/server/entry.mjs',
      '/base/../server/entry.mjs',
      '/base/..%2fserver%2fentry.mjs',
      '/base/%2e%2e/server/entry.mjs',
    ]) {
      expect(await statusOf(server.url, target)).toBe(404);
    }
  });

  test('shares its keys with the command line', async () => {
    const created = await runCli(['keys', 'create', '--domain', 'acme', '--json'], folder);
    const { key } = JSON.parse(created.stdout);
    const settings = await widgetSettings(server.url, '/base');
    const { text } = await askWithSdk(server.url, { ...settings, key }, question);
    expect(text).toContain('A hundred');
    const listed = await runCli(['keys', 'list'], folder);
    expect(listed.stdout).toContain('wmpk_site_');
  });

  test('lets an answer end when it is told to stop, and takes no new one', async () => {
    const own = await start(deployed(), { OPENAI_BASE_URL: model.address, OPENAI_MODEL: 'fake' });
    model.answer = { pieces: ['One, ', 'two, ', 'three, ', 'four.'], pause: 250 };
    const settings = await widgetSettings(own.url, '/base');
    const before = model.asked.length;
    const answer = askWithSdk(own.url, settings, question);
    await expect.poll(() => model.asked.length, { timeout: 15_000 }).toBe(before + 1);
    const stopped = own.stop();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await expect(fetch(`${own.url}/health`)).rejects.toThrow();
    expect((await answer).text).toBe('One, two, three, four.');
    expect(await stopped).toBe(0);
  });

  test('says in a sentence what is wrong with its environment', async () => {
    const entry = path.join(folder, 'app/server/entry.mjs');
    for (const [name, value, message] of [
      ['PORT', 'x', '"x" is not a port'],
      ['OPENAI_API_KEY', 'x', 'OPENAI_MODEL does not name it'],
      ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must begin with postgres://'],
      ['WAYMARK_TRUSTED_PROXIES', '-1', '"-1" is not a number of proxies'],
    ] as const) {
      const { exitCode, output } = await run(process.execPath, [entry], folder, { [name]: value });
      expect(exitCode).toBe(1);
      expect(output).toContain(message);
      expect(output).not.toContain('    at ');
    }
  });
});

test('Modules of the owner are part of the server, with the packages that they import', async () => {
  // They are found beside Waymark, as on the machine of a user who has installed them there.
  await build('--out', 'with-model', '--model', 'model.mjs', '--settings', 'assistant.mjs');
  const folder = deployed('with-model');
  const server = await start(folder, {
    MODEL_ADDRESS: model.address,
    WAYMARK_EVENTS: path.join(folder, 'events.jsonl'),
  });
  try {
    model.answer = { pieces: ['A hundred.'] };
    const settings = await widgetSettings(server.url, '/base');
    expect((await askWithSdk(server.url, settings, question)).text).toBe('A hundred.');
    expect(model.asked.at(-1)?.model).toBe('own-model');
    expect(server.output()).toContain(`Asked: ${question}`);
    // Events are written behind the answer.
    const events = () => readFileSync(path.join(folder, 'events.jsonl'), 'utf8');
    await expect.poll(events, { timeout: 15_000 }).toMatch(/\n$/);
    const event = JSON.parse(events());
    expect(event).toMatchObject({ kind: 'answer', question, answer: 'A hundred.' });
  } finally {
    await server.stop();
  }
}, 120_000);

test('A package that the module of the model lacks is named', async () => {
  writeFiles(docs, { 'lacking.mjs': `export { model as default } from 'not-installed';\n` });
  const args = ['build', '.', '--server', '--out', 'lacking', '--model', 'lacking.mjs'];
  const { exitCode, output } = await runCli(args, docs);
  expect(exitCode).toBe(1);
  expect(output).toContain('not-installed');
  expect(output).not.toContain('    at ');
}, 120_000);

test('waymark preview finds the site of a build with a server', async () => {
  const preview = await startServer({
    args: [cli, 'preview', '.', '--base', '/base', '--port', '0'],
    cwd: docs,
    address: /The site is at (http:\/\/[^/\s]+)/,
  });
  expect((await fetch(`${preview.url}/base/guides/limits`)).status).toBe(200);
  expect((await fetch(`${preview.url}/base/server/entry.mjs`)).status).toBe(404);
  await preview.stop();
});

test('A build again finds neither site nor server among the docs', async () => {
  writeFiles(docs, { 'dist/old.html': 'Of a build without a server.' });
  await build('--out', 'dist');
  await build('--out', 'other');
  const files = readdirSync(path.join(docs, 'other/site'), { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => /dist|entry|old|sqlite|with-model/.test(file))).toEqual([]);
}, 120_000);

test('A wish for a server that cannot be met is named before the build', async () => {
  for (const [option, value, message] of [
    ['--domain', 'a_b', 'The domain "a_b" must be'],
    ['--model', 'none.mjs', 'There is no module none.mjs'],
    ['--proxy-private', 'http://10.0.0.5', '`--proxy-private` needs `--proxy`.'],
  ] as const) {
    const { exitCode, output } = await runCli(['build', '.', '--server', option, value], docs);
    expect(exitCode).toBe(1);
    expect(output).toContain(message);
  }
}, 120_000);

const programs = postgresPrograms();

describe.skipIf(!programs)('The server of a build on PostgreSQL (needs an installed one)', () => {
  let cluster: PostgresCluster | undefined;

  beforeAll(async () => {
    if (programs) cluster = await startPostgres(programs);
  }, 120_000);

  afterAll(() => cluster?.stop());

  test('shares key and threads with another one', async () => {
    const env = { DATABASE_URL: cluster?.url ?? '' };
    const [one, other] = await Promise.all([start(deployed(), env), start(deployed(), env)]);
    try {
      const settings = await widgetSettings(one.url, '/base');
      expect(await widgetSettings(other.url, '/base')).toEqual(settings);
      const { text, threadId } = await askWithSdk(one.url, settings, question);
      expect(text).toContain('100 requests a minute');
      const next = await askWithSdk(other.url, settings, 'And for each key?', { threadId });
      expect(next.threadId).toBe(threadId);
    } finally {
      await Promise.all([one.stop(), other.stop()]);
    }
  }, 120_000);
});
