import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { createSiteServer, type RunningServer } from './create-server.ts';

let running: RunningServer;

async function start(isReady: () => Promise<boolean>): Promise<void> {
  const files = { hasPage: async () => false, serve: async () => undefined };
  running = createSiteServer({ routes: () => [], files: files as never, isReady });
  await new Promise<void>((resolve) => running.server.listen(0, '127.0.0.1', resolve));
}

afterEach(() => running.stop());

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
  await start(check);
  expect(await ask('/ready')).toEqual([status, text]);
  expect(await ask('/health')).toEqual([200, 'ok']);
});

it('A server asks its store once for all who ask at the same time', async () => {
  const check = vi.fn(async () => true);
  await start(check);
  await Promise.all(Array.from({ length: 20 }, () => ask('/ready')));
  expect(check.mock.calls.length).toBeLessThan(5);
});
