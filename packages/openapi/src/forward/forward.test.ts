import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loopbackServer } from '../testing/loopback-server.ts';
import type { BoundCall } from './bound-call.ts';
import { ForwardFailure, type ForwardOptions, forward } from './forward.ts';

type Answer = (response: ServerResponse, request: IncomingMessage) => unknown;

/** An API below `/v1` of a server of this machine, which the proxy may reach. */
async function api(answers: Readonly<Record<string, Answer>>) {
  const server = await loopbackServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  const send = async (
    path: string,
    call: Partial<BoundCall> = {},
    options: Partial<ForwardOptions> & { readonly body?: string } = {},
  ) => {
    const { body, ...rest } = options;
    const answer = await forward(
      {
        method: 'GET',
        url: new URL(path, server.origin),
        server: new URL('/v1', server.origin),
        headers: {},
        ...call,
      },
      body === undefined ? undefined : new TextEncoder().encode(body),
      {
        allowedOrigins: [server.origin],
        longest: 2 ** 20,
        signal: AbortSignal.timeout(5_000),
        ...rest,
      },
    );
    return { ...answer, body: Buffer.concat(await Array.fromAsync(answer.body)) };
  };
  return { ...server, send };
}

async function failure(sent: Promise<unknown>): Promise<string> {
  const error = await sent.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ForwardFailure)) throw error;
  return `${error.kind}: ${error.message}`;
}

function text(body: Uint8Array): string {
  return new TextDecoder().decode(body);
}

/** Answers what arrived. */
async function echo(response: ServerResponse, request: IncomingMessage): Promise<void> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const { headers, method } = request;
  response.end(JSON.stringify({ method, headers, body: Buffer.concat(chunks).toString() }));
}

describe('A request arrives', () => {
  test('with its method, its headers and its body, and with no others of a browser', async () => {
    const { origin, send } = await api({
      '/v1/a': echo,
    });
    const headers = { 'x-key': 'k', 'content-type': 'text/plain' };
    for (const method of ['POST', 'DELETE', 'PATCH', 'QUERY']) {
      const { body } = await send('/v1/a', { method, headers }, { body: 'hé' });
      expect(JSON.parse(text(body))).toEqual({
        method,
        body: 'hé',
        headers: {
          ...headers,
          host: new URL(origin).host,
          'user-agent': 'waymark',
          'accept-encoding': 'gzip',
          'content-length': '3',
          connection: 'close',
        },
      });
    }
  });

  test('without a body where the method has none', async () => {
    const { send } = await api({ '/v1/a': echo });
    const { body } = await send('/v1/a', {}, { body: 'x' });
    expect(JSON.parse(text(body))).toMatchObject({ method: 'GET', body: '' });
  });
});

