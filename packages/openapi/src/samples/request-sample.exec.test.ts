import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonText } from '../model/json-text.ts';
import { buildRequest } from '../request/build-request.ts';
import type { BodyChoice, RequestChoice } from '../request/choice.ts';
import { headerText } from '../request/header.ts';
import type { ApiRequest, RequestBody } from '../request/request.ts';
import { type EchoServer, startEchoServer } from '../testing/echo-server.ts';
import {
  body,
  credential,
  endpoint,
  FILE_SCHEMA,
  media,
  objectSchema,
  parameter,
} from '../testing/endpoint.ts';
import { expectRequest } from '../testing/expect-request.ts';
import { HOSTILE, randomTexts, UNSENDABLE } from '../testing/hostile.ts';
import { parseMultipart } from '../testing/multipart.ts';
import { isPresent, RUNNERS, type Runner, runSample } from '../testing/run-sample.ts';
import { requestSample } from './request-sample.ts';

const TEXTS = [...HOSTILE, ...UNSENDABLE, ...randomTexts(30)];

let server: EchoServer;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());

const MULTIPART = objectSchema({ avatar: FILE_SCHEMA, raw: FILE_SCHEMA });

const ENDPOINT = endpoint({
  method: 'POST',
  path: "/it's/{id}/$HOME",
  security: [
    { label: 'bearer', credentials: [credential('bearer')] },
    { label: 'basic', credentials: [credential('basic')] },
    {
      label: 'keys',
      credentials: [
        credential('apiKey', { id: 'h', in: 'header', name: 'X-Key' }),
        credential('apiKey', { id: 'q', in: 'query', name: 'key' }),
        credential('apiKey', { id: 'c', in: 'cookie', name: 'session' }),
      ],
    },
  ],
  parameters: [
    parameter('path', 'id'),
    ...TEXTS.map((_, index) => parameter('query', `q${index}`)),
    parameter('query', 'reserved', { allowReserved: true }),
    parameter('query', 'deep', { style: 'deepObject' }),
    ...TEXTS.map((_, index) => parameter('header', `X-H${index}`, { required: true })),
    ...TEXTS.map((_, index) => parameter('cookie', `c${index}`)),
  ],
  body: body(
    media('application/json'),
    media('application/x-www-form-urlencoded'),
    media('multipart/form-data', {
      schema: MULTIPART,
      encoding: { avatar: { contentType: 'image/png' }, meta: { contentType: 'application/json' } },
    }),
    media('text/plain'),
    media('application/octet-stream'),
  ),
});

const KEYED = Object.fromEntries(TEXTS.map((text, index) => [`k${index} ${text}`, text]));

function request(choice: Partial<RequestChoice>): ApiRequest {
  return buildRequest(ENDPOINT, {
    server: `${server.origin}/base/`,
    variables: {},
    credentials: {},
    parameters: [{ in: 'path', name: 'id', value: '1' }],
    ...choice,
  });
}

function withBody(chosen: BodyChoice): () => ApiRequest {
  return () => request({ body: chosen });
}

const MULTIPART_BODY: BodyChoice = {
  kind: 'value',
  media: 'multipart/form-data',
  value: {
    ...Object.fromEntries(TEXTS.map((text, index) => [`p${index}`, text])),
    repeated: ['@one', '<two'],
  },
  files: { avatar: ['example.png'] },
};

