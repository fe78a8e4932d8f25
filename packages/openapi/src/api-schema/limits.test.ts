import { describe, expect, it } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import type { JsonObject } from '../model/json.ts';
import type { SchemaModel } from '../model/schema.ts';
import { rowsOf, schemaOf } from '../testing/model-of.ts';

const node = '#/components/schemas/Node';

function nested(levels: number, wrap: (inner: JsonObject) => JsonObject): JsonObject {
  let schema: JsonObject = { type: 'string' };
  for (let level = 0; level < levels; level += 1) schema = wrap(schema);
  return schema;
}

function countRows(model: SchemaModel): number {
  const nestedModels = [
    ...model.fields.map(({ schema }) => schema),
    ...(model.alternatives ?? []).map(({ schema }) => schema),
    ...(model.items === undefined ? [] : [model.items]),
    ...(model.elements ?? []),
  ];
  return nestedModels.reduce((sum, inner) => sum + countRows(inner), model.fields.length);
}

it('a union of equal unions is named at once, however many there are of them', () => {
  const levels = [1, 2, 3, 4, 5, 6];
  const unions = levels.map((level): [string, JsonObject] => {
    const inner = { $ref: `#/components/schemas/Level${level + 1}` };
    return [`Level${level}`, { anyOf: Array.from({ length: 30 }, () => inner) }];
  });
  const schemas = { ...Object.fromEntries(unions), Level7: { type: 'string' } };
  const { model } = schemaOf(
    { properties: { x: { $ref: '#/components/schemas/Level1' } } },
    schemas,
  );
  expect(rowsOf(model)['x']?.type).toBe('Level2');
});

describe('a cycle', () => {
  it.each<[string, JsonObject]>([
    ['a property', { properties: { next: { $ref: node } } }],
    ['an array', { properties: { next: { type: 'array', items: { $ref: node } } } }],
    ['additional properties', { additionalProperties: { $ref: node } }],
    ['a nullable union', { properties: { next: { anyOf: [{ $ref: node }, { type: 'null' }] } } }],
    ['a wrapped reference', { properties: { next: { allOf: [{ $ref: node }], nullable: true } } }],
    ['a described reference', { properties: { next: { $ref: node, description: 'Next.' } } }],
  ])('through %s ends at the first repetition', (_, schema) => {
    const { model } = schemaOf({ properties: { root: { $ref: node } } }, { Node: schema });
    const root = rowsOf(model)['root'];
    const next = root?.fields[0]?.schema;
    const end = next?.kind === 'array' ? next.items : next;
    expect(end).toMatchObject({ kind: 'cut', type: 'Node' });
    expect(end?.cut).toEqual({ reason: 'recursive', anchor: 'body-root' });
  });

  it('of a base type and the components that extend it ends', () => {
    const schemas: JsonObject = {
      Node: { discriminator: { propertyName: 'k' }, properties: { k: {}, next: { $ref: node } } },
      A: {
        allOf: [{ $ref: node }, { properties: { a: { type: 'array', items: { $ref: node } } } }],
      },
      B: { allOf: [{ $ref: node }, { properties: { b: {} } }] },
    };
    expect(countRows(schemaOf({ $ref: node }, schemas).model)).toBeLessThan(20);
  });

  it('through a union that is its own alternative ends', () => {
    const Node: JsonObject = {
      oneOf: [{ $ref: node }, { type: 'string' }, { type: 'array', items: { $ref: node } }],
    };
    const { model } = schemaOf({ $ref: node }, { Node });
    expect(model.alternatives?.map(({ label }) => label)).toEqual(['string', 'Node[]']);
  });

  it('of allOf with itself leaves the rest', () => {
    const Node: JsonObject = { allOf: [{ $ref: node }], properties: { a: {} } };
    const { model, problems } = schemaOf({ $ref: node }, { Node });
    expect(Object.keys(rowsOf(model))).toEqual(['a']);
    expect(problems.map(({ code }) => code)).toEqual(['openapi-reference-loop']);
  });
});

