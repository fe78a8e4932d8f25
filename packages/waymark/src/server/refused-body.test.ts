import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
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

it('lets a client that is still sending its body hear why it was refused', async () => {
  const { port } = running.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true }).setEncoding('latin1');
  const broken = vi.fn();
  socket.on('error', broken);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST /refused HTTP/1.1\r\nHost: docs.test\r\nContent-Length: 5000000\r\n\r\na');
  const [received] = await once(socket, 'data');
  for (let sent = 1; sent < 5_000_000 && !socket.destroyed; sent += 100_000) {
    socket.write('a'.repeat(Math.min(100_000, 5_000_000 - sent)));
    await setTimeout(1);
  }
  socket.end();
  await closed;
  expect(received).toMatch(/^HTTP\/1\.1 415 /);
  expect(broken).not.toHaveBeenCalled();
});

it('does not wait for the rest of a refused body for long', async () => {
  const { port } = running.server.address() as AddressInfo;
  const head = 'POST /refused HTTP/1.1\r\nHost: docs.test\r\nTransfer-Encoding: chunked\r\n\r\n';
  expect(await exchange(port, head)).toMatch(/^HTTP\/1\.1 415 /);
});
