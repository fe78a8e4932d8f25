import { describe, expect, test } from 'vitest';
import type { EndpointModel, ParameterModel } from '../model/endpoint.ts';
import type { JsonValue } from '../model/json.ts';
import { body, endpoint, media, parameter } from '../testing/endpoint.ts';
import { HOSTILE, randomTexts, UNSENDABLE } from '../testing/hostile.ts';
import { buildRequest } from './build-request.ts';
import type { RequestChoice } from './choice.ts';
import type { ApiRequest } from './request.ts';

type Style = Partial<ParameterModel>;

const ARRAY = ['a', 'b'];
const OBJECT = { k: 1, m: 2 };

function send(
  model: Partial<EndpointModel>,
  values: Readonly<Record<string, JsonValue>>,
  choice: Partial<RequestChoice> = {},
): ApiRequest {
  const filled = endpoint(model);
  const parameters = filled.parameters
    .filter(({ name }) => Object.hasOwn(values, name))
    .map(({ in: place, name }) => ({ in: place, name, value: values[name] ?? null }));
  return buildRequest(filled, { variables: {}, credentials: {}, parameters, ...choice });
}

/** What follows `https://api.test/v1`. */
function address(request: ApiRequest): string {
  return request.url.replace('https://api.test/v1', '');
}

function pathOf(style: Style, value: JsonValue): string {
  const request = send(
    { path: '/x/{p}', parameters: [parameter('path', 'p', style)] },
    { p: value },
  );
  return address(request).replace('/x/', '');
}

function queryOf(style: Style, value: JsonValue): string {
  const request = send({ path: '/x', parameters: [parameter('query', 'p', style)] }, { p: value });
  return address(request).replace(/^\/x\??/, '');
}

function headerOf(style: Style, value: JsonValue): string | undefined {
  const request = send({ parameters: [parameter('header', 'X-P', style)] }, { 'X-P': value });
  return request.headers[0]?.value;
}

function cookiesOf(style: Style, value: JsonValue): readonly string[] {
  const request = send({ parameters: [parameter('cookie', 'p', style)] }, { p: value });
  return request.cookies.map((cookie) => `${cookie.name}=${cookie.value}`);
}

describe('A path parameter', () => {
  test.each<[Style, string, string, string, string]>([
    [{ style: 'simple', explode: false }, 'x', 'a,b', 'k,1,m,2', ''],
    [{ style: 'simple', explode: true }, 'x', 'a,b', 'k=1,m=2', ''],
    [{ style: 'label', explode: false }, '.x', '.a,b', '.k,1,m,2', ''],
    [{ style: 'label', explode: true }, '.x', '.a.b', '.k=1.m=2', ''],
    [{ style: 'matrix', explode: false }, ';p=x', ';p=a,b', ';p=k,1,m,2', ''],
    [{ style: 'matrix', explode: true }, ';p=x', ';p=a;p=b', ';k=1;m=2', ''],
  ])('is written as %o asks', (style, scalar, array, object) => {
    expect(pathOf(style, 'x')).toBe(scalar);
    expect(pathOf(style, ARRAY)).toBe(array);
    expect(pathOf(style, OBJECT)).toBe(object);
  });

  test('stays a placeholder without a value', () => {
    expect(pathOf({}, '')).toBe('{p}');
    expect(pathOf({}, null)).toBe('{p}');
    expect(pathOf({}, 0)).toBe('0');
    expect(pathOf({}, false)).toBe('false');
  });

  test('is encoded once, and cannot leave its segment even with reserved characters allowed', () => {
    expect(pathOf({}, 'a/b?c#d %20é')).toBe('a%2Fb%3Fc%23d%20%2520%C3%A9');
    expect(pathOf({ allowReserved: true }, 'a/b?c:@;%20é')).toBe('a%2Fb%3Fc:@;%20%C3%A9');
  });

  test('may share a segment with text and with others', () => {
    const parameters = [parameter('path', 'a'), parameter('path', 'b')];
    const request = send({ path: '/{a}-{b}:run', parameters }, { a: '$&', b: '{a}' });
    expect(address(request)).toBe('/%24%26-%7Ba%7D:run');
  });
});

