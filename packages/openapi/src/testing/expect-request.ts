import { expect } from 'vitest';
import { jsonText } from '../model/json-text.ts';
import { base64 } from '../request/base64.ts';
import { cookieHeader } from '../request/cookie.ts';
import type { ApiRequest, RequestBody, RequestPart } from '../request/request.ts';
import type { ReceivedRequest } from './echo-server.ts';
import { parseMultipart } from './multipart.ts';

/** Contents of the files that requests of tests name. */
export const FILE_CONTENT = Buffer.from([0, 1, 2, 255, 10, 13, 39, 34, 128]);

/** Expects that what arrived says the same as the request that was to be sent. */
export function expectRequest(received: ReceivedRequest | undefined, request: ApiRequest): void {
  expect(received).toBeDefined();
  if (received === undefined) return;
  expect(received.method).toBe(request.method);
  expect(decodedUrl(received.url)).toEqual(decodedUrl(request.url));
  const names = received.rawHeaders.filter((_, index) => index % 2 === 0);
  expect(names.filter((name) => /injected/i.test(name))).toEqual([]);
  for (const { name, value } of request.headers) {
    expect([name, received.headers[name.toLowerCase()]]).toEqual([name, value]);
    expect(names.filter((other) => other.toLowerCase() === name.toLowerCase())).toHaveLength(1);
  }
  if (request.basic !== undefined) {
    const { password, user } = request.basic;
    expect(received.headers.authorization).toBe(`Basic ${base64(`${user}:${password}`)}`);
  }
  const cookies = request.cookies.length > 0 ? cookieHeader(request.cookies) : undefined;
  expect(received.headers.cookie).toBe(cookies);
  expectBody(received, request.body);
}

/** Path segments and query pairs; clients may write the same characters escaped or not. */
function decodedUrl(url: string): unknown {
  const [path = '', query = ''] = url.replace(/^https?:\/\/[^/]*/, '').split('?');
  const pairs = query.split('&').map((pair) => pair.split('=').map(decode));
  return { path: path.split('/').map(decode), pairs };
}

function decode(text: string): string {
  return decodeURIComponent(text);
}

function expectBody(received: ReceivedRequest, body: RequestBody | undefined): void {
  const text = received.body.toString();
  switch (body?.kind) {
    case undefined:
      expect(text).toBe('');
      break;
    case 'json':
      expect(JSON.parse(text)).toEqual(JSON.parse(jsonText(body.value)));
      break;
    case 'text':
      expect(text).toBe(body.text);
      break;
    case 'form':
      expect(sorted([...new URLSearchParams(text)])).toEqual(
        sorted(body.fields.map(({ name, value }) => [name, value])),
      );
      break;
    case 'file':
      expect(received.body).toEqual(FILE_CONTENT);
      break;
    case 'multipart':
      expectParts(received, body.parts);
  }
}

/** By name only: fields of one name keep their order. */
function sorted(pairs: readonly (readonly string[])[]): readonly (readonly string[])[] {
  return pairs.toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0));
}

function expectParts(received: ReceivedRequest, parts: readonly RequestPart[]): void {
  const arrived = parseMultipart(received.headers['content-type'] ?? '', received.body);
  expect(arrived.map(({ name }) => name)).toEqual(parts.map(({ name }) => name));
  for (const [index, part] of parts.entries()) {
    const { content, fileName, type } = arrived[index] ?? { content: Buffer.alloc(0) };
    if (part.kind === 'file') {
      expect(content).toEqual(FILE_CONTENT);
      expect(fileName).toBe(part.fileName);
    } else expect(lineFeeds(content.toString())).toBe(lineFeeds(part.value));
    if (part.media !== undefined) expect(type).toBe(part.media);
  }
}

/** `FormData` writes line ends as CR LF. */
function lineFeeds(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}
