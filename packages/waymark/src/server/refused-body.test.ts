import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSiteServer, type RunningServer } from './create-server.ts';
import { exchange, get } from './testing/raw-request.ts';

let running: RunningServer;

beforeAll(async () => {
  const handle = async () => new Response('refused', { status: 415 });
  const files = { hasPage: async () => false, serve: async () => undefined };
  running = createSiteServer({
    routes: () => [{ matches: (pathname) => pathname === '/refused', handle }],
    files: files as never,
    isReady: async () => true,
  });
  await new Promise<void>((resolve) => running.server.listen(0, '127.0.0.1', resolve));
});

afterAll(() => running.stop());

it.each([10, 5_000_000])(
  'says that the connection ends, or answers what follows, after it refused a body of %i bytes',
  async (length) => {
    const { port } = running.server.address() as AddressInfo;
    const head = `POST /refused HTTP/1.1\r\nHost: docs.test\r\nContent-Length: ${length}\r\n\r\n`;
    const received = await exchange(port, `${head}${'a'.repeat(length)}${get('/health')}`);
    expect(received).toMatch(/^HTTP\/1\.1 415 /);
    expect(/\r\nconnection: close\r\n/i.test(received) || received.endsWith('ok')).toBe(true);
  },
);