describe('An answer is given', () => {
  test('with status, text and headers, but without cookies and headers of the connection', async () => {
    const { send } = await api({
      '/v1/a': (response) => {
        response.writeHead(418, 'Short and stout', [
          ...['X-Limit', '1', 'Set-Cookie', 'a=b', 'Set-Cookie', 'c=d', 'x-limit', '2'],
          ...['Connection', 'x-secret, close', 'X-Secret', 's', 'Content-Encoding', 'gzip'],
        ]);
        response.end(gzipSync('tea'));
      },
    });
    const answer = await send('/v1/a');
    expect({ ...answer, body: text(answer.body) }).toMatchObject({
      status: 418,
      statusText: 'Short and stout',
      body: 'tea',
    });
    const headers = answer.headers.filter(([name]) => name !== 'date');
    expect(headers).toEqual([
      ['x-limit', '1'],
      ['x-limit', '2'],
    ]);
  });

  test('without a body to HEAD, also where its headers speak of one', async () => {
    const { send } = await api({
      '/v1/a': (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': 90 }).end(),
    });
    const answer = await send('/v1/a', { method: 'HEAD' });
    expect([answer.status, answer.body.length]).toEqual([200, 0]);
  });

  test('up to a length, also when it is small while compressed', async () => {
    const large = Buffer.alloc(2 ** 20 + 1, 'a');
    const { send } = await api({
      '/v1/large': (response) => response.end(large),
      '/v1/bomb': (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(large)),
      '/v1/fits': (response) => response.end(large.subarray(1)),
    });
    expect(await failure(send('/v1/large'))).toBe('failed: the answer is larger than 1 MB');
    expect(await failure(send('/v1/bomb'))).toBe('failed: the answer is larger than 1 MB');
    expect((await send('/v1/fits')).body.length).toBe(2 ** 20);
  });

  test('in a time, be it that nothing comes or that not all of it does', async () => {
    const { send } = await api({
      '/v1/silent': () => undefined,
      '/v1/slow': (response) => void response.write('a'),
    });
    for (const path of ['/v1/silent', '/v1/slow']) {
      const started = performance.now();
      await expect(send(path, {}, { signal: AbortSignal.timeout(150) })).rejects.toMatchObject({
        name: 'TimeoutError',
      });
      expect(performance.now() - started).toBeLessThan(3_000);
    }
  });
});

describe('Redirects', () => {
  test('below the server are followed, with a form that becomes a page', async () => {
    const { requests, send } = await api({
      '/v1/form': (response) => response.writeHead(303, { location: 'done' }).end(),
      '/v1/moved': (response) => response.writeHead(307, { location: '/v1/done' }).end(),
      '/v1/done': echo,
    });
    const headers = { 'content-type': 'text/plain', 'x-key': 'k' };
    const form = await send('/v1/form', { method: 'POST', headers }, { body: 'a' });
    expect(JSON.parse(text(form.body))).toMatchObject({ method: 'GET', body: '' });
    expect(JSON.parse(text(form.body)).headers).not.toHaveProperty('content-type');
    const moved = await send('/v1/moved', { method: 'PUT', headers }, { body: 'a' });
    expect(JSON.parse(text(moved.body))).toMatchObject({ method: 'PUT', body: 'a', headers });
    expect(requests).toEqual(['POST /v1/form', 'GET /v1/done', 'PUT /v1/moved', 'PUT /v1/done']);
  });

  test('that lead elsewhere are the answer, and nobody else is asked', async () => {
    const inner = await loopbackServer((_request, response) => response.end('secret'));
    const targets = [
      `${inner.origin}/v1/a`,
      'http://169.254.169.254/latest/meta-data',
      'https://10.0.0.1/v1/a',
      '/v10/a',
      '/admin',
      '/v1/../admin',
      'file:///etc/passwd',
      'http://[',
    ];
    const { requests, send } = await api(
      Object.fromEntries(
        targets.map((location, index) => [
          `/v1/${index}`,
          (response: ServerResponse) => response.writeHead(302, { location }).end(),
        ]),
      ),
    );
    for (const [index, location] of targets.entries()) {
      const answer = await send(`/v1/${index}`);
      expect(answer.status).toBe(302);
      expect(answer.headers).toContainEqual(['location', location]);
    }
    expect(requests).toHaveLength(targets.length);
    expect(inner.requests).toEqual([]);
  });

  test('in a circle end', async () => {
    const { requests, send } = await api({
      '/v1/loop': (response) => response.writeHead(302, { location: 'loop' }).end(),
    });
    expect((await send('/v1/loop')).status).toBe(302);
    expect(requests).toHaveLength(4);
  });
});

describe('Nothing is sent', () => {
  test.each([
    'https://127.0.0.1/v1/a',
    'https://[::1]/v1/a',
    'https://[::ffff:10.0.0.1]/v1/a',
    'https://2130706433/v1/a',
    'https://169.254.169.254/v1/a',
    'https://192.168.0.1/v1/a',
  ])('to an address that is not public: %s', async (address) => {
    const { send } = await api({});
    const url = new URL(address);
    expect(await failure(send('', { url, server: url }))).toMatch(
      'refused: the server of the API is not at a public address',
    );
  });

  test('to a name that stands for such an address', async () => {
    const { origin, requests, send } = await api({});
    const url = new URL(origin.replace('http://127.0.0.1', 'https://localhost'));
    expect(await failure(send('', { url, server: url }))).toMatch(
      'refused: the server of the API is not at a public address',
    );
    expect(requests).toEqual([]);
  });

  test('without TLS, unless the origin is allowed by name', async () => {
    const { requests, send } = await api({});
    expect(await failure(send('/v1/a', {}, { allowedOrigins: [] }))).toBe(
      'refused: only `https:` is fetched',
    );
    expect(requests).toEqual([]);
  });
});

test('A server that cannot be reached is said to be so', async () => {
  const { origin, send } = await api({});
  const url = new URL(origin);
  url.port = '1';
  const allowedOrigins = [url.origin];
  expect(await failure(send('', { url, server: url }, { allowedOrigins }))).toBe(
    'failed: the server refused the connection',
  );
});
