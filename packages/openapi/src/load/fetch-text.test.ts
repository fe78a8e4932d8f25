import type { IncomingMessage, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { docsFolder } from '../testing/docs-folder.ts';
import { loopbackServer } from '../testing/loopback-server.ts';
import { type FetchOptions, fetchText } from './fetch-text.ts';
import { limits } from './limits.ts';
import { createRemoteCache } from './remote-cache.ts';

const description = '{"openapi": "3.1.0", "paths": {}}';

/** A server with an answer for each path, and the options to fetch from it. */
async function serve(
  answers: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>>,
) {
  const server = await loopbackServer((request, response) => {
    const answer = answers[request.url ?? ''];
    if (answer) answer(response, request);
    else response.writeHead(404).end();
  });
  const options: FetchOptions = {
    cache: createRemoteCache(docsFolder().cacheFolder),
    offline: false,
    allowedOrigins: [server.origin],
    time: 2000,
  };
  return { ...server, options };
}

function redirect(location: string) {
  return (response: ServerResponse) => response.writeHead(302, { location }).end();
}

async function failure(url: string, options: FetchOptions): Promise<string> {
  const { value, diagnostics } = await fetchText(url, options);
  expect(value).toBeUndefined();
  expect(diagnostics).toHaveLength(1);
  return diagnostics.map(({ code, message }) => `${code} ${message}`).join();
}

describe('answers', () => {
  test('text is given as it came, also compressed and behind redirects', async () => {
    const { origin, options } = await serve({
      '/api': (response) => response.end(description),
      '/zip': (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(description)),
      '/moved': redirect('/moved-again'),
      '/moved-again': redirect('zip'),
    });
    for (const path of ['/api', '/zip', '/moved']) {
      expect(await fetchText(origin + path, options)).toEqual({
        value: description,
        diagnostics: [],
      });
    }
  });

  test('no page, a web page, an empty answer and an unknown encoding are errors with the URL', async () => {
    const { origin, options } = await serve({
      '/page': (response) => response.end('\n<!DOCTYPE html><html></html>'),
      '/empty': (response) => response.end(),
      '/odd': (response) => response.writeHead(200, { 'content-encoding': 'br' }).end('x'),
    });
    expect(await failure(`${origin}/gone`, options)).toBe(
      `openapi-fetch-failed ${origin}/gone could not be fetched: the server answered 404 Not Found.`,
    );
    expect(await failure(`${origin}/page`, options)).toContain(
      `${origin}/page could not be fetched: the answer is a web page (HTML), not JSON or YAML`,
    );
    expect(await failure(`${origin}/empty`, options)).toContain('the answer is empty');
    expect(await failure(`${origin}/odd`, options)).toContain('encoded as "br"');
  });

  test('an answer that does not come in time is an error', async () => {
    const { origin, options } = await serve({
      '/silent': () => {},
      '/slow': (response) => {
        response.write('{');
      },
    });
    const short = { ...options, time: 150 };
    expect(await failure(`${origin}/silent`, short)).toContain('no complete answer within 0.15 s');
    expect(await failure(`${origin}/slow`, short)).toContain('no complete answer within 0.15 s');
  });

  test('an answer that is too large is cut off, also when it is small while compressed', async () => {
    const large = Buffer.alloc(limits.remoteBytes + 1, 0x20);
    const { origin, options } = await serve({
      '/large': (response) => response.end(large),
      '/bomb': (response) =>
        response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(large)),
    });
    const slow = { ...options, time: 20_000 };
    expect(await failure(`${origin}/large`, slow)).toContain('the answer is larger than 20 MB');
    expect(await failure(`${origin}/bomb`, slow)).toContain('the answer is larger than 20 MB');
  });

  test('a circle of redirects ends', async () => {
    const { origin, options, requests } = await serve({ '/loop': redirect('/loop') });
    expect(await failure(`${origin}/loop`, options)).toContain('redirects more than 5 times');
    expect(requests).toHaveLength(6);
  });
});

