import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { decodeEnvelope, encodeEnvelope, openEnvelope } from '../client/playground/envelope.ts';
import { createSiteServer } from './create-server.ts';
import { listen } from './listen.ts';
import { type PlaygroundProxyOptions, playgroundProxy } from './playground-proxy.ts';

const site = mkdtempSync(path.join(tmpdir(), 'waymark-proxy-'));
const switching = 'HTTP/1.1 101 Switching Protocols\r\nUpgrade: x\r\nConnection: upgrade\r\n\r\n';
let api: Server;
let apiOrigin: string;
/** Write to the answers that come in pieces, or end them. */
let events: ((text?: string) => unknown)[];
let closed: string[];
let arrived: { method: string; url: string; headers: IncomingMessage['headers']; body: string }[];

beforeAll(async () => {
  api = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { headers, method = '', url = '' } = request;
    arrived.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    if (url.startsWith('/v1/slow')) return;
    if (url.startsWith('/v1/events')) {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.flushHeaders();
      events.push((text) => (text === undefined ? response.end() : response.write(text)));
      response.on('close', () => closed.push(url));
      return;
    }
    if (url.startsWith('/v1/upgrade')) {
      request.socket.write(switching);
      return;
    }
    const size = Number(URL.parse(url, apiOrigin)?.searchParams.get('size') ?? 2);
    response.writeHead(201, { 'content-type': 'text/html', 'set-cookie': 'a=b', 'x-limit': '9' });
    response.end('x'.repeat(size));
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiOrigin = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
  const write = (page: string, endpoint: object) => {
    const file = path.join(site, `_waymark/playground/${page}.json`);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ endpoint: { ...usual, ...endpoint } }));
  };
  const usual = {
    servers: [{ url: `${apiOrigin}/v1`, variables: [] }],
    security: [{ credentials: [{ type: 'apiKey', in: 'header', name: 'X-Key' }] }],
    parameters: [],
  };
  write('api/create a plant', { method: 'POST', path: '/plants/{id}' });
  write('api/slow', { method: 'GET', path: '/slow' });
  write('api/events', { method: 'GET', path: '/events' });
  write('api/upgrade', { method: 'GET', path: '/upgrade' });
  write('api/inner', {
    method: 'GET',
    path: '/',
    servers: [{ url: 'https://169.254.169.254/v1', variables: [] }],
  });
  writeFileSync(path.join(site, 'secret.json'), '{"endpoint":{}}');
});

beforeEach(() => {
  arrived = [];
  events = [];
  closed = [];
});

afterAll(() => {
  api.closeAllConnections();
  api.close();
  rmSync(site, { recursive: true, force: true });
});

const plants = 'http://docs.test/docs/_waymark/proxy/api/create%20a%20plant.json';
const ofThePage = { origin: 'http://docs.test', 'sec-fetch-site': 'same-origin' };

function proxy(options: Partial<PlaygroundProxyOptions> = {}) {
  return playgroundProxy({
    site,
    base: '/docs',
    hosts: ['docs.test'],
    privateOrigins: [apiOrigin],
    ...options,
  });
}

interface Sending {
  readonly headers?: Record<string, string>;
  readonly content?: string;
  readonly options?: Partial<PlaygroundProxyOptions>;
  readonly handler?: ReturnType<typeof proxy>;
}

/** What is answered to a page that sends a request through the proxy. */
async function send(
  call: object,
  { content = '', handler, headers = {}, options }: Sending = {},
  at = plants,
) {
  const about = {
    method: 'POST',
    url: `${apiOrigin}/v1/plants/1`,
    server: `${apiOrigin}/v1`,
    variables: {},
    headers: [],
    ...call,
  };
  const body = encodeEnvelope(about, content);
  const request = new Request(at, { method: 'POST', headers: { ...ofThePage, ...headers }, body });
  const { handle } = handler ?? proxy(options);
  const response = await handle(request, { address: '127.0.0.1' });
  const bytes = new Uint8Array(await response.arrayBuffer());
  const envelope = response.ok ? decodeEnvelope(bytes) : undefined;
  const problem = response.ok ? undefined : JSON.parse(new TextDecoder().decode(bytes));
  return { response, envelope, problem };
}