describe('A query parameter', () => {
  test.each<[Style, string, string]>([
    [{ style: 'form', explode: true }, 'p=a&p=b', 'k=1&m=2'],
    [{ style: 'form', explode: false }, 'p=a,b', 'p=k,1,m,2'],
    [{ style: 'spaceDelimited', explode: false }, 'p=a%20b', 'p=k%201%20m%202'],
    [{ style: 'pipeDelimited', explode: false }, 'p=a%7Cb', 'p=k%7C1%7Cm%7C2'],
    [{ style: 'deepObject', explode: true }, 'p%5B0%5D=a&p%5B1%5D=b', 'p%5Bk%5D=1&p%5Bm%5D=2'],
  ])('is written as %o asks', (style, array, object) => {
    expect(queryOf(style, 'x')).toBe('p=x');
    expect(queryOf(style, ARRAY)).toBe(array);
    expect(queryOf(style, OBJECT)).toBe(object);
  });

  test('of style deepObject is nested', () => {
    const value = { a: { b: [true, { c: 0 }] }, d: '' };
    expect(decodeURIComponent(queryOf({ style: 'deepObject' }, value))).toBe(
      'p[a][b][0]=true&p[a][b][1][c]=0&p[d]=',
    );
  });

  test('that is false or 0 is sent, an empty or absent one is not', () => {
    expect(queryOf({}, false)).toBe('p=false');
    expect(queryOf({}, 0)).toBe('p=0');
    expect(queryOf({}, [0, false, null])).toBe('p=0&p=false');
    for (const empty of ['', null, [], [null], {}]) expect(queryOf({}, empty)).toBe('');
  });

  test('that is empty is sent where it must be or may be', () => {
    expect(queryOf({ required: true }, '')).toBe('p=');
    expect(queryOf({ allowEmptyValue: true }, '')).toBe('p=');
    expect(queryOf({ allowEmptyValue: true }, [])).toBe('p=');
  });

  test('is encoded once', () => {
    expect(queryOf({}, "&=+ #%41'é😀\ud800")).toBe(
      'p=%26%3D%2B%20%23%2541%27%C3%A9%F0%9F%98%80%EF%BF%BD',
    );
  });

  test('keeps reserved characters where they are allowed, but for those that no query can hold', () => {
    expect(queryOf({ allowReserved: true }, ":/?@!$&'()*+,;= #[]%41%")).toBe(
      "p=:/?@!$&'()*+,;=%20%23%5B%5D%41%25",
    );
  });

  test('has a name that is always encoded', () => {
    const parameters = [parameter('query', 'a&b=[]', { allowReserved: true })];
    expect(address(send({ path: '', parameters }, { 'a&b=[]': '1' }))).toBe('?a%26b%3D%5B%5D=1');
  });

  test('of a media type is one text', () => {
    expect(decodeURIComponent(queryOf({ media: 'application/json' }, { a: [1n] }))).toBe(
      'p={"a":[1]}',
    );
    expect(queryOf({ media: 'application/json' }, null)).toBe('p=null');
    expect(queryOf({ media: 'text/plain' }, 'a b')).toBe('p=a%20b');
  });

  test('keeps integers beyond 2^53', () => {
    expect(queryOf({}, 9007199254740993n)).toBe('p=9007199254740993');
  });
});

test('A querystring parameter is the whole query', () => {
  const query = (value: JsonValue, type?: string) => {
    const parameters = [parameter('querystring', 'q', type === undefined ? {} : { media: type })];
    return address(send({ path: '', parameters }, { q: value }));
  };
  const form = 'application/x-www-form-urlencoded';
  expect(query({ a: 'x y', b: [1, 2], c: { d: 1 }, e: null }, form)).toBe(
    '?a=x%20y&b=1&b=2&c=%7B%22d%22%3A1%7D',
  );
  expect(query('a=1&b=2', form)).toBe('?a=1&b=2');
  expect(query({ a: 1 }, 'application/json')).toBe('?%7B%22a%22%3A1%7D');
});

