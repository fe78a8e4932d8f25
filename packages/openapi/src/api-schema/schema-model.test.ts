import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { rowsOf, schemaOf } from '../testing/model-of.ts';

describe('a schema of one type', () => {
  it.each([
    [{ type: 'string', format: 'uuid' }, 'string<uuid>', 'scalar'],
    [
      { type: 'array', items: { type: 'array', items: { type: 'integer' } } },
      'integer[][]',
      'array',
    ],
    [{ type: ['string', 'integer'] }, 'string | integer', 'scalar'],
    [{ enum: ['a', 'b'] }, 'enum<string>', 'scalar'],
    [{ type: 'integer', format: 'int64', enum: [1, 2] }, 'enum<integer<int64>>', 'scalar'],
    [{ oneOf: [{ const: 1 }, { const: 2 }], format: 'int32' }, 'enum<integer<int32>>', 'scalar'],
    [{ const: 0 }, 'integer', 'scalar'],
    [{ type: 'null' }, 'null', 'scalar'],
    [{}, 'any', 'any'],
    [{ type: 'string', format: 'binary' }, 'file', 'file'],
    [{ contentMediaType: 'image/png', contentEncoding: 'base64' }, 'file (base64)', 'file'],
    [{ type: 'string', contentEncoding: 'base64' }, 'string', 'scalar'],
    [{ prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]', 'tuple'],
    [{ prefixItems: [{ type: 'string' }], items: false }, '[string]', 'tuple'],
    [
      { prefixItems: [{ type: 'string' }], items: { type: 'number' } },
      '[string, ...number[]]',
      'tuple',
    ],
    [
      { contentMediaType: 'application/json', contentSchema: { type: 'array' } },
      'string containing JSON',
      'scalar',
    ],
  ])('%j has the pill %s and the kind %s', (schema, type, kind) => {
    expect(schemaOf(schema).model).toMatchObject({ type, kind });
  });

  it('names the component that the elements of an array are', () => {
    const schemas = { Pet: { type: 'object', properties: { a: {} } } };
    const { model } = schemaOf(
      { type: 'array', items: { $ref: '#/components/schemas/Pet' } },
      schemas,
    );
    expect(model.type).toBe('Pet[]');
    expect(model.items).toMatchObject({ kind: 'object', type: 'object', name: 'Pet' });
  });

  it('is read from within a text where that is said, whatever it is', () => {
    const inside = (contentSchema: JsonObject) => {
      const schema = { contentMediaType: 'application/json', contentSchema };
      return schemaOf({ properties: { x: schema } }).model.fields[0]?.schema.content;
    };
    const inner = { type: 'object', properties: { a: {} } };
    expect(inside(inner)?.fields).toMatchObject([{ name: 'a', anchor: 'body-x-content-a' }]);
    expect(inside({ type: 'array', items: inner })?.items?.fields).toMatchObject([{ name: 'a' }]);
    expect(inside({ oneOf: [inner, { type: 'string' }] })?.alternatives).toHaveLength(2);
  });

  it('is anything for true and nothing for false', () => {
    expect(schemaOf(true).model.kind).toBe('any');
    expect(schemaOf(false).model).toMatchObject({ kind: 'never', type: 'never' });
  });

  it.each([
    [{ properties: {} }, ['object']],
    [{ items: {} }, ['array']],
    [{ minLength: 1 }, ['string']],
    [{ format: 'int64' }, ['integer']],
    [{ minimum: 0 }, ['number']],
    [{ enum: [1, 'a', null, false] }, ['integer', 'string', 'boolean']],
    [{ minLength: 1, minimum: 0 }, []],
  ])('is inferred from the keywords of %j', (schema, types) => {
    expect(schemaOf(schema).model.types).toEqual(types);
  });

  it('reports a type that does not exist and shows any value as allowed', () => {
    const { model, problems } = schemaOf({ type: 'Zeichenkette' });
    expect(model.kind).toBe('any');
    expect(problems).toEqual([
      expect.objectContaining({ code: 'openapi-schema-type', pointer: '/schema/type' }),
    ]);
  });

  it('has a row for each name that is required and described nowhere', () => {
    const named = schemaOf({ type: 'object', required: ['a', 'b'], properties: { a: {} } }).model;
    expect(named.fields).toMatchObject([
      { name: 'a', required: true },
      { name: 'b', required: true, schema: { type: 'any' } },
    ]);
    const { model } = schemaOf({ required: ['a'], additionalProperties: { type: 'integer' } });
    expect(model.fields.map(({ name, schema }) => [name, schema.type])).toEqual([
      ['a', 'integer'],
      ['{key}', 'integer'],
    ]);
    expect(schemaOf({ type: 'object', required: ['a'] }).model.otherFields).toBe('allowed');
  });

  it('keeps values that are false, zero, empty or null', () => {
    for (const value of [false, 0, '', null]) {
      expect(schemaOf({ default: value }).model.default).toEqual({ value });
      expect(schemaOf({ const: value }).model.const).toEqual({ value });
      expect(schemaOf({ example: value }).model.examples).toEqual([value]);
    }
    expect(schemaOf({ type: 'string' }).model.default).toBeUndefined();
  });

  it('keeps every value of an enumeration of mixed types, with descriptions', () => {
    const { model } = schemaOf({
      type: ['string', 'null'],
      enum: ['a', 1, false, null],
      'x-enumDescriptions': { a: 'First.', '1': 'Second.' },
    });
    expect(model.enum).toEqual([
      { value: 'a', description: 'First.' },
      { value: 1, description: 'Second.' },
      { value: false },
      { value: null },
    ]);
    expect(model.nullable).toBe(true);
  });

  it('takes members with the names of inherited ones for what they are', () => {
    const { model } = schemaOf({ type: 'object', properties: { constructor: { type: 'string' } } });
    expect(model.fields.map(({ name, schema }) => [name, schema.type])).toEqual([
      ['constructor', 'string'],
    ]);
  });

  it('shows pills of the format and of the keys that are asked for', () => {
    const schema = { 'x-mint': { pre: ['New'], post: ['Beta'] }, 'x-tier': ['gold', 2, null, {}] };
    expect(schemaOf(schema).model).toMatchObject({
      before: ['New'],
      after: ['gold', '2', 'Beta'],
    });
  });
});

describe('constraints', () => {
  function texts(schema: Parameters<typeof schemaOf>[0]): readonly string[] {
    return schemaOf(schema).model.constraints.map(({ kind, text }) => `${kind}: ${text}`);
  }

  it('write bounds as a range, zero included', () => {
    expect(texts({ minimum: 0 })).toEqual(['range: x >= 0']);
    expect(texts({ minimum: 1, maximum: 10 })).toEqual(['range: 1 <= x <= 10']);
    expect(texts({ minimum: 9007199254740993n })).toEqual(['range: x >= 9007199254740993']);
  });

  it('treat the exclusive bounds of 3.0 and 3.1 alike', () => {
    expect(texts({ minimum: 0, exclusiveMinimum: true })).toEqual(['range: x > 0']);
    expect(texts({ exclusiveMinimum: 0, exclusiveMaximum: 5 })).toEqual(['range: 0 < x < 5']);
  });

  it('cover texts, lists, objects and schemas in a line', () => {
    expect(
      texts({
        minLength: 2,
        maxLength: 4,
        pattern: '^a$',
        minItems: 3,
        maxItems: 3,
        uniqueItems: true,
        multipleOf: 0.5,
        contains: { type: 'string' },
        minContains: 2,
        not: { const: 1 },
      }),
    ).toEqual([
      'length: 2 - 4',
      'items: = 3',
      'multipleOf: 0.5',
      'pattern: ^a$',
      'unique: ',
      'contains: string (>= 2)',
      'not: {"const":1}',
    ]);
  });

  it('keep conditions that have no rendering as JSON', () => {
    const anyOf = [{ required: ['a'] }, { required: ['b'] }];
    const { model } = schemaOf({ type: 'object', anyOf, if: { required: ['a'] } });
    expect(model.kind).toBe('object');
    expect(model.raw).toEqual({ anyOf, if: { required: ['a'] } });
  });
});

describe('the rows of an object', () => {
  it('are its properties, patterns and one for other names', () => {
    const { model } = schemaOf({
      required: ['b'],
      properties: { a: { type: 'string' }, b: { type: 'integer', required: true } },
      patternProperties: { '^x-': {} },
      additionalProperties: { type: 'boolean', 'x-additionalPropertiesName': 'flag' },
    });
    expect(model.fields.map(({ name, nameKind, required }) => [name, nameKind, required])).toEqual([
      ['a', 'property', false],
      ['b', 'property', true],
      ['^x-', 'pattern', false],
      ['{flag}', 'additional', false],
    ]);
  });

  it('say about other names only what is not expected', () => {
    expect(schemaOf({ type: 'object' }).model.otherFields).toBe('allowed');
    const closed = { properties: { a: {} }, additionalProperties: false };
    expect(schemaOf(closed, {}, 'request').model.otherFields).toBe('forbidden');
    expect(schemaOf(closed, {}, 'response').model.otherFields).toBeUndefined();
  });

  it('leave out what the direction does not have, also by reference, allOf and in arrays', () => {
    const schemas = {
      Id: { type: 'string', readOnly: true },
      Base: { properties: { id: { $ref: '#/components/schemas/Id' } } },
    };
    const schema: JsonObject = {
      allOf: [{ $ref: '#/components/schemas/Base' }],
      properties: {
        at: { allOf: [{ type: 'string' }, { readOnly: true }] },
        secret: { writeOnly: true, type: 'string' },
        list: { type: 'array', items: { $ref: '#/components/schemas/Base' } },
      },
    };
    const request = schemaOf(schema, schemas, 'request').model;
    expect(Object.keys(rowsOf(request))).toEqual(['secret', 'list']);
    expect(rowsOf(request)['list']?.items?.fields).toEqual([]);
    const response = schemaOf(schema, schemas, 'response').model;
    expect(Object.keys(rowsOf(response))).toEqual(['id', 'at', 'list']);
    expect(rowsOf(response)['id']?.readOnly).toBe(true);
  });
});

describe('anchors', () => {
  it('follow the scheme that existing sites link to', () => {
    const { model } = schemaOf({
      properties: {
        filterableAttributes: {},
        action_type: {},
        URLValue: {},
        v2Id: {},
        $top: {},
        location: { type: 'object', properties: { country: {} } },
        list: { type: 'array', items: { type: 'object', properties: { id: {} } } },
      },
    });
    const all = model.fields.map(({ anchor }) => anchor);
    expect(all).toEqual([
      'body-filterable-attributes',
      'body-action-type',
      'body-url-value',
      'body-v2-id',
      'body-top',
      'body-location',
      'body-list',
    ]);
    expect(rowsOf(model)['location']?.fields[0]?.anchor).toBe('body-location-country');
    expect(rowsOf(model)['list']?.items?.fields[0]?.anchor).toBe('body-list-items-id');
  });

  it('count alternatives as they are written, and duplicates', () => {
    const { model } = schemaOf({
      properties: { fooBar: {}, foo_bar: {} },
      oneOf: [{ type: 'null' }, { properties: { page: {} } }, { properties: { limit: {} } }],
    });
    expect(model.alternatives?.map(({ anchor }) => anchor)).toEqual([
      'body-one-of-1',
      'body-one-of-2',
    ]);
    expect(model.alternatives?.[0]?.schema.fields.map(({ anchor }) => anchor)).toEqual([
      'body-one-of-1-foo-bar',
      'body-one-of-1-foo-bar-1',
      'body-one-of-1-page',
    ]);
  });
});