describe('A request of a page', () => {
  test('reaches the API as it is, without what the browser adds for this site', async () => {
    const { envelope, response } = await send(
      {
        headers: [
          ['X-Key', 'k'],
          ['Content-Type', 'text/plain'],
          ['Cookie', 'sid=2'],
        ],
      },
      {
        content: 'hé',
        headers: {
          cookie: 'sid=1',
          authorization: 'Basic c2l0ZQ==',
          referer: 'http://docs.test/x',
        },
      },
    );
    expect(arrived).toMatchObject([{ method: 'POST', url: '/v1/plants/1', body: 'hé' }]);
    expect(Object.keys(arrived[0]?.headers ?? {}).sort()).toEqual([
      'accept-encoding',
      'connection',
      'content-length',
      'content-type',
      'host',
      'user-agent',
      'x-key',
    ]);
    expect(envelope?.about).toMatchObject({ status: 201, statusText: 'Created' });
    const about = envelope?.about as { headers: string[][] } | undefined;
    expect(about?.headers.map(([name]) => name)).toEqual(['content-type', 'x-limit', 'date']);
    expect(new TextDecoder().decode(envelope?.content)).toBe('xx');
    expect(Object.fromEntries(response.headers)).toEqual({
      'cache-control': 'no-store',
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
    });
  });

  test('may ask whether there is a proxy', async () => {
    const { handle, matches } = proxy();
    const ask = async (url: string, method = 'GET') => {
      expect(matches(new URL(url).pathname)).toBe(true);
      const response = await handle(new Request(url, { method }), { address: '' });
      return [response.status, await response.json()] as const;
    };
    expect(await ask(plants)).toEqual([200, { proxy: true }]);
    expect((await ask('http://docs.test/docs/_waymark/proxy/other.json'))[0]).toBe(404);
    expect((await ask(plants, 'PUT'))[0]).toBe(405);
    expect(matches('/docs/_waymark/playground/api/slow.json')).toBe(false);
    expect(matches('/_waymark/proxy/api/slow.json')).toBe(false);
  });
});

