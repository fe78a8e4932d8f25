import { expect, test } from 'vitest';
import type { MediaModel } from '../model/endpoint.ts';
import type { JsonValue } from '../model/json.ts';
import { body, endpoint, media } from '../testing/endpoint.ts';
import { buildRequest } from './build-request.ts';
import type { BodyChoice } from './choice.ts';
import type { ApiRequest } from './request.ts';

function sent(model: MediaModel, chosen: BodyChoice): ApiRequest {
  return buildRequest(endpoint({ method: 'POST', body: body(model) }), {
    variables: {},
    credentials: {},
    parameters: [],
    body: chosen,
  });
}

function value(model: MediaModel, content: JsonValue): ApiRequest {
  return sent(model, { kind: 'value', media: model.type, value: content });
}

const type = (request: ApiRequest) => request.headers[0]?.value;

test.each([
  'application/json',
  'application/json; charset=utf-8',
  'application/vnd.api+json',
  'application/json-patch+json',
  'text/json',
])('%s is JSON of that type', (name) => {
  const request = value(media(name), null);
  expect(request.body).toEqual({ kind: 'json', media: name, value: null });
  expect(type(request)).toBe(name);
});

test('A range of types is sent as a type', () => {
  expect(type(value(media('*/*'), {}))).toBe('application/json');
  expect(type(value(media('text/*'), 'x'))).toBe('text/plain');
  const image = sent(media('image/*'), { kind: 'file', media: 'image/*', fileName: 'a.png' });
  expect(type(image)).toBe('application/octet-stream');
});

test('Lines of JSON are one value a line', () => {
  const request = value(media('application/x-ndjson'), [{ a: 1n }, 'x\ny']);
  expect(request.body).toMatchObject({ kind: 'text', text: '{"a":1}\n"x\\ny"\n' });
  expect(value(media('application/json-seq'), 1).body).toMatchObject({ text: '\u001e1\n' });
});

test('Text is sent as it is', () => {
  const chosen = { kind: 'text', media: 'application/xml', text: '<a/>\r\n' } as const;
  expect(sent(media('application/xml'), chosen).body).toEqual(chosen);
  expect(value(media('text/plain'), 12).body).toMatchObject({ kind: 'text', text: '12' });
});

test('A type from a description cannot begin another header', () => {
  const name = 'text/plain\r\nX-Evil: 1';
  expect(type(value(media(name), 'x'))).toBe('text/plain X-Evil: 1');
});

test('Form fields follow their encoding: repeated, JSON, or by style', () => {
  const form = media('application/x-www-form-urlencoded', {
    encoding: {
      deep: { style: 'deepObject' },
      csv: { style: 'form', explode: false },
      exploded: { style: 'form' },
      json: { contentType: 'application/json' },
    },
  });
  const request = value(form, {
    plain: 'a&b',
    zero: 0,
    none: null,
    list: ['x', 'y'],
    object: { a: 1 },
    deep: { a: { b: 1 } },
    csv: ['x', 'y'],
    exploded: { k: 1 },
    json: [1, 2],
  });
  expect(request.body).toEqual({
    kind: 'form',
    fields: [
      ['plain', 'a&b'],
      ['zero', '0'],
      ['list', 'x'],
      ['list', 'y'],
      ['object', '{"a":1}'],
      ['deep[a][b]', '1'],
      ['csv', 'x,y'],
      ['k', '1'],
      ['json', '[1,2]'],
    ].map(([name, text]) => ({ name, value: text })),
  });
  expect(type(request)).toBe('application/x-www-form-urlencoded');
});

test('A form that is written as text is read', () => {
  const form = media('application/x-www-form-urlencoded');
  expect(value(form, 'a=1&b=x+y').body).toEqual({
    kind: 'form',
    fields: [
      { name: 'a', value: '1' },
      { name: 'b', value: 'x y' },
    ],
  });
});

test('Parts are text, JSON or files, and the type of the whole is left to the client', () => {
  const model = media('multipart/form-data', {
    encoding: {
      avatar: { contentType: 'image/png, image/jpeg' },
      raw: { contentType: 'application/octet-stream' },
      note: { contentType: 'text/markdown' },
      lines: { contentType: 'text/plain' },
      ids: { contentType: 'application/json' },
    },
  });
  const request = sent(model, {
    kind: 'value',
    media: 'multipart/form-data',
    value: {
      ...{ avatar: '<file>', name: 'x', meta: { a: [1] }, tags: ['p', { q: 1 }], note: '#' },
      ...{ lines: ['x', null, 'y'], ids: [1, 2] },
    },
    files: { avatar: ['a.png', 'b.png'], raw: ['r'] },
  });
  expect(request.headers).toEqual([]);
  expect(request.body).toEqual({
    kind: 'multipart',
    parts: [
      { kind: 'file', name: 'avatar', fileName: 'a.png', media: 'image/png' },
      { kind: 'file', name: 'avatar', fileName: 'b.png', media: 'image/png' },
      { kind: 'text', name: 'name', value: 'x' },
      { kind: 'text', name: 'meta', value: '{"a":[1]}', media: 'application/json' },
      { kind: 'text', name: 'tags', value: 'p' },
      { kind: 'text', name: 'tags', value: '{"q":1}', media: 'application/json' },
      { kind: 'text', name: 'note', value: '#', media: 'text/markdown' },
      { kind: 'text', name: 'lines', value: 'x', media: 'text/plain' },
      { kind: 'text', name: 'lines', value: 'y', media: 'text/plain' },
      { kind: 'text', name: 'ids', value: '[1,2]', media: 'application/json' },
      { kind: 'file', name: 'raw', fileName: 'r' },
    ],
  });
});

test('A name of a part cannot end its header', () => {
  const request = value(media('multipart/form-data'), { 'a\r\nX: y': '1' });
  expect(request.body).toMatchObject({ parts: [{ name: 'a X: y' }] });
});

test('Parts that are no fields of a form are written out, with the type of the whole', () => {
  const related = media('multipart/related', { encoding: { x: { contentType: 'text/xml' } } });
  const request = value(related, { j: { a: 1 }, x: '<a/>', f: '<file>' });
  expect(type(request)).toBe('multipart/related; boundary=part-boundary');
  expect(request.body).toMatchObject({
    kind: 'text',
    text:
      '--part-boundary\r\nContent-Type: application/json\r\n\r\n{"a":1}\r\n' +
      '--part-boundary\r\nContent-Type: text/xml\r\n\r\n<a/>\r\n' +
      '--part-boundary\r\nContent-Type: application/octet-stream\r\n\r\n<file>\r\n' +
      '--part-boundary--\r\n',
  });
});

test('Parts of a list are written by their place, those of a sequence alike', () => {
  const typesOf = (model: MediaModel, content: JsonValue) => {
    const { body: written } = value(model, content);
    return written?.kind === 'text' ? written.text.match(/(?<=Content-Type: ).*/g) : undefined;
  };
  const encodings = {
    encoding: { 0: { contentType: 'text/xml' } },
    itemEncoding: { contentType: 'image/png' },
  };
  const mixed = media('multipart/mixed', encodings);
  expect(typesOf(mixed, ['<a/>', 'b', 'c'])).toEqual(['text/xml', 'image/png', 'image/png']);
  expect(typesOf({ ...mixed, isSequence: true }, ['b'])).toEqual(['image/png']);
});
