import type { ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSiteServer, type RunningServer } from './create-server.ts';
import { exchange, readAnswer } from './testing/raw-request.ts';

let running: RunningServer;
let port: number;

beforeEach(async () => {
  const files = { hasPage: async () => false, serve: async () => undefined };
  running = createSiteServer({
    routes: () => [],
    files: files as never,
    isReady: async () => true,
  });
  await new Promise<void>((resolve) => running.server.listen(0, '127.0.0.1', resolve));
  ({ port } = running.server.address() as AddressInfo);
});

afterEach(() => running.stop());

const health = 'GET /health HTTP/1.1\r\nHost: docs.test\r\n';

it.each([
  ['a key with a line break', `${health}Authorization: Bearer key\n\nKeep it: no.\r\n\r\n`, 400],
  ['a header without a colon', `${health}Authorization\r\n\r\n`, 400],
  ['headers without an end', `${health}a: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
])('says in a sentence what is wrong with %s', async (_what, sent, status) => {
  const received = await exchange(port, sent);
  const answer = readAnswer(received.slice(received.lastIndexOf('HTTP/1.1')));
  expect([answer.status, answer.body]).toEqual([
    status,
    expect.stringMatching(/^The headers|line break/),
  ]);
});

it('writes nothing into an answer that is being sent', async () => {
  running.server.once('request', (_request, response: ServerResponse) => {
    response.write('a part');
  });
  const received = await exchange(
    port,
    `GET /none HTTP/1.1\r\nHost: docs.test\r\n\r\nno request\r\n\r\n`,
  );
  expect(received).not.toContain('400 Bad Request');
});

it('is stopped at once where browsers have opened connections ahead', async () => {
  const socket = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => running.server.once('connection', () => resolve()));
  const began = performance.now();
  await running.stop();
  expect(performance.now() - began).toBeLessThan(2_000);
  socket.destroy();
});
