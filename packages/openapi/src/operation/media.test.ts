import { describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { operationOf } from '../testing/model-of.ts';

function bodyOf(content: JsonObject) {
  const { model, diagnostics } = operationOf({ requestBody: { required: true, content } });
  const media = model.body?.media ?? [];
  return { media, codes: diagnostics.map(({ code }) => code) };
}

function examplesOf(type: string, media: JsonObject) {
  const { media: models, codes } = bodyOf({ [type]: media });
  return { examples: models[0]?.examples ?? [], codes };
}

const object = { type: 'object', properties: { a: { type: 'boolean' } } };

describe('media types', () => {
  it('are ordered with JSON first', () => {
    const types = [
      'text/plain',
      'application/xml',
      'multipart/form-data',
      'x-internal',
      'image/png',
      'application/x-www-form-urlencoded',
      'application/vnd.api+json; charset=utf-8',
    ];
    const { media } = bodyOf(Object.fromEntries(types.map((type) => [type, {}])));
    expect(media.map(({ type }) => type)).toEqual([
      'application/vnd.api+json; charset=utf-8',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'application/xml',
      'text/plain',
      'image/png',
    ]);
  });

  it('without a schema are files where they are binary', () => {
    const { media } = bodyOf({ 'application/octet-stream': {}, 'application/json': {} });
    expect(media.map(({ schema, examples }) => [schema.kind, examples.length])).toEqual([
      ['any', 0],
      ['file', 0],
    ]);
  });

  it('keep how parts are encoded', () => {
    const schema = {
      type: 'object',
      properties: {
        files: { type: 'array', items: { type: 'string', format: 'binary' } },
        meta: object,
      },
    };
    const encoding = { meta: { contentType: 'application/json', explode: 'x' } };
    const { media } = bodyOf({ 'multipart/form-data': { schema, encoding } });
    expect(media[0]?.schema.fields[0]?.schema.type).toBe('file[]');
    expect(media[0]?.encoding).toEqual({ meta: { contentType: 'application/json' } });
  });

  it('with parts in a list say how each is written, and with which headers', () => {
    const { media } = bodyOf({
      'multipart/mixed': {
        schema: { type: 'array', prefixItems: [{}, {}], items: {} },
        prefixEncoding: [{}, { contentType: 'image/png', headers: { 'X-Own': { schema: {} } } }],
        itemEncoding: { contentType: 'text/csv' },
      },
    });
    expect(media[0]?.encoding).toMatchObject({
      1: { contentType: 'image/png', headers: [{ name: 'X-Own', anchor: 'body-1-header-x-own' }] },
    });
    expect(media[0]?.itemEncoding).toEqual({ contentType: 'text/csv' });
  });

  it('with itemSchema are sequences of items', () => {
    const itemSchema = { type: 'object', properties: { data: { const: 'x' }, id: { const: '1' } } };
    const { media } = bodyOf({
      'text/event-stream': { itemSchema },
      'application/jsonl': { schema: object },
    });
    expect(media.map(({ isSequence, examples }) => [isSequence, examples[0]?.text])).toEqual([
      [true, 'data: x\nid: 1\n'],
      [true, '{"a":true}'],
    ]);
  });
});

describe('examples of a media type', () => {
  it('are those of examples, in order, with their labels', () => {
    const { examples } = examplesOf('application/json', {
      example: 'not this',
      examples: {
        one: { summary: 'First', description: 'Text.', value: null },
        two: { value: 2 },
        three: { externalValue: 'https://example.com/x.json' },
        four: { externalValue: 'javascript:alert(1)', value: 4 },
        five: { dataValue: { a: 1 }, serializedValue: '{"a": 1}' },
      },
    });
    expect(examples).toEqual([
      { key: 'one', label: 'First', description: 'Text.', value: null, isGenerated: false },
      { key: 'two', label: 'two', value: 2, isGenerated: false },
      {
        key: 'three',
        label: 'three',
        externalUrl: 'https://example.com/x.json',
        isGenerated: false,
      },
      { key: 'four', label: 'four', value: 4, isGenerated: false },
      { key: 'five', label: 'five', value: { a: 1 }, text: '{"a": 1}', isGenerated: false },
    ]);
  });

  it('without a value are shown whole and reported', () => {
    const { examples, codes } = examplesOf('application/json', {
      examples: { cat: { name: 'x' } },
    });
    expect(examples[0]).toMatchObject({ key: 'cat', value: { name: 'x' } });
    expect(codes).toEqual(['openapi-example-value']);
  });

  it.each<[string, JsonObject, JsonValue]>([
    ['its example', { example: 1, schema: { example: 2 } }, 1],
    ['the example of its schema', { schema: { example: 2 } }, 2],
    ['the examples of its schema', { schema: { examples: [3, 4] } }, 3],
    ['a generated one', { schema: object }, { a: true }],
  ])('are otherwise %s', (_, media, value) => {
    const { examples } = examplesOf('application/json', media);
    expect(examples[0]?.value).toEqual(value);
    expect(examples[0]?.isGenerated).toBe(media['schema'] === object);
  });

  it('have a text where it is not the JSON of the value', () => {
    const json = examplesOf('application/json', { schema: object, example: '{"a":1}' });
    expect(json.examples[0]?.text).toBe('{"a":1}');
    const text = examplesOf('text/plain', { example: 'hello' });
    expect(text.examples[0]?.text).toBe('hello');
    const xml = examplesOf('application/xml', { schema: { ...object, xml: { name: 'x' } } });
    expect(xml.examples[0]?.text).toContain('<x>\n  <a>true</a>\n</x>');
    const string = examplesOf('application/json', { schema: { type: 'string', example: '[x' } });
    expect(string.examples[0]?.text).toBeUndefined();
  });

  it('keep big integers', () => {
    const { examples } = examplesOf('application/json', { example: { id: 9007199254740993n } });
    expect(examples[0]?.value).toEqual({ id: 9007199254740993n });
  });
});
