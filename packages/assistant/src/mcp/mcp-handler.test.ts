import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { afterEach, describe, expect, test } from 'vitest';
import { createLimits } from '../limits/create-limits.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { mcpDocs } from '../testing/mcp-docs.ts';
import { type McpHandlerOptions, mcpHandler } from './mcp-handler.ts';

/** Where a request comes from. */
const peer = { address: '192.0.2.1' };

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function listen(options: McpHandlerOptions = {}): Promise<string> {
  const handler = mcpHandler(mcpDocs(), options);
  server = createServer((request, response) => void pass(handler, request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return `http://127.0.0.1:${address.port}/mcp`;
}

async function pass(
  handler: ReturnType<typeof mcpHandler>,
  incoming: IncomingMessage,
  out: ServerResponse,
): Promise<void> {
  const { headers, method = 'GET', url = '/' } = incoming;
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(new URL(url, `http://${headers.host}`), {
    method,
    headers: Object.entries(headers).flatMap(([name, value]): [string, string][] =>
      value === undefined ? [] : [[name, String(value)]],
    ),
    ...(hasBody ? { body: Readable.toWeb(incoming), duplex: 'half' } : {}),
  } as RequestInit);
  const response = await handler(request, peer);
  out.writeHead(response.status, Object.fromEntries(response.headers));
  out.end(Buffer.from(await response.arrayBuffer()));
}

describe.each([
  { revision: '2025-11-25', options: {} },
  { revision: '2026-07-28', options: { versionNegotiation: { mode: 'auto' as const } } },
])('A client of the revision $revision', ({ options, revision }) => {
  test('lists the tools and calls them', async () => {
    const url = await listen();
    const client = new Client({ name: 'test', version: '1' }, options);
    await client.connect(new StreamableHTTPClientTransport(new URL(url)));
    expect(client.getNegotiatedProtocolVersion()).toBe(revision);
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual(['search_acme_cloud', 'read_acme_cloud']);
    const found = await client.callTool({
      name: 'search_acme_cloud',
      arguments: { query: 'useChat' },
    });
    expect(JSON.stringify(found.content)).toContain('https://docs.test/base/chat');
    const page = await client.callTool({ name: 'read_acme_cloud', arguments: { page: '/chat' } });
    expect(page.content).toEqual([{ type: 'text', text: '# Page /chat\n\nText of /chat.\n' }]);
    const { resources } = await client.listResources();
    expect(resources).toHaveLength(1);
    await client.close();
  });
});

const ping = { jsonrpc: '2.0', id: 1, method: 'ping' };

function post(body: unknown, headers: Record<string, string> = {}): Request {
  return new Request('https://docs.test/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...headers,
    },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

test.each(['GET', 'DELETE', 'PUT', 'PATCH'])('%s is not allowed', async (method) => {
  const response = await mcpHandler(mcpDocs())(
    new Request('https://docs.test/mcp', { method, headers: { accept: 'text/event-stream' } }),
    peer,
  );
  expect(response.status).toBe(405);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

test.each([
  [undefined, 200],
  ['https://docs.test', 200],
  ['http://localhost:6274', 200],
  ['http://127.0.0.1:3000', 200],
  ['https://app.test', 200],
  ['http://docs.test', 403],
  ['https://evil.test', 403],
  ['https://docs.test.evil.test', 403],
  ['http://localhost.evil.test', 403],
  ['null', 403],
])('A request of the origin %s gets %i', async (origin, status) => {
  const handler = mcpHandler(mcpDocs(), { origins: ['https://app.test'] });
  const response = await handler(post(ping, origin === undefined ? {} : { origin }), peer);
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(
    status === 200 ? (origin ?? null) : null,
  );
});

test('A foreign name that points here is refused even where host and origin agree', async () => {
  const request = new Request('http://evil.test:4321/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: 'http://evil.test:4321' },
    body: JSON.stringify(ping),
  });
  const handler = mcpHandler(mcpDocs({ address: (path) => path }));
  expect((await handler(request, peer)).status).toBe(403);
});

test('Every origin may ask where the owner says so', async () => {
  const response = await mcpHandler(mcpDocs(), { origins: '*' })(
    post(ping, { origin: 'https://any.test' }),
    peer,
  );
  expect(response.status).toBe(200);
});

test('A preflight allows the headers of the protocol', async () => {
  const response = await mcpHandler(mcpDocs())(
    new Request('https://docs.test/mcp', {
      method: 'OPTIONS',
      headers: {
        origin: 'http://localhost:6274',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'content-type, mcp-protocol-version, cookie',
      },
    }),
    peer,
  );
  expect(response.status).toBe(204);
  expect(response.headers.get('access-control-allow-headers')).toBe(
    'content-type, mcp-protocol-version',
  );
});

test.each([
  ['a body that is too large', post({ ...ping, params: { x: 'x'.repeat(70_000) } }), 413, -32000],
  ['a body that is no JSON', post('{'), 400, -32700],
  ['a body of another type', post('x', { 'content-type': 'text/plain' }), 415, -32000],
  ['a large batch', post(Array.from({ length: 11 }, () => ping)), 400, -32600],
  ['JSON that is no message', post('7'), 400, -32600],
])('The server refuses %s', async (_, request, status, code) => {
  const response = await mcpHandler(mcpDocs())(request, peer);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({ jsonrpc: '2.0', error: { code } });
});

test('A subscription is refused, since it would only hold a connection', async () => {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  };
  const message = {
    ...ping,
    method: 'subscriptions/listen',
    params: { notifications: { toolsListChanged: true }, _meta: meta },
  };
  const response = await mcpHandler(mcpDocs())(
    post(message, { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'subscriptions/listen' }),
    peer,
  );
  expect(await response.text()).toContain('Subscription limit reached');
});

test('Of 300 searches at once, one address gets a few, another still its own', async () => {
  let running = 0;
  let most = 0;
  const search = async () => {
    running += 1;
    most = Math.max(most, running);
    await delay(50);
    running -= 1;
    return [];
  };
  const docs = mcpDocs();
  const handler = mcpHandler({ ...docs, retriever: { ...docs.retriever, search } });
  const call = { name: 'search_acme_cloud', arguments: { query: 'chat' } };
  const request = () => post({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call });
  const answers = Array.from({ length: 300 }, () => handler(request(), peer));
  const other = handler(request(), { address: '192.0.2.2' });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  expect((await other).status).toBe(200);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(290);
  expect(most).toBeLessThanOrEqual(11);
  expect((await handler(request(), peer)).status).toBe(200);
});

test('Requests of an address are counted where that is asked for', async () => {
  const settings = { requestsPerAddressAndDay: 1 };
  const limits = createLimits({ store: await openMemoryStore(), settings });
  const handler = mcpHandler(mcpDocs(), { limits });
  expect((await handler(post(ping), peer)).status).toBe(200);
  const refused = await handler(post(ping), peer);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

test('Each message of a batch is counted', async () => {
  const settings = { requestsPerAddressAndDay: 4 };
  const limits = createLimits({ store: await openMemoryStore(), settings });
  const handler = mcpHandler(mcpDocs(), { limits });
  const batch = Array.from({ length: 3 }, (_, id) => ({ ...ping, id }));
  expect((await handler(post(batch), peer)).status).toBe(200);
  expect((await handler(post(batch), peer)).status).toBe(429);
  expect((await handler(post(batch), { address: '192.0.2.2' })).status).toBe(200);
});

test('What could not be loaded is tried again by the next request', async () => {
  let isBroken = true;
  const docs = mcpDocs();
  const handler = mcpHandler({
    ...docs,
    get index() {
      if (isBroken) throw new Error('The index cannot be read.');
      return docs.index;
    },
  });
  await expect(handler(post(ping), peer)).rejects.toThrow('cannot be read');
  isBroken = false;
  expect((await handler(post(ping), peer)).status).toBe(200);
});
