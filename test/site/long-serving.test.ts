import { cpSync, readdirSync, statSync, truncateSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type FakeModelServer,
  fakeModelServer,
} from '../../packages/assistant/src/testing/fake-model-server.ts';
import { widgetSettings } from '../support/ask.ts';
import { docsFolder, page } from '../support/docs-folder.ts';
import { cli, runCli } from '../support/run-command.ts';
import { type StartedServer, startServer } from '../support/started-server.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

/** A page with an answer, and one that is too large for what a connection buffers. */
const pages = (fuel: string) => ({
  'index.mdx': page('Home', 'Welcome.'),
  'fuel.mdx': page('Fuel', `## Rockets\n\nThe rockets of Acme need ${fuel}.`),
});

let docs: string;
let model: FakeModelServer;

beforeAll(async () => {
  model = await fakeModelServer();
  docs = docsFolder(['index', 'fuel'], { ...pages('kerosene'), 'large.bin': 'x'.repeat(2e7) });
  for (const options of [['--server', '--out', 'with-server'], []]) {
    const built = await runCli(['build', '.', ...options], docs);
    expect(built.exitCode, built.output).toBe(0);
  }
}, 120_000);

afterAll(() => model?.close());

/** A folder of its own with what a program serves, and how the program is started there. */
interface Program {
  readonly folder: () => string;
  readonly args: readonly string[];
  /** Folder of the site. */
  readonly site: string;
  readonly build: readonly string[];
}

const programs: Readonly<Record<string, Program>> = {
  'waymark serve': {
    folder: () => copyOf(docs),
    args: [cli, 'serve', '.', '--port', '0'],
    site: 'dist',
    build: [],
  },
  'the server of a build': {
    folder: () => copyOf(docs),
    args: ['with-server/server/entry.mjs'],
    site: 'with-server/site',
    build: ['--server', '--out', 'with-server'],
  },
};

function copyOf(folder: string): string {
  const copy = tempFolder();
  cpSync(folder, copy, { recursive: true });
  return copy;
}

const address = /The site is at (http:\/\/[^/\s]+)/;

function start(
  { args }: Pick<Program, 'args'>,
  cwd: string,
  env: Record<string, string> = {},
): Promise<StartedServer> {
  return startServer({ args, cwd, env: { PORT: '0', ...env }, address });
}

