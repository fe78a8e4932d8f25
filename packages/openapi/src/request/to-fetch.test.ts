import { afterAll, beforeAll, expect, test } from 'vitest';
import { type EchoServer, startEchoServer } from '../testing/echo-server.ts';
import { expectRequest, FILE_CONTENT } from '../testing/expect-request.ts';
import { HOSTILE } from '../testing/hostile.ts';
import type { ApiRequest, RequestBody } from './request.ts';
import { toFetch } from './to-fetch.ts';

let server: EchoServer;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());

const REQUEST: ApiRequest = { method: 'POST', url: '', headers: [], cookies: [] };

const FILE = new Blob([FILE_CONTENT]);

const BODIES: readonly RequestBody[] = [
  { kind: 'json', media: 'application/json', value: { id: 9007199254740993n, texts: HOSTILE } },
  { kind: 'text', media: 'text/xml', text: '<é/>\r\n' },
  { kind: 'form', fields: HOSTILE.map((value) => ({ name: 'a&', value })) },
  { kind: 'file', media: 'application/pdf', fileName: 'a.pdf' },
  {
    kind: 'multipart',
    parts: [
      { kind: 'text', name: 'text', value: '@/etc/hostname' },
      { kind: 'text', name: 'json', value: '{"a":1}', media: 'application/json' },
      { kind: 'file', name: 'file', fileName: 'a.png', media: 'image/png' },
      { kind: 'file', name: 'file', fileName: 'b.bin' },
    ],
  },
];

test.each(BODIES.map((body) => [body.kind, body] as const))(
  'A body of kind %s arrives as the request says',
  async (_, body) => {
    const request = {
      ...REQUEST,
      url: `${server.origin}/it's?a=%20`,
      headers: [{ name: 'X-A', value: "it's" }],
      basic: { user: 'é', password: ':' },
      body,
    };
    const files = { body: FILE, parts: new Map([['file', [FILE, FILE]]]) };
    const { init, unsent, url } = toFetch(request, files);
    expect(unsent).toEqual([]);
    expect((await fetch(url, init)).status).toBe(200);
    expectRequest(server.take()[0], request);
  },
);

test('A call sends no cookies and no referrer', () => {
  expect(toFetch({ ...REQUEST, url: 'https://a.test' })).toEqual({
    url: 'https://a.test',
    init: {
      method: 'POST',
      headers: [],
      mode: 'cors',
      credentials: 'omit',
      redirect: 'follow',
      referrerPolicy: 'no-referrer',
    },
    unsent: [],
  });
});

test('What a browser does not send is named', () => {
  const { init, unsent } = toFetch({
    ...REQUEST,
    method: 'GET',
    headers: [
      { name: 'Origin', value: 'x' },
      { name: 'Sec-Fetch-Mode', value: 'x' },
      { name: 'X-Fine', value: 'x' },
    ],
    cookies: [{ name: 'sid', value: 'x' }],
    clientCertificate: true,
    body: { kind: 'text', media: 'text/plain', text: 'x' },
  });
  expect(unsent).toEqual([
    { kind: 'cookie', name: 'sid' },
    { kind: 'certificate', name: '' },
    { kind: 'body', name: 'GET' },
    { kind: 'header', name: 'Origin' },
    { kind: 'header', name: 'Sec-Fetch-Mode' },
  ]);
  expect(init).toMatchObject({ headers: [['X-Fine', 'x']] });
  expect(init.body).toBeUndefined();
  expect(toFetch({ ...REQUEST, method: 'TRACE' }).unsent).toEqual([
    { kind: 'method', name: 'TRACE' },
  ]);
});

test('A file that is not there is named', () => {
  const parts = [{ kind: 'file', name: 'avatar', fileName: 'a.png' }] as const;
  expect(toFetch({ ...REQUEST, body: { kind: 'multipart', parts } }).unsent).toEqual([
    { kind: 'file', name: 'avatar' },
  ]);
  const body = { kind: 'file', media: 'image/png', fileName: 'a.png' } as const;
  expect(toFetch({ ...REQUEST, body }).unsent).toEqual([{ kind: 'file', name: 'a.png' }]);
});