describe('limits', () => {
  it('cut a tree below eight levels of rows', () => {
    const schema = nested(12, (a) => ({ type: 'object', properties: { a } }));
    let { model } = schemaOf(schema);
    for (let level = 0; level < 8; level += 1) model = rowsOf(model)['a'] ?? model;
    expect(model).toMatchObject({ kind: 'cut', cut: { reason: 'limit' } });
  });

  it('cut the deepest rows of a large tree, not the last', () => {
    const wide = (properties: number, schema: JsonObject) =>
      Object.fromEntries(Array.from({ length: properties }, (_, n) => [`p${n}`, schema]));
    const inner = { type: 'object', properties: wide(100, { type: 'string' }) };
    const { model } = schemaOf({ properties: wide(100, inner) });
    expect(model.fields).toHaveLength(100);
    expect(countRows(model)).toBe(1500);
    const large = schemaOf({ properties: wide(3_000, { type: 'string' }) }).model;
    expect(large.fields).toHaveLength(1500);
    expect(large.cut).toEqual({ reason: 'limit' });
  });

  it.each([
    ['properties', (a: JsonObject): JsonObject => ({ properties: { a } })],
    ['arrays', (items: JsonObject): JsonObject => ({ type: 'array', items })],
    ['allOf', (a: JsonObject): JsonObject => ({ allOf: [a] })],
    ['oneOf', (a: JsonObject): JsonObject => ({ oneOf: [a, { type: 'integer' }] })],
    ['anyOf with null', (a: JsonObject): JsonObject => ({ anyOf: [a, { type: 'null' }] })],
    ['not', (a: JsonObject): JsonObject => ({ not: a })],
    ['additionalProperties', (a: JsonObject): JsonObject => ({ additionalProperties: a })],
  ])('end ten thousand levels of %s', (_, wrap) => {
    expect(() => schemaOf(nested(10_000, wrap))).not.toThrow();
  });

  it('cut an example of ten thousand levels', () => {
    const example = nested(10_000, (a) => ({ a }));
    expect(() => JSON.stringify(schemaOf({ example }).model)).not.toThrow();
  });

  it('end what would grow exponentially', () => {
    const spent = processorTime();
    const schemas: Record<string, JsonObject> = { S40: { type: 'string' } };
    const unions: Record<string, JsonObject> = { S40: { type: 'string' } };
    for (let level = 0; level < 40; level += 1) {
      const inner = { $ref: `#/components/schemas/S${level + 1}` };
      schemas[`S${level}`] = { properties: { a: inner, b: inner, c: inner } };
      unions[`S${level}`] = { oneOf: [inner, { type: 'array', items: inner }, { not: inner }] };
    }
    const union: JsonObject = { oneOf: [{ properties: { a: {} } }, { properties: { b: {} } }] };
    schemaOf({ $ref: '#/components/schemas/S0' }, schemas);
    schemaOf({ $ref: '#/components/schemas/S0' }, unions);
    schemaOf({ allOf: Array.from({ length: 40 }, () => union) });
    expect(spent()).toBeLessThan(45_000);
  });

  it('do not work out alternatives that no row is left for', () => {
    const shared = Array.from({ length: 190 }, (_, n) => ({ properties: { [`y${n}`]: {} } }));
    const oneOf = Array.from({ length: 60 }, (_, n) => ({ properties: { [`z${n}`]: {} } }));
    const names = Array.from({ length: 1_500 }, (_, n) => `p${n}`);
    const property: JsonObject = { allOf: [{ $ref: node }, { oneOf }] };
    const schema = { properties: Object.fromEntries(names.map((name) => [name, property])) };
    const spent = processorTime();
    schemaOf(schema, { Node: { allOf: shared } });
    expect(spent()).toBeLessThan(45_000);
  });

  it('follow a chain of ten thousand aliases no further than is of use', () => {
    const schemas = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, n) => [
        `A${n}`,
        { $ref: `#/components/schemas/A${n + 1}` },
      ]),
    );
    expect(() => schemaOf({ $ref: '#/components/schemas/A0' }, schemas)).not.toThrow();
  });
});

describe('an enumeration', () => {
  it('is read in time that grows with its length, also where two parts narrow it', () => {
    const values = Array.from({ length: 200_000 }, (_, at) => `value ${at}`);
    const narrowed = { allOf: [{ enum: values }, { enum: values.slice(1) }] };
    const { model } = schemaOf({ properties: { kind: narrowed } }, {});
    expect(rowsOf(model)['kind']?.enum).toHaveLength(199_999);
  });
});
