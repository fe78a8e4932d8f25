import { expect, test } from 'vitest';
import type { ExampleModel, MediaModel } from '../model/endpoint.ts';
import type { JsonValue } from '../model/json.ts';
import { jsonText } from '../model/json-text.ts';
import type { SchemaModel } from '../model/schema.ts';
import {
  ANY_SCHEMA,
  body,
  credential,
  endpoint,
  FILE_SCHEMA,
  media,
  objectSchema,
  parameter,
} from '../testing/endpoint.ts';
import { boundedValue } from './bounded-value.ts';
import { buildRequest } from './build-request.ts';
import { sampleChoice } from './sample-choice.ts';

const ALL = { parameters: 'all' } as const;

function example(parts: Partial<ExampleModel>): ExampleModel {
  return { key: '', label: '', isGenerated: false, ...parts };
}

function bodyOf(...offered: readonly MediaModel[]) {
  return sampleChoice(endpoint({ method: 'POST', body: body(...offered) }), ALL).body;
}

test('Credentials are placeholders, of the first alternative that asks for any', () => {
  const model = endpoint({
    path: '',
    security: [
      { label: 'None', credentials: [] },
      {
        label: 'all',
        credentials: [
          credential('bearer', { default: 'secret' }),
          credential('apiKey', { id: 'h', in: 'header', name: 'X-Key' }),
          credential('apiKey', { id: 'q', in: 'query', name: 'key' }),
        ],
      },
      { label: 'basic', credentials: [credential('basic')] },
    ],
  });
  const request = buildRequest(model, sampleChoice(model, ALL));
  expect(request).toMatchObject({
    url: 'https://api.test/v1?key=YOUR_API_KEY',
    headers: [
      { name: 'Authorization', value: 'Bearer <token>' },
      { name: 'X-Key', value: '<api-key>' },
    ],
  });
  const basic = endpoint({ security: model.security.slice(2) });
  expect(buildRequest(basic, sampleChoice(basic, ALL)).basic).toEqual({
    user: '<username>',
    password: '<password>',
  });
});

test('Optional parameters appear when all are asked for', () => {
  const model = endpoint({
    path: '/{id}',
    parameters: [
      parameter('path', 'id', { sample: 7 }),
      parameter('query', 'must', { required: true, sample: false }),
      parameter('query', 'may', { sample: ['<user id>'] }),
      parameter('header', 'X-May', { sample: '<string>' }),
    ],
  });
  const url = (parameters: 'all' | 'required') =>
    buildRequest(model, sampleChoice(model, { parameters })).url;
  expect(url('all')).toBe('https://api.test/v1/7?must=false&may=USER_ID');
  expect(url('required')).toBe('https://api.test/v1/7?must=false');
  expect(buildRequest(model, sampleChoice(model, ALL)).headers).toEqual([
    { name: 'X-May', value: '<string>' },
  ]);
});

test('No stand-in within an object has brackets in a URL', () => {
  const model = endpoint({
    path: '',
    parameters: [
      parameter('query', 'filter', { style: 'deepObject', sample: { of: { name: ['<a name>'] } } }),
    ],
  });
  const { url } = buildRequest(model, sampleChoice(model, ALL));
  expect(decodeURIComponent(url)).toBe('https://api.test/v1?filter[of][name][0]=A_NAME');
});

test('The body is the first example that has a content', () => {
  const linked = example({ externalUrl: 'https://x.test' });
  const offered = media('application/json', {
    examples: [linked, example({ value: null }), example({ value: 2 })],
  });
  expect(bodyOf(offered)).toEqual({ kind: 'value', media: 'application/json', value: null });
  const xml = media('application/xml', { examples: [example({ value: {}, text: '<a/>' })] });
  expect(bodyOf(xml)).toEqual({ kind: 'text', media: 'application/xml', text: '<a/>' });
  expect(bodyOf(media('application/json'))).toBeUndefined();
  expect(bodyOf()).toBeUndefined();
});

test('The media type can be chosen', () => {
  const model = endpoint({
    body: body(
      media('application/json'),
      media('text/plain', { examples: [example({ value: 'x' })] }),
    ),
  });
  const choice = sampleChoice(model, { ...ALL, media: 'text/plain' });
  expect(choice.body).toEqual({ kind: 'value', media: 'text/plain', value: 'x' });
});

test('A body that is a file is one', () => {
  expect(bodyOf(media('image/jpeg', { schema: FILE_SCHEMA }))).toEqual({
    kind: 'file',
    media: 'image/jpeg',
    fileName: 'example.jpg',
  });
  expect(bodyOf(media('application/octet-stream'))).toMatchObject({ fileName: 'example-file' });
});

