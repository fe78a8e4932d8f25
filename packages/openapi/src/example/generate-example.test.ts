import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import type { Direction } from '../api-schema/direction.ts';
import { partAt } from '../api-schema/part.ts';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { generateExample } from './generate-example.ts';

const node = '#/components/schemas/Node';

interface Settings {
  readonly schemas?: JsonObject;
  readonly direction?: Direction;
  readonly defaults?: 'all' | 'required';
}

function exampleOf(schema: JsonValue, settings: Settings = {}): JsonValue | undefined {
  const { schemas = {}, direction = 'request', defaults = 'all' } = settings;
  const root = { components: { schemas }, schema };
  return generateExample({ root, direction, defaults }, [partAt('/schema', schema)]);
}

describe('an example', () => {
  it('prefers what is written: example, examples, const, default, enum', () => {
    const all = { example: 1, examples: [2], default: 4, enum: [5] };
    expect(exampleOf(all)).toBe(1);
    const { example: _, ...second } = all;
    expect(exampleOf(second)).toBe(2);
    expect(exampleOf({ const: 3, default: 4, enum: [5] })).toBe(3);
    expect(exampleOf({ default: 4, enum: [5] })).toBe(4);
    expect(exampleOf({ enum: [5] })).toBe(5);
  });

  it('may be null, false, zero or empty', () => {
    for (const value of [null, false, 0, '']) {
      expect(exampleOf({ type: 'string', example: value })).toBe(value);
      expect(exampleOf({ const: value, default: 'x' })).toBe(value);
    }
  });

  it.each<[JsonObject, JsonValue]>([
    [{ type: 'string' }, '<string>'],
    [{ type: 'string', format: 'date' }, '2024-01-15'],
    [{ type: 'string', format: 'email' }, 'user@example.com'],
    [{ type: 'boolean' }, true],
    [{ type: 'integer' }, 123],
    [{ type: 'integer', maximum: 10 }, 10],
    [{ type: 'integer', minimum: 500, exclusiveMinimum: true }, 501],
    [{ type: 'integer', multipleOf: 50 }, 100],
    [{ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
    [{ type: 'number', multipleOf: 0.1, maximum: 0.3 }, 0.3],
    [{ type: 'array', items: { type: 'boolean' } }, [true]],
    [{ type: 'array', items: { type: 'boolean' }, minItems: 9 }, [true, true, true]],
    [{ type: 'array', items: { type: 'boolean' }, maxItems: 0 }, []],
    [{ prefixItems: [{ type: 'boolean' }, { const: 2 }] }, [true, 2]],
    [{ required: ['a'], additionalProperties: { type: 'boolean' } }, { a: true }],
    [
      { contentMediaType: 'application/json', contentSchema: { properties: { a: { const: 1 } } } },
      '{"a":1}',
    ],
    [{ contentMediaType: 'text/csv', contentSchema: { properties: { a: {} } } }, '<string>'],
    [{ additionalProperties: { type: 'boolean' } }, { key: true }],
    [{ type: 'object' }, {}],
    [{ type: 'null' }, null],
    [{ anyOf: [{ type: 'null' }, { type: 'boolean' }] }, true],
    [{ oneOf: [{ const: 'a' }, { const: 'b' }] }, 'a'],
    [{ type: 'string', format: 'binary' }, '<file>'],
  ])('of %j is %j', (schema, value) => {
    expect(exampleOf(schema)).toEqual(value);
  });

  it('keeps all digits of a big bound', () => {
    const minimum = 9007199254740993n;
    expect(exampleOf({ type: 'integer', minimum })).toBe(minimum);
  });

  it('has the properties of the base of an allOf first', () => {
    const schemas = { Node: { properties: { b: { type: 'boolean' } } } };
    const schema = { properties: { a: { type: 'boolean' } }, allOf: [{ $ref: node }] };
    expect(JSON.stringify(exampleOf(schema, { schemas }))).toBe('{"b":true,"a":true}');
  });

  it('completes what the example of one part leaves out', () => {
    const schemas = { Node: { properties: { b: { type: 'string' } }, example: { b: 'given' } } };
    const schema: JsonObject = {
      allOf: [{ $ref: node }, { properties: { a: { type: 'boolean' } } }],
    };
    expect(exampleOf(schema, { schemas })).toEqual({ b: 'given', a: true });
  });

  it('leaves out optional properties where only required ones are asked for', () => {
    const schema = { properties: { a: { const: 1 }, b: { const: 2 } }, required: ['b'] };
    expect(exampleOf(schema, { defaults: 'required' })).toEqual({ b: 2 });
  });

  it('has no readOnly properties in requests where a written example has some in a union or a map', () => {
    const id: JsonObject = { type: 'string', readOnly: true };
    const user: JsonObject = { properties: { id, name: { type: 'string' } } };
    const other: JsonObject = { properties: { id: { type: 'string' }, no: {} } };
    const written = (schema: JsonObject, example: JsonValue) => exampleOf({ ...schema, example });
    const union: JsonObject = { oneOf: [other, user] };
    expect(written(union, { id: '1', name: 'a' })).toEqual({ name: 'a' });
    expect(written(union, { id: '1', no: 2 })).toEqual({ id: '1', no: 2 });
    const map: JsonObject = { type: 'object', additionalProperties: union };
    expect(written(map, { k: { id: '1', name: 'a' } })).toEqual({ k: { name: 'a' } });
    const lists: JsonObject = { anyOf: [{ type: 'string' }, { type: 'array', items: user }] };
    expect(written(lists, [{ id: '1', name: 'a' }])).toEqual([{ name: 'a' }]);
  });

  it('has no readOnly properties in requests, also none that a written example has', () => {
    const schema = {
      required: ['id'],
      properties: { id: { const: 1, readOnly: true }, a: { const: 2 } },
    };
    expect(exampleOf(schema)).toEqual({ a: 2 });
    expect(exampleOf(schema, { direction: 'response' })).toEqual({ id: 1, a: 2 });
    expect(exampleOf({ ...schema, example: { id: 7, a: 8 } })).toEqual({ a: 8 });
  });

  it('sets the discriminator to what means the alternative, whatever example another has', () => {
    const schemas = {
      Cat: { type: 'object', properties: { kind: { type: 'string', example: 'dog' } } },
      Dog: { type: 'object', properties: { kind: { type: 'string' } } },
    };
    const schema: JsonObject = {
      oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }],
      discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat' } },
    };
    expect(exampleOf(schema, { schemas })).toEqual({ kind: 'cat' });
  });

  it('of an heir that adds no fields is none of another heir', () => {
    const base = '#/components/schemas/Pet';
    const schemas: JsonObject = {
      Pet: { properties: { kind: { type: 'string' } }, discriminator: { propertyName: 'kind' } },
      Cat: { allOf: [{ $ref: base }, { properties: { meow: { type: 'boolean' } } }] },
      Hamster: { description: 'Small.', allOf: [{ $ref: base }] },
    };
    expect(exampleOf({ $ref: base }, { schemas })).toEqual({ kind: 'Cat', meow: true });
    const hamster = { $ref: '#/components/schemas/Hamster' };
    expect(exampleOf(hamster, { schemas })).toEqual({ kind: 'Hamster' });
  });

  it('ends at a cycle with an empty list, object or null', () => {
    const Node: JsonObject = {
      properties: {
        list: { type: 'array', items: { $ref: node } },
        next: { $ref: node },
        last: { anyOf: [{ $ref: node }, { type: 'null' }] },
      },
    };
    const schemas = { Node };
    expect(exampleOf({ $ref: node }, { schemas })).toEqual({ list: [], next: {}, last: null });
  });

  it('does not exist where nothing is allowed', () => {
    expect(exampleOf(false)).toBeUndefined();
    expect(exampleOf({ properties: { a: false, b: { const: 1 } } })).toEqual({ b: 1 });
  });

  it('keeps a property named __proto__', () => {
    const schema = JSON.parse('{"properties":{"__proto__":{"const":1}}}');
    expect(JSON.stringify(exampleOf(schema))).toBe('{"__proto__":1}');
  });

  it('stays small and ends soon for schemas that grow exponentially', () => {
    const schemas: Record<string, JsonObject> = { S40: { type: 'string' } };
    for (let level = 0; level < 40; level += 1) {
      const inner = { $ref: `#/components/schemas/S${level + 1}` };
      const names = ['a', 'b', 'c', 'd', 'e', 'f'];
      schemas[`S${level}`] = { properties: Object.fromEntries(names.map((name) => [name, inner])) };
    }
    const spent = processorTime();
    const example = exampleOf({ $ref: '#/components/schemas/S0' }, { schemas });
    expect(JSON.stringify(example).length).toBeLessThan(40_000);
    expect(spent()).toBeLessThan(2_000);
  });

  it('ends for ten thousand levels of alternatives', () => {
    let schema: JsonObject = { type: 'string' };
    for (let level = 0; level < 10_000; level += 1) schema = { oneOf: [schema, { type: 'array' }] };
    expect(() => exampleOf(schema)).not.toThrow();
  });
});