describe('Nothing is sent', () => {
  test.each([
    ['another method', { method: 'DELETE' }],
    ['another server', { server: 'https://other.test', url: 'https://other.test/plants/1' }],
    ['another path', { path: '/v1/admin' }],
    ['a path above the server', { path: '/v1/plants/../../admin' }],
    ['an origin that only looks like the server', { host: 'evil.test' }],
  ])('for %s than those of the endpoint', async (_name, { host, path: at, ...call }: Asked) => {
    const url =
      host || at ? { url: `${host ? `http://${host}` : apiOrigin}${at ?? '/v1/plants/1'}` } : {};
    const { problem, response } = await send({ ...call, ...url });
    expect([response.status, problem.status]).toEqual([403, 403]);
    expect(arrived).toEqual([]);
  });

  test('to an address that is not public, unless its origin is allowed', async () => {
    const { problem } = await send({}, { options: { privateOrigins: [] } });
    expect(problem).toMatchObject({ status: 403, detail: 'Only `https:` is fetched.' });
    const inner = await send(
      {
        method: 'GET',
        url: 'https://169.254.169.254/v1/',
        server: 'https://169.254.169.254/v1',
      },
      {},
      plants.replace('create%20a%20plant', 'inner'),
    );
    expect(inner.problem.detail).toBe('The server of the API is not at a public address.');
    expect(arrived).toEqual([]);
  });

  test.each<Record<string, string>>([
    { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' },
    { origin: '', 'sec-fetch-site': '' },
    { origin: 'null' },
  ])('for another site: %j', async (headers) => {
    const { problem } = await send({}, { headers });
    expect(problem).toMatchObject({
      status: 403,
      detail: 'Only the pages of this site can send requests through it.',
    });
    expect(arrived).toEqual([]);
  });

  test.each(['../../secret', '..%2f..%2fsecret', '..%5c..%5csecret', 'api/%00', 'api'])(
    'for a page that has no playground: %s',
    async (page) => {
      const at = `http://docs.test/docs/_waymark/proxy/${page}.json`;
      const { handle } = proxy();
      const response = await handle(new Request(at, { method: 'POST', headers: ofThePage }), {
        address: '',
      });
      expect(response.status).toBe(404);
    },
  );

  test('that is no request', async () => {
    const { handle } = proxy();
    for (const body of ['', '{}', '{}\n', '[]\n', '{"method":1}\n']) {
      const request = new Request(plants, { method: 'POST', headers: ofThePage, body });
      expect((await handle(request, { address: '' })).status).toBe(400);
    }
  });
});

describe('Limits', () => {
  test('hold for the size of a request', async () => {
    const options = { limits: { bytes: 1000 } };
    const { problem } = await send({}, { content: 'x'.repeat(1000), options });
    expect(problem).toMatchObject({ status: 413, detail: 'A request has at most 1000 bytes.' });
    expect(arrived).toEqual([]);
  });

  test('hold for the size of an answer', async () => {
    const limits = { bytes: 2 ** 20 };
    const url = `${apiOrigin}/v1/plants/1?size=${2 ** 20 + 1}`;
    const { problem } = await send({ url }, { options: { limits } });
    expect(problem).toMatchObject({ status: 502, detail: 'The answer is larger than 1 MB.' });
  });

  test('hold for the time of an answer, and of a request that does not end', async () => {
    const limits = { idle: 100, arrival: 100 };
    const slow = plants.replace('create%20a%20plant', 'slow');
    const call = { method: 'GET', url: `${apiOrigin}/v1/slow` };
    const { problem } = await send(call, { options: { limits } }, slow);
    const detail = 'There was no complete answer in time.';
    expect(problem).toMatchObject({ status: 504, detail });
    const body = new ReadableStream();
    const init = { method: 'POST', headers: ofThePage, body, duplex: 'half' } as RequestInit;
    const response = await proxy({ limits }).handle(new Request(slow, init), { address: '' });
    expect(await response.json()).toMatchObject({ status: 504, detail });
  });

  test('keep no process alive, and leave nothing behind of a request that fails', async () => {
    const begun = vi.spyOn(globalThis, 'setTimeout');
    const ended = vi.spyOn(globalThis, 'clearTimeout');
    const idle = 54_321;
    const upgrade = plants.replace('create%20a%20plant', 'upgrade');
    const call = { method: 'GET', url: `${apiOrigin}/v1/upgrade` };
    expect((await send(call, { options: { limits: { idle } } }, upgrade)).response.status).toBe(
      502,
    );
    const at = begun.mock.calls.findIndex(([, time]) => time === idle);
    const timer = begun.mock.results[at]?.value as NodeJS.Timeout | undefined;
    expect(timer?.hasRef()).toBe(false);
    expect(ended).toHaveBeenCalledWith(timer);
    vi.restoreAllMocks();
  });

  test('hold for requests at the same time', async () => {
    const handler = proxy({ limits: { calls: 1, idle: 300 } });
    const slow = plants.replace('create%20a%20plant', 'slow');
    const first = send({ method: 'GET', url: `${apiOrigin}/v1/slow` }, { handler }, slow);
    await expect.poll(() => arrived.length).toBe(1);
    expect((await send({}, { handler })).response.status).toBe(503);
    expect((await first).response.status).toBe(504);
    expect((await send({}, { handler })).response.status).toBe(200);
  });
});

describe('An answer that comes in pieces', () => {
  const at = plants.replace('create%20a%20plant', 'events');

  /** A request over a server, as `waymark serve` answers it. */
  async function listening(limits: PlaygroundProxyOptions['limits']) {
    const files = { handle: async () => undefined } as never;
    const route = proxy({ ...(limits ? { limits } : {}) });
    const { server, stop } = createSiteServer({
      routes: () => [route],
      files,
      isReady: async () => true,
    });
    const origin = await listen(server, { host: '127.0.0.1', port: 0 });
    const about = { method: 'GET', url: `${apiOrigin}/v1/events`, server: `${apiOrigin}/v1` };
    const ask = (signal?: AbortSignal) =>
      fetch(origin + new URL(at).pathname, {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin' },
        body: encodeEnvelope({ ...about, variables: {}, headers: [] }, ''),
        signal: signal ?? null,
      });
    return { ask, stop };
  }

  async function opened(response: Response) {
    const envelope = response.body && (await openEnvelope(response.body));
    const reader = envelope?.content.getReader();
    const next = async () => new TextDecoder().decode((await reader?.read())?.value);
    return { envelope, next };
  }

  test('arrives piece by piece, for longer than an API may be silent', async () => {
    const { ask, stop } = await listening({ idle: 1500 });
    const { envelope, next } = await opened(await ask());
    expect(envelope?.about).toMatchObject({ status: 200 });
    for (const text of ['data: 1', 'data: 2', 'data: 3', 'data: 4']) {
      await new Promise((resolve) => setTimeout(resolve, 400));
      events[0]?.(text);
      expect(await next()).toBe(text);
    }
    events[0]?.();
    expect(await next()).toBe('');
    await stop();
  });

  test('ends when it is too long, or the API falls silent', async () => {
    const { ask, stop } = await listening({ bytes: 1000, idle: 300 });
    const long = await opened(await ask());
    events[0]?.('x'.repeat(900));
    expect(await long.next()).toHaveLength(900);
    events[0]?.('x'.repeat(200));
    await expect(long.next()).rejects.toThrow();
    const silent = await opened(await ask());
    await expect(silent.next()).rejects.toThrow();
    await expect.poll(() => closed).toHaveLength(2);
    await stop();
  });

  test('holds its slot until its end, or until its reader has left', async () => {
    const { ask, stop } = await listening({ calls: 1, callsPerReader: 2 });
    const { next } = await opened(await ask());
    expect((await ask()).status).toBe(503);
    events[0]?.('data: 1');
    expect(await next()).toBe('data: 1');
    events[0]?.();
    expect(await next()).toBe('');
    const reader = new AbortController();
    await opened(await ask(reader.signal));
    reader.abort();
    await expect.poll(() => closed).toHaveLength(2);
    const last = await opened(await ask());
    events[2]?.();
    expect(await last.next()).toBe('');
    await stop();
  });
});

describe('Readers', () => {
  const slow = plants.replace('create%20a%20plant', 'slow');
  const upgrade = plants.replace('create%20a%20plant', 'upgrade');

  test('get their slot back from an API that changes the protocol', async () => {
    const handler = proxy({ limits: { calls: 1, idle: 2_000 } });
    const call = { method: 'GET', url: `${apiOrigin}/v1/upgrade` };
    for (let count = 0; count < 3; count += 1) {
      const { problem } = await send(call, { handler }, upgrade);
      expect(problem).toMatchObject({
        status: 502,
        detail: 'The server wants to speak another protocol.',
      });
    }
    expect((await send({}, { handler })).response.status).toBe(200);
  });

  test('take no slot while their request arrives', async () => {
    const handler = proxy({ limits: { calls: 1, callsPerReader: 10, arrival: 500 } });
    const arriving = Array.from({ length: 5 }, () => {
      const init = {
        method: 'POST',
        headers: ofThePage,
        body: new ReadableStream(),
        duplex: 'half',
      };
      return handler.handle(new Request(slow, init as RequestInit), { address: '192.0.2.1' });
    });
    expect((await send({}, { handler })).response.status).toBe(200);
    for (const answer of await Promise.all(arriving)) expect(answer.status).toBe(504);
  });

  test('leave slots for others, whatever they send', async () => {
    const handler = proxy({ limits: { callsPerReader: 1, idle: 500 } });
    const first = send({ method: 'GET', url: `${apiOrigin}/v1/slow` }, { handler }, slow);
    await expect.poll(() => arrived.length).toBe(1);
    expect((await send({}, { handler })).response.status).toBe(429);
    const body = encodeEnvelope({}, '');
    const request = new Request(plants, { method: 'POST', headers: ofThePage, body });
    expect((await handler.handle(request, { address: '192.0.2.2' })).status).toBe(400);
    expect((await first).response.status).toBe(504);
    expect((await send({}, { handler })).response.status).toBe(200);
  });

  test('of a site under a name that its owner has not given cannot use it', async () => {
    const at = plants.replace('docs.test', 'evil.test');
    const { response } = await send({}, { headers: { origin: 'http://evil.test' } }, at);
    expect(response.status).toBe(403);
    expect(arrived).toEqual([]);
  });
});

interface Asked {
  readonly host?: string;
  readonly path?: string;
  readonly [name: string]: unknown;
}