test('File fields of multipart are files, lists and fields of alternatives included', () => {
  const schema: SchemaModel = {
    ...objectSchema({ file: FILE_SCHEMA, name: ANY_SCHEMA }),
    alternatives: [
      {
        label: '',
        discriminatorValues: [],
        anchor: 'more',
        schema: objectSchema({ more: { ...ANY_SCHEMA, kind: 'array', items: FILE_SCHEMA } }),
      },
    ],
  };
  const offered = media('multipart/form-data', {
    schema,
    encoding: { file: { contentType: 'application/pdf' } },
    examples: [example({ value: { file: '<file>', name: 'x' } })],
  });
  expect(bodyOf(offered)).toMatchObject({
    value: { file: '<file>', name: 'x' },
    files: { file: ['example.pdf'], more: ['example-file'] },
  });
});

test('File fields of alternatives are those of the one that the example is of', () => {
  const alternative = (name: string, schema: SchemaModel) => ({
    ...{ label: name, discriminatorValues: [], anchor: name },
    schema: objectSchema({ [name]: schema }),
  });
  const schema: SchemaModel = {
    ...ANY_SCHEMA,
    kind: 'union',
    alternatives: [alternative('url', ANY_SCHEMA), alternative('file', FILE_SCHEMA)],
  };
  const filesOf = (value: JsonValue) =>
    bodyOf(media('multipart/form-data', { schema, examples: [example({ value })] }));
  expect(filesOf({ url: 'https://a.test' })).toHaveProperty('files', {});
  expect(filesOf({ file: '<file>' })).toHaveProperty('files', { file: ['example-file'] });
});

test('Long examples are shortened, and long text comes from a file', () => {
  const value = Array.from({ length: 5000 }, (_, id) => ({ id, text: 'x'.repeat(500) }));
  const request = bodyOf(media('application/json', { examples: [example({ value })] }));
  expect(jsonText(request?.kind === 'value' ? request.value : null, 2).length).toBeLessThan(12_001);
  expect(request).toHaveProperty('value.length', 5);
  expect(request).toHaveProperty('value.4.id', 4);
  const xml = media('text/xml', { examples: [example({ text: '<a>'.repeat(9000) })] });
  expect(bodyOf(xml)).toEqual({ kind: 'file', media: 'text/xml', fileName: 'example.xml' });
});

test('A value of any size or depth is shortened in bounded time', () => {
  let deep: JsonValue = 1;
  for (let level = 0; level < 10_000; level += 1) deep = { deep: [deep] };
  const wide = Object.fromEntries(Array.from({ length: 50_000 }, (_, n) => [`key${n}`, n]));
  const long = { ['k'.repeat(100_000)]: 1, text: 'x'.repeat(1_000_000), list: [wide, wide] };
  for (const value of [deep, wide, long, 'y'.repeat(1_000_000)]) {
    expect(jsonText(boundedValue(value, 1000), 2).length).toBeLessThan(1001);
  }
  const small = { a: [1, { b: 'x' }] };
  expect(boundedValue(small, 1000)).toBe(small);
});

test('A part that may also be something else than a file is one if its generated example is', () => {
  const form = media('multipart/form-data', {
    schema: objectSchema({ one: ANY_SCHEMA }),
    examples: [example({ value: { one: '<file>' }, isGenerated: true })],
  });
  expect(bodyOf(form)).toMatchObject({ files: { one: ['example-file'] } });
});

test('Files have the names that an example writes for them', () => {
  const list: SchemaModel = { ...ANY_SCHEMA, kind: 'array', items: FILE_SCHEMA };
  const form = (value: JsonValue) =>
    bodyOf(
      media('multipart/form-data', {
        schema: objectSchema({ file: FILE_SCHEMA, more: list }),
        examples: [example({ value })],
      }),
    );
  const named = { file: '@/home/me/my report.pdf', more: ['a.png', 'b.tar.gz'] };
  expect(form(named)).toMatchObject({
    files: { file: ['my report.pdf'], more: ['a.png', 'b.tar.gz'] },
  });
  expect(form({ file: 'iVBORw0KGgo=', more: ['Some. Text'] })).toMatchObject({
    files: { file: ['example-file'], more: ['example-file'] },
  });
  const png = media('image/png', { schema: FILE_SCHEMA, examples: [example({ value: 'me.png' })] });
  expect(bodyOf(png)).toMatchObject({ kind: 'file', fileName: 'me.png' });
});
