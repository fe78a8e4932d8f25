import { existsSync, readFileSync } from 'node:fs';
import { get, type IncomingHttpHeaders } from 'node:http';
import { createServer } from 'node:net';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { docsFolder, page } from '../support/docs-folder.ts';
import { cli, runCli } from '../support/run-command.ts';
import { type StartedServer, startServer } from '../support/started-server.ts';
import { tempFolder } from '../support/temp-folder.ts';

const work = tempFolder();
const docs = docsFolder(['index', 'guides/start'], {
  'index.mdx': page('Home', 'Welcome. '.repeat(200)),
  'guides/start.mdx': page('Start', 'Begin here.'),
});
let server: StartedServer;

beforeAll(async () => {
  const built = await runCli(['build', docs, '--base', '/docs'], work);
  expect(built.exitCode, built.output).toBe(0);
  server = await startServer({
    args: [cli, 'preview', docs, '--port', '0', '--host', 'localhost'],
    cwd: work,
    address: /The site is at (http:\/\/localhost:\d+)\/docs\//,
  });
});

afterAll(() => server?.stop());

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** As a client that decodes nothing and follows no redirects sees it. */
function ask(below: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    get(server.url + below, { headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode, headers: response.headers, body });
    }).once('error', reject);
  });
}

describe('waymark preview', () => {
  test('serves the built site compressed, with the headers of the server', async () => {
    const { body, headers, status } = await ask('/docs/', { 'accept-encoding': 'br' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
      vary: 'Accept, Accept-Encoding',
    });
    const built = readFileSync(path.join(work, 'dist/index.html'));
    expect(brotliDecompressSync(body).equals(built)).toBe(true);
  });

  test('serves a piece of a file to who asks for it', async () => {
    const { body, headers, status } = await ask('/docs/', { range: 'bytes=0-14' });
    expect([status, body.toString()]).toEqual([206, '<!DOCTYPE html>']);
    expect(headers['content-range']).toMatch(/^bytes 0-14\//);
  });

  test('serves a page with and without a slash at its end, and its Markdown', async () => {
    for (const address of ['/docs/guides/start', '/docs/guides/start/']) {
      expect((await ask(address)).status).toBe(200);
      const twin = await ask(address, { accept: 'text/markdown' });
      expect(twin.body.toString()).toContain('\n# Start\n');
    }
  });

  test('answers with the page for what is not there, and names the nearest in Markdown', async () => {
    const missing = await ask('/docs/guides/stat');
    expect(missing.status).toBe(404);
    expect(missing.body.equals(readFileSync(path.join(work, 'dist/404.html')))).toBe(true);
    const twin = await ask('/docs/guides/stat', { accept: 'text/markdown' });
    expect(twin.status).toBe(404);
    expect(twin.body.toString()).toContain('[Start](/docs/guides/start.md)');
    expect((await ask('/guides/start')).status).toBe(404);
  });

  test('offers no answers, and keeps nothing', async () => {
    for (const below of ['/_waymark/assistant.json', '/mcp', '/v1/assistant/docs/message']) {
      expect((await ask(`/docs${below}`)).status).toBe(404);
    }
    expect(existsSync(path.join(docs, '.waymark/assistant.sqlite'))).toBe(false);
  });

  test('takes the next free port where the usual one is taken and none is asked for', async () => {
    const holder = createServer();
    // Whoever has it already holds it as well.
    await new Promise<unknown>((resolve) => {
      holder.once('error', resolve).listen(4321, 'localhost', () => resolve(undefined));
    });
    const other = await startServer({
      args: [cli, 'preview', docs, '--host', 'localhost'],
      cwd: work,
      address: /The site is at (http:\/\/localhost:\d+)\/docs\//,
    });
    const port = Number(new URL(other.url).port);
    await other.stop();
    holder.close();
    expect([port > 4321, port < 4341]).toEqual([true, true]);
  });

  test('leads from the root to the path that the site is below', async () => {
    const { status, url } = await fetch(server.url);
    expect([status, url]).toEqual([200, `${server.url}/docs/`]);
  });

  test('says in a sentence that its port is taken', async () => {
    const { port } = new URL(server.url);
    const args = ['preview', docs, '--base', '/docs', '--port', port, '--host', 'localhost'];
    const { exitCode, output } = await runCli(args, work);
    expect([exitCode, output]).toEqual([1, expect.stringContaining(`Port ${port} cannot be used`)]);
  });
});