async function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  const { endpoint, key } = await widgetSettings(url);
  return fetch(`${url}${endpoint}/message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      fp: 'anonymous',
      messages: [{ role: 'user', content: 'What do the rockets of Acme need?' }],
    }),
  });
}

/** The file with the words and texts of a small site. */
function searchFile(site: string): string {
  const folder = path.join(site, '_waymark/search');
  const [language = ''] = readdirSync(folder).filter((name) => name !== 'manifest.json');
  return path.join(folder, language, 'all.bin');
}

async function searchMcp(url: string): Promise<string> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream' },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'search_test_site', arguments: { query: 'rockets' } },
    }),
  });
  return response.text();
}

describe.each(Object.entries(programs))('%s', (_name, program) => {
  test('takes a new build for its pages, questions and MCP, while an answer is given', async () => {
    const folder = program.folder();
    model.answer = { pieces: ['One, ', 'two ', '[1].'], pause: 1_500 };
    const withModel = { OPENAI_BASE_URL: model.address, OPENAI_MODEL: 'fake' };
    const server = await start(program, folder, withModel);
    expect(await searchMcp(server.url)).toContain('kerosene');
    writeFiles(folder, pages('methane'));
    const built = await runCli(['build', '.', ...program.build], folder);
    expect(built.exitCode, built.output).toBe(0);
    const running = await ask(server.url);
    await expect.poll(() => searchMcp(server.url), { timeout: 20_000 }).toContain('methane');
    expect(await running.text()).toContain('two');
    const asked = await (await ask(server.url)).text();
    expect(asked).toContain('](/fuel');
    expect(JSON.stringify(model.asked.at(-1))).toContain('methane');
    expect(await (await fetch(`${server.url}/fuel`)).text()).toContain('methane');
    await server.stop();
  }, 120_000);

  test('makes its index for searching anew when that was cut, once, and says so', async () => {
    const folder = program.folder();
    const first = await start(program, folder);
    await first.stop();
    const file = searchFile(path.join(folder, program.site));
    truncateSync(file, Math.floor(statSync(file).size / 2));
    for (const isDamaged of [true, false]) {
      const server = await start(program, folder);
      expect(await (await ask(server.url)).text()).toContain('kerosene');
      expect(server.output().includes('is missing or damaged, so it is made anew')).toBe(isDamaged);
      expect(server.output()).not.toMatch(/^\s+at /m);
      await server.stop();
    }
  }, 120_000);

  test.each(['SIGTERM', 'SIGINT'] as const)('ends at once with a second %s', async (signal) => {
    const folder = program.folder();
    const server = await start(program, folder);
    const socket = await client(server.url, largeFile);
    const ended = server.stop('SIGTERM');
    await delay(300);
    const told = performance.now();
    await Promise.all([ended, server.stop(signal)]);
    expect(performance.now() - told).toBeLessThan(2_000);
    socket.destroy();
  });
});

test.each(Object.entries(programs))(
  '%s ends within 20 seconds when it is told to, whatever its clients do',
  { concurrent: true, timeout: 60_000 },
  async (_name, program) => {
    model.answer = { pieces: ['One.'], end: 'hang' };
    const withModel = { OPENAI_BASE_URL: model.address, OPENAI_MODEL: 'fake' };
    const server = await start(program, program.folder(), withModel);
    const stream = await ask(server.url);
    const told = stream.text();
    const host = 'Host: docs.test\r\n';
    const sockets = await Promise.all(
      [
        '',
        `GET /fuel HTTP/1.1\r\n${host}\r\n`,
        'GET /fuel HTTP/1.1\r\nHo',
        `POST /v1/assistant/docs/message HTTP/1.1\r\n${host}Content-Length: 10\r\n\r\nhalf`,
        largeFile,
      ].map((sent) => client(server.url, sent)),
    );
    await delay(500);
    const begun = performance.now();
    expect(await server.stop()).toBe(0);
    expect(performance.now() - begun).toBeLessThan(20_000);
    expect(await told).toContain('The server is about to restart.');
    for (const socket of sockets) socket.destroy();
  },
);

/** More than a connection buffers. */
const largeFile = 'GET /large.bin HTTP/1.1\r\nHost: docs.test\r\n\r\n';

/** A connection on which something was sent, and nothing is read. */
async function client(url: string, sent: string): Promise<Socket> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname, () => socket.write(sent));
  socket.on('error', () => undefined).pause();
  await new Promise((resolve) => socket.once('connect', resolve));
  return socket;
}

/** Asks for a page on a connection that is there. */
function statusOn(socket: Socket): Promise<string> {
  return new Promise((resolve) => {
    socket.once('data', (data) => resolve(data.toString().slice(9, 12)));
    socket.resume().write('HEAD /fuel HTTP/1.1\r\nHost: docs.test\r\n\r\n');
  });
}

test.skipIf(process.platform !== 'linux')(
  'waymark serve goes on when it has no descriptors left, and answers again later',
  async () => {
    const folder = copyOf(docs);
    await (await start({ args: [cli, 'serve', '.', '--port', '0'] }, folder)).stop();
    const run = 'ulimit -n 64; exec "$0" "$@"';
    const args = ['-c', run, process.execPath, cli, 'serve', '.', '--port', '0'];
    const server = await startServer({ command: 'bash', args, cwd: folder, address });
    const first = await client(server.url, '');
    expect(await statusOn(first)).toBe('200');
    const others: Socket[] = [];
    // What the server itself opened for a moment is free again after it, so clients come until it answers 503.
    const statusAmongMore = async () => {
      for (let count = 0; count < 100; count += 1) others.push(await client(server.url, ''));
      return statusOn(first);
    };
    await expect.poll(statusAmongMore, { timeout: 10_000 }).toBe('503');
    for (const socket of [first, ...others]) socket.destroy();
    await expect
      .poll(async () => (await fetch(`${server.url}/fuel`)).status, { timeout: 10_000 })
      .toBe(200);
    expect(server.output()).not.toMatch(/^\s+at /m);
    expect(await server.stop()).toBe(0);
  },
  60_000,
);

test('waymark search makes what it built before anew when that was cut', async () => {
  const folder = copyOf(docs);
  const search = () => runCli(['search', '.', 'rockets', '--json'], folder);
  const found = await search();
  expect(JSON.parse(found.stdout).results).not.toEqual([]);
  const site = path.join(folder, '.waymark/indexed/site');
  for (const file of [searchFile(site), path.join(site, '_waymark/content-index.json')]) {
    const { size } = statSync(file);
    truncateSync(file, Math.floor(size / 2));
    const again = await search();
    expect([again.exitCode, again.stdout]).toEqual([0, found.stdout]);
    expect(again.stderr).toMatch(/^[^\n]+ damaged, so it is [^\n]+ anew\.$/m);
    expect(again.stderr).not.toMatch(/^\s+at /m);
    expect(statSync(file).size).toBe(size);
  }
  expect((await search()).stderr).toBe('');
}, 120_000);
