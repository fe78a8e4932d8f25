import type { Audience } from '@waymark/core';
import { describe, expect, test } from 'vitest';
import type { JsonObject, JsonValue } from '../model/json.ts';
import { describedAs } from '../testing/plan-of.ts';
import { accessesOfParts, readableDescription } from './readable-description.ts';

const forStaff = { 'x-mint': { groups: ['staff'] } };
const staff: Audience = { groups: ['staff'] };

/** A description whose only response has this schema. */
function withSchema(schema: JsonValue, schemas: JsonObject = {}, media: JsonObject = {}) {
  const content = { 'application/json': { schema, ...media } };
  return {
    paths: { '/a': { get: { responses: { '200': { description: 'Done', content } } } } },
    components: { schemas },
  };
}

function readBy(audience: Audience, root: JsonObject) {
  return readableDescription(describedAs('api.json', root), audience).description.root;
}

const open = { type: 'string' };

describe('A description for the public', () => {
  test.each<[string, JsonObject, JsonObject]>([
    [
      'has no property for a group, which nothing requires',
      withSchema({
        properties: { open, secret: { ...open, ...forStaff } },
        required: ['open', 'secret'],
      }),
      withSchema({ properties: { open }, required: ['open'] }),
    ],
    [
      'requires it in no other part',
      withSchema({ allOf: [{ properties: { secret: forStaff } }, { required: ['secret'] }] }),
      withSchema({ allOf: [{ properties: {} }, {}] }),
    ],
    [
      'has no option for a group',
      withSchema({ oneOf: [open, { ...open, ...forStaff }] }),
      withSchema({ oneOf: [open] }),
    ],
    [
      'has no list of options where all are',
      withSchema({ title: 'T', anyOf: [{ ...open, ...forStaff }] }),
      withSchema({ title: 'T' }),
    ],
    [
      'has nothing that refers to what is for a group, be it by an alias or to what is inside',
      withSchema(
        {
          properties: {
            open,
            a: { $ref: '#/components/schemas/Secret' },
            b: { $ref: '#/components/schemas/Alias' },
            c: { $ref: '#/components/schemas/Secret/properties/inner' },
          },
        },
        {
          Secret: { ...forStaff, properties: { inner: open } },
          Alias: { $ref: '#/components/schemas/Secret' },
        },
      ),
      withSchema({ properties: { open } }),
    ],
    [
      'has no written example around it, and those that stand elsewhere',
      withSchema(
        {
          properties: { open: { example: 1 }, user: { $ref: '#/components/schemas/User' } },
          example: { user: { secret: 1 } },
          default: { user: { secret: 1 } },
        },
        {
          User: { properties: { secret: forStaff, example: open }, examples: [{ secret: 1 }] },
          Other: { example: 2 },
        },
        { example: { user: { secret: 1 } }, examples: { a: { value: { secret: 1 } } } },
      ),
      withSchema(
        { properties: { open: { example: 1 }, user: { $ref: '#/components/schemas/User' } } },
        { User: { properties: { example: open } }, Other: { example: 2 } },
      ),
    ],
    [
      'has no mapping to it',
      withSchema(
        {
          oneOf: [{ $ref: '#/components/schemas/Open' }, { $ref: '#/components/schemas/Secret' }],
          discriminator: {
            propertyName: 'kind',
            mapping: { o: 'Open', s: 'Secret', t: '#/components/schemas/Secret' },
            defaultMapping: 'Secret',
          },
        },
        { Open: open, Secret: forStaff },
      ),
      withSchema(
        {
          oneOf: [{ $ref: '#/components/schemas/Open' }],
          discriminator: { propertyName: 'kind', mapping: { o: 'Open' } },
        },
        { Open: open },
      ),
    ],
    [
      'has mappings to all else',
      withSchema(
        {
          oneOf: [{ $ref: '#/components/schemas/Open' }, { $ref: '#/components/schemas/Secret' }],
          discriminator: { propertyName: 'kind', defaultMapping: 'Open' },
        },
        { Open: open, Secret: forStaff },
      ),
      withSchema(
        {
          oneOf: [{ $ref: '#/components/schemas/Open' }],
          discriminator: { propertyName: 'kind', defaultMapping: 'Open' },
        },
        { Open: open },
      ),
    ],
    [
      'has no value of an enumeration that is for a group',
      withSchema({
        ...{ enum: ['a', 'b'], 'x-mint-enum': { b: ['staff'] }, default: 'b' },
        'x-enumDescriptions': { b: 'Secret' },
      }),
      withSchema({ enum: ['a'] }),
    ],
    [
      'has nothing for a group that is written as a text',
      withSchema({ properties: { open, secret: { 'x-mint': { groups: 'staff' } } } }),
      withSchema({ properties: { open } }),
    ],
    [
      'has parameters and code of nobody else',
      {
        paths: {
          '/a': {
            get: {
              parameters: [{ name: 'a' }, { name: 's', ...forStaff }],
              'x-codeSamples': [{ source: 's' }],
            },
          },
        },
      },
      { paths: { '/a': { get: { parameters: [{ name: 'a' }] } } } },
    ],
    [
      'has what refers to itself',
      withSchema(
        { $ref: '#/components/schemas/Loop' },
        { Loop: { properties: { loop: { $ref: '#/components/schemas/Loop' }, secret: forStaff } } },
      ),
      withSchema(
        { $ref: '#/components/schemas/Loop' },
        { Loop: { properties: { loop: { $ref: '#/components/schemas/Loop' } } } },
      ),
    ],
    [
      'has operations, whose pages say whom they are for',
      { paths: { '/a': { ...forStaff, get: forStaff } } },
      { paths: { '/a': { ...forStaff, get: forStaff } } },
    ],
  ])('%s', (_what, root, expected) => {
    expect(readBy('public', root)).toEqual(expected);
    expect(readBy(staff, root)).toBe(root);
  });

  test('has nothing whose groups cannot be understood, and nobody else has', () => {
    const root = { components: { schemas: { S: { 'x-mint': { groups: true } }, T: open } } };
    for (const audience of ['public', staff] as const) {
      expect(readBy(audience, root)).toEqual({ components: { schemas: { T: open } } });
    }
  });

  test('says what it lacks, and is another for those who keep it', () => {
    const whole = describedAs(
      'api.json',
      withSchema({ properties: { a: forStaff, b: { 'x-mint': { groups: ['b'] } } } }),
    );
    const { description, withheld } = readableDescription(whole, 'public');
    expect(withheld?.message).toMatch(/^2 parts of "api.json" are only for some readers/);
    expect(description.isPartial).toBe(true);
    expect(readableDescription(whole, 'public').description).toBe(description);
    const ofStaff = readableDescription(whole, staff);
    expect(ofStaff.withheld?.message).toMatch(/^One part of "api.json" is .*properties\/b"/);
    const hashes = [whole, description, ofStaff.description].map(({ hash }) => hash);
    expect(new Set(hashes).size).toBe(3);
    expect(accessesOfParts(whole)).toEqual([[{ includes: ['staff'] }], [{ includes: ['b'] }]]);
  });
});

test('What twenty thousand references lead to is left out at once', () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `p${index}`);
  const reference = { $ref: '#/components/schemas/Shared' };
  const schemas = {
    All: { properties: Object.fromEntries(names.map((name) => [name, reference])) },
    Shared: { properties: { open, secret: forStaff } },
  };
  const root = readBy('public', { components: { schemas } });
  expect(root['components']).toEqual({
    schemas: { ...schemas, Shared: { properties: { open } } },
  });
});