const CASES: Readonly<Record<string, () => ApiRequest>> = {
  'hostile parameters of every place': () =>
    request({
      security: 0,
      credentials: { bearer: TEXTS.join(' ') },
      parameters: [
        { in: 'path', name: 'id', value: HOSTILE.join('\n') },
        ...TEXTS.flatMap((value, index) => [
          { in: 'query', name: `q${index}`, value } as const,
          { in: 'header', name: `X-H${index}`, value } as const,
          { in: 'cookie', name: `c${index}`, value } as const,
        ]),
        { in: 'query', name: 'reserved', value: ":/?@!$'()*,;" },
        { in: 'query', name: 'deep', value: { "it's": { '[x]': '$(id)' } } },
      ],
    }),
  'hostile JSON': withBody({
    kind: 'value',
    media: 'application/json',
    value: { ...KEYED, list: TEXTS, nested: { a: [{}, [], null, true, false, 0, -1.5e-7, 1e21] } },
  }),
  'JSON with integers beyond 2^53': withBody({
    kind: 'value',
    media: 'application/json',
    value: { id: 9007199254740993n, text: "it's `${x}`\n" },
  }),
  'JSON null': withBody({ kind: 'value', media: 'application/json', value: null }),
  'a hostile form': withBody({
    kind: 'value',
    media: 'application/x-www-form-urlencoded',
    value: { ...KEYED, repeated: ['a', 'b'] },
  }),
  'a form with unique names': withBody({
    kind: 'value',
    media: 'application/x-www-form-urlencoded',
    value: { one: "it's", two: '$HOME', '@three': '@/etc/hostname' },
  }),
  'a hostile multipart body': withBody(MULTIPART_BODY),
  'multipart with a JSON part and files of both kinds': withBody({
    kind: 'value',
    media: 'multipart/form-data',
    value: { name: '@/etc/hostname', meta: { texts: TEXTS }, same: ['x', 'y'] },
    files: { avatar: ['example.png'], raw: ['example-file'] },
  }),
  'hostile text': withBody({ kind: 'text', media: 'text/plain', text: `@${TEXTS.join('\n ')}` }),
  'text with spaces at line ends': withBody({
    kind: 'text',
    media: 'text/xml',
    text: '\n  <a>\n\n    <b/> \n """" \\\n  ',
  }),
  'a file': withBody({
    kind: 'file',
    media: 'application/octet-stream',
    fileName: 'example-file',
  }),
  'user and password': () =>
    request({
      security: 1,
      credentials: { basic: { user: "us'er", password: HOSTILE.join('') } },
    }),
  'ASCII user and password': () =>
    request({ security: 1, credentials: { basic: { user: '$(id)`', password: `'"\\#{1}` } } }),
  'keys in header, query and cookie': () =>
    request({ security: 2, credentials: { h: '<api-key>', q: "'&$x", c: '$a;b' } }),
};

/** No argument of a command and no text of C can hold NUL: samples for curl lose it. */
const WITHOUT_NUL = ['bash', 'c', 'c++'];

function withoutNul(sent: ApiRequest): ApiRequest {
  return sent.body === undefined ? sent : { ...sent, body: bodyWithoutNul(sent.body) };
}

function bodyWithoutNul(sent: RequestBody): RequestBody {
  if (sent.kind === 'text') return { ...sent, text: sent.text.replaceAll('\0', '') };
  if (sent.kind !== 'multipart') return sent;
  const parts = sent.parts.map((part) =>
    part.kind === 'text' ? { ...part, value: part.value.replaceAll('\0', '') } : part,
  );
  return { ...sent, parts };
}

async function run(runner: Runner, language: string, sent: ApiRequest): Promise<void> {
  server.take();
  const source = requestSample(language, sent) ?? '';
  const outcome = await runSample(runner, source);
  expect(outcome.isBrokenOut).toBe(false);
  expect(outcome.exitCode, `${outcome.output.slice(0, 2000)}\n${source.slice(0, 20_000)}`).toBe(0);
  const received = server.take();
  expect(received).toHaveLength(1);
  expectRequest(received[0], WITHOUT_NUL.includes(language) ? withoutNul(sent) : sent);
  if (sent.body?.kind === 'json' && jsonText(sent.body.value).includes('9007199254740993')) {
    expect(received[0]?.body.toString()).toContain('9007199254740993');
  }
}

describe.each(
  (['bash', 'python', 'javascript', 'node', 'php', 'ruby', 'go', 'java', 'c', 'c++'] as const).map(
    (language) => ({ language, runner: RUNNERS[language] }),
  ),
)('$language', ({ language, runner }) => {
  const present = isPresent(runner);
  test.skipIf(!present).each(Object.entries(CASES))(
    'sends what the request says: %s',
    async (_, make) => run(runner, language, make()),
    120_000,
  );

  test.skipIf(!present)(
    'runs no text of a name as code',
    async () => {
      const parts = [...TEXTS, 'x=@/etc/hostname;'].map(
        (name) => ({ kind: 'text', name: headerText(name), value: '1' }) as const,
      );
      const sent = { ...request({}), body: { kind: 'multipart', parts } } as const;
      server.take();
      const outcome = await runSample(runner, requestSample(language, sent) ?? '');
      expect(outcome).toMatchObject({ exitCode: 0, isBrokenOut: false });
      const [received] = server.take();
      const arrived = parseMultipart(
        received?.headers['content-type'] ?? '',
        received?.body ?? Buffer.alloc(0),
      );
      expect(arrived.map(({ content }) => content.toString())).toEqual(parts.map(() => '1'));
    },
    120_000,
  );

  test.skipIf(!present).each(['HEAD', 'PURGE'])(
    'sends the method %s',
    async (method) => run(runner, language, { ...request({}), method }),
    120_000,
  );
});

describe.skipIf(!isPresent(RUNNERS.sh))('curl in a plain POSIX shell', () => {
  test.each(Object.entries(CASES))('takes no text for a command: %s', async (_, make) => {
    const outcome = await runSample(RUNNERS.sh, requestSample('bash', make()) ?? '');
    expect(outcome.isBrokenOut).toBe(false);
  });
});
