import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteServer, type RunningServer } from './create-server.ts';
import { listen } from './listen.ts';
import { createFileServer } from './site-files.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-server-'));
let running: RunningServer;

function files() {
  return createFileServer({
    folder,
    base: '',
    pages: () => [],
    address: (below) => below,
    attributes: () => [],
  });
}

beforeAll(async () => {
  writeFileSync(path.join(folder, '404.html'), 'missing');
  writeFileSync(path.join(folder, 'a b.md'), '# A');
  for (const name of ['health', 'ready']) {
    writeFileSync(path.join(folder, `${name}.html`), `Page at /${name}`);
  }
  running = createSiteServer({ routes: () => [], files: files(), isReady: async () => true });
  await new Promise<void>((resolve) => running.server.listen(0, '127.0.0.1', resolve));
});

afterAll(async () => {
  await running.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** Sends a path as it is, which `fetch` would not. */
function statusOf(target: string, accept: string): Promise<number | undefined> {
  const { port } = running.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const options = { port, host: '127.0.0.1', path: target, headers: { accept }, agent: false };
    request(options, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end();
  });
}

it.each(['//', '///a', '/%zz', '/%E0%A4%A', '/?%', 'http://', '/..%2f..%2fetc'])(
  'answers a request for %s, in either form, as one for a page that is not there',
  async (target) => {
    expect(await statusOf(target, 'text/html')).toBe(404);
    expect(await statusOf(target, 'text/markdown')).toBe(404);
  },
);

it.each(['/health', '/ready'])(
  'says how it is at %s only where it is asked to: elsewhere a page may be there',
  async (target) => {
    const { server, stop } = createSiteServer({ routes: () => [], files: files() });
    const origin = await listen(server, { host: '127.0.0.1', port: 0 });
    expect(await (await fetch(origin + target)).text()).toBe(`Page at ${target}`);
    await stop();
    expect(await statusOf(target, 'text/html')).toBe(200);
  },
);

it('finds the Markdown of a page whose path is encoded', async () => {
  expect(await statusOf('/a%20b', 'text/markdown')).toBe(200);
});

it('keeps a connection longer than proxies do, which would send a question over a closed one', async () => {
  const { port } = running.server.address() as AddressInfo;
  const { headers } = await fetch(`http://127.0.0.1:${port}/a%20b.md`);
  const [, seconds] = headers.get('keep-alive')?.match(/timeout=(\d+)/) ?? [];
  expect(Number(seconds)).toBeGreaterThan(120);
});

it('closes connections that nobody uses when new ones need their places', async () => {
  const limits = { connections: 4 };
  const { server, stop } = createSiteServer({ routes: () => [], files: files(), limits });
  const { hostname, port } = new URL(await listen(server, { host: '127.0.0.1', port: 0 }));
  const waiting = new Agent({ keepAlive: true });
  const ask = (agent: Agent) =>
    new Promise((resolve, reject) => {
      get({ agent, hostname, port, path: '/a%20b.md' }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      }).on('error', reject);
    });
  expect(await Promise.all([ask(waiting), ask(waiting), ask(waiting)])).toEqual([200, 200, 200]);
  for (let count = 0; count < 4; count += 1) {
    expect(await ask(new Agent({ keepAlive: true }))).toBe(200);
  }
  waiting.destroy();
  await stop();
});
