import { buildRequest } from '../request/build-request.ts';
import type { BodyChoice, RequestChoice } from '../request/choice.ts';
import type { ApiRequest } from '../request/request.ts';
import {
  body,
  credential,
  endpoint,
  FILE_SCHEMA,
  media,
  objectSchema,
  parameter,
} from './endpoint.ts';
import { HOSTILE, randomTexts, UNSENDABLE } from './hostile.ts';

/** Texts that samples must take for nothing else than text. */
export const TEXTS = [...HOSTILE, ...UNSENDABLE, ...randomTexts(30)];

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

const MULTIPART_BODY: BodyChoice = {
  kind: 'value',
  media: 'multipart/form-data',
  value: {
    ...Object.fromEntries(TEXTS.map((text, index) => [`p${index}`, text])),
    repeated: ['@one', '<two'],
  },
  files: { avatar: ['example.png'] },
};

/** A request to an endpoint with parameters of all kinds, of which one is needed. */
export function sampleRequest(origin: string, choice: Partial<RequestChoice> = {}): ApiRequest {
  return buildRequest(ENDPOINT, {
    server: `${origin}/base/`,
    variables: {},
    credentials: {},
    parameters: [{ in: 'path', name: 'id', value: '1' }],
    ...choice,
  });
}

/**
 * Requests with everything that a sample may have to write, by what they hold.
 *
 * @param origin of the server that they go to, known when one is made
 */
export function sampleRequests(origin: () => string): Readonly<Record<string, () => ApiRequest>> {
  const request = (choice: Partial<RequestChoice>) => sampleRequest(origin(), choice);
  const withBody = (chosen: BodyChoice) => () => request({ body: chosen });

  return {
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
      value: {
        ...KEYED,
        list: TEXTS,
        nested: { a: [{}, [], null, true, false, 0, -1.5e-7, 1e21] },
      },
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
}