describe('addresses that are not fetched', () => {
  test.each([
    'https://127.0.0.1/api.json',
    'https://[::1]/api.json',
    'https://[::ffff:127.0.0.1]/api.json',
    'https://2130706433/api.json',
    'https://0x7f.1/api.json',
    'https://169.254.169.254/latest/meta-data',
    'https://10.0.0.1/',
    'https://localhost/api.json',
    'http://example.com/api.json',
    'https://user:password@example.com/api.json',
  ])('%s', async (url) => {
    const { options } = await serve({});
    const text = await failure(url, options);
    expect(text).toMatch(/^openapi-source-refused /);
    expect(text).not.toContain('password');
  });

  test('a server that is not allowed gets no request, whatever its port', async () => {
    const { origin, options, requests } = await serve({ '/': (response) => response.end('{}') });
    const closed = { ...options, allowedOrigins: [] };
    expect(await failure(`${origin}/`, closed)).toContain('only `https:` is fetched');
    expect(await failure(origin.replace('http:', 'https:'), closed)).toContain('is not public');
    expect(
      await failure(origin.replace(/http:\/\/127.0.0.1/, 'https://localhost'), closed),
    ).toMatch(/"localhost" is \S+, which is not public/);
    expect(requests).toEqual([]);
  });

  test('a redirect to a private address, to another scheme or to `http:` is not followed', async () => {
    const inner = await loopbackServer((_request, response) => response.end(description));
    const { origin, options } = await serve({
      '/private': redirect('https://169.254.169.254/latest/meta-data'),
      '/plain': redirect(`${inner.origin}/api`),
      '/secure': redirect(`${inner.origin.replace('http:', 'https:')}/api`),
      '/file': redirect('file:///etc/passwd'),
      '/odd': redirect('http://['),
    });
    expect(await failure(`${origin}/private`, options)).toContain(
      'it redirects to https://169.254.169.254/latest/meta-data, and the address 169.254.169.254 is not public',
    );
    expect(await failure(`${origin}/plain`, options)).toContain('only `https:` is fetched');
    expect(await failure(`${origin}/secure`, options)).toContain('is not public');
    expect(await failure(`${origin}/file`, options)).toContain('only `https:` is fetched');
    expect(await failure(`${origin}/odd`, options)).toContain('no URL');
    expect(inner.requests).toEqual([]);
  });
});

describe('the copy of an earlier build', () => {
  test('the server is asked whether it is still the same', async () => {
    const asked: (string | undefined)[] = [];
    const { origin, options } = await serve({
      '/api': (response, request) => {
        asked.push(request.headers['if-none-match']);
        if (request.headers['if-none-match'] === '"1"') response.writeHead(304).end();
        else response.writeHead(200, { etag: '"1"' }).end(description);
      },
    });
    const first = await fetchText(`${origin}/api`, options);
    const second = await fetchText(`${origin}/api`, options);
    expect(asked).toEqual([undefined, '"1"']);
    expect(second).toEqual(first);
    expect(second).toEqual({ value: description, diagnostics: [] });
  });

  test('offline it is used with a warning, and without it there is an error', async () => {
    const { origin, options, requests } = await serve({
      '/api': (response) => response.end(description),
    });
    const offline = { ...options, offline: true };
    expect(await failure(`${origin}/api`, offline)).toContain('this build is offline');
    expect(requests).toEqual([]);
    await fetchText(`${origin}/api`, options);
    const { value, diagnostics } = await fetchText(`${origin}/api`, offline);
    expect(value).toBe(description);
    expect(diagnostics).toMatchObject([{ code: 'openapi-fetch-stale', severity: 'warning' }]);
    expect(requests).toHaveLength(1);
  });

  test('a server with a fault leaves it in use, one that has nothing any more does not', async () => {
    let status = 200;
    const { origin, options } = await serve({
      '/api': (response) => response.writeHead(status).end(description),
    });
    await fetchText(`${origin}/api`, options);
    status = 503;
    const { value, diagnostics } = await fetchText(`${origin}/api`, options);
    expect(value).toBe(description);
    expect(diagnostics[0]?.message).toContain('the server answered 503');
    status = 404;
    expect(await failure(`${origin}/api`, options)).toContain('404');
  });
});
