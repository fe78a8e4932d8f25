import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteServer, type RunningServer } from './create-server.ts';

let running: RunningServer;
let isReady: () => Promise<boolean>;

beforeAll(async () => {
  const files = { hasPage: async () => false, serve: async () => undefined };
  running = createSiteServer({
    routes: () => [],
    files: files as never,
    isReady: () => isReady(),
  });
  await new Promise<void>((resolve) => running.server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => running.stop());

async function ask(path: string) {
  const { port } = running.server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`);
  return [response.status, await response.text()];
}

it.each<[string, () => Promise<boolean>, number, string]>([
  ['can be reached', async () => true, 200, 'ready'],
  ['cannot be written', async () => false, 503, 'not ready'],
  ['fails', () => Promise.reject(new Error('The disk is read-only.')), 503, 'not ready'],
])('A server whose store %s says so at /ready', async (_, check, status, text) => {
  isReady = check;
  expect(await ask('/ready')).toEqual([status, text]);
  expect(await ask('/health')).toEqual([200, 'ok']);
});