describe('A header parameter', () => {
  test('is written without percent-encoding', () => {
    expect(headerOf({}, ARRAY)).toBe('a,b');
    expect(headerOf({}, OBJECT)).toBe('k,1,m,2');
    expect(headerOf({ explode: true }, OBJECT)).toBe('k=1,m=2');
    expect(headerOf({}, '50% & "more"')).toBe('50% & "more"');
    expect(headerOf({ media: 'application/json' }, { é: 1 })).toBe('{"\\u00e9":1}');
  });

  test('cannot begin another header, nor hold what clients refuse', () => {
    expect(headerOf({}, 'a\r\nX-Evil: 1\0')).toBe('a X-Evil: 1');
    expect(headerOf({}, ' é ')).toBe('%C3%A9');
  });

  test('is left out where its name is none or belongs to the client', () => {
    const names = ['Bad Name', 'X:Y', 'Content-Length', 'host', ''];
    const parameters = names.map((name) => parameter('header', name));
    const values = Object.fromEntries(names.map((name) => [name, 'x']));
    expect(send({ parameters }, values).headers).toEqual([]);
  });

  test('named Cookie becomes cookies', () => {
    const parameters = [parameter('header', 'Cookie')];
    const request = send({ parameters }, { Cookie: 'a=1; b=x=y' });
    expect(request).toMatchObject({
      headers: [],
      cookies: [
        { name: 'a', value: '1' },
        { name: 'b', value: 'x=y' },
      ],
    });
  });
});

test('A cookie parameter is joined by commas; one of style cookie is written as it is', () => {
  expect(cookiesOf({}, ARRAY)).toEqual(['p=a,b']);
  expect(cookiesOf({}, OBJECT)).toEqual(['p=k,1,m,2']);
  expect(cookiesOf({}, 'a;b c%')).toEqual(['p=a%3Bb%20c%25']);
  expect(cookiesOf({ style: 'cookie', explode: true }, ARRAY)).toEqual(['p=a', 'p=b']);
  expect(cookiesOf({ style: 'cookie', explode: false }, 'a=b%;c')).toEqual(['p=a=b%%3Bc']);
});

test('Parameters of one name in several places do not mix', () => {
  const parameters = [parameter('query', 'id'), parameter('header', 'id')];
  const request = buildRequest(endpoint({ path: '', parameters }), {
    variables: {},
    credentials: {},
    parameters: [
      { in: 'header', name: 'id', value: 'h' },
      { in: 'query', name: 'id', value: 'q' },
      { in: 'query', name: 'other', value: 'x' },
    ],
  });
  expect(address(request)).toBe('?id=q');
  expect(request.headers).toEqual([{ name: 'id', value: 'h' }]);
});

test('The body decides its type, not a header parameter', () => {
  const choice = { body: { kind: 'value', media: 'application/json', value: {} } } as const;
  const parameters = [parameter('header', 'content-type'), parameter('header', 'Accept')];
  const values = { 'content-type': 'x/y', Accept: 'text/csv' };
  const model = { method: 'POST', parameters, body: body(media('application/json')) };
  expect(send(model, values, choice).headers).toEqual([
    { name: 'Accept', value: 'text/csv' },
    { name: 'Content-Type', value: 'application/json' },
  ]);
  expect(send(model, values).headers[0]).toEqual({ name: 'content-type', value: 'x/y' });
});

test('A method that is no token becomes GET, and HEAD has no body', () => {
  expect(send({ method: "X'; rm -rf /" }, {}).method).toBe('GET');
  expect(send({ method: 'PURGE' }, {}).method).toBe('PURGE');
  const choice = { body: { kind: 'text', media: 'text/plain', text: 'x' } } as const;
  expect(send({ method: 'HEAD' }, {}, choice).body).toBeUndefined();
});

test('No text ends the place that it stands in', () => {
  const texts = [...HOSTILE, ...UNSENDABLE, ...randomTexts(2000, 3)];
  for (const text of texts) {
    const parameters = [
      parameter('path', 'p'),
      parameter('query', 'q', { required: true }),
      parameter('header', 'X-H', { required: true }),
      parameter('cookie', 'c', { required: true }),
    ];
    const model = { path: `/a/{p}/${text.replace(/[{}?#/]/g, '')}`, parameters };
    const request = send(model, { p: `x${text}`, q: text, 'X-H': text, c: text });
    const { pathname, searchParams } = new URL(request.url);
    expect(request.url).toMatch(/^[!#-;=?-[\]_a-z~{}]*$/);
    expect(decodeURIComponent(pathname.split('/')[3] ?? '')).toBe(`x${text}`.toWellFormed());
    expect([...searchParams]).toEqual([['q', text.toWellFormed()]]);
    expect(request.headers[0]?.value).toMatch(/^[ -~]*$/);
    expect(decodeURIComponent(request.cookies[0]?.value ?? '')).toBe(text.toWellFormed());
  }
});
