import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../model/json.ts';
import { dereference, resolveReference } from './resolve-reference.ts';

const root = {
  components: {
    schemas: {
      Pet: { type: 'object', properties: { name: { type: 'string' } } },
      Alias: { $ref: '#/components/schemas/Pet', description: 'An alias.' },
      Second: { $ref: '#/components/schemas/Alias', title: 'Second' },
      Loop: { $ref: '#/components/schemas/Back' },
      Back: { $ref: '#/components/schemas/Loop' },
      Self: { $ref: '#/components/schemas/Self' },
      Named: { $anchor: 'named', type: 'string', example: { $anchor: 'data' } },
      'a/b~c d': { type: 'integer' },
      File: { $id: 'https://example.com/file', type: 'boolean' },
    },
  },
  paths: {
    '/x': { get: { responses: { '200': { content: { a: { schema: { type: 'null' } } } } } } },
  },
  list: [{ type: 'number' }],
};

function pointerOf(reference: string): string {
  const found = resolveReference(root, reference);
  return found.found ? found.pointer : found.reason;
}

describe('resolveReference', () => {
  it('follows a pointer with escaped and percent-encoded keys', () => {
    expect(pointerOf('#/components/schemas/a~1b~0c%20d')).toBe('/components/schemas/a~1b~0c d');
  });

  it('follows pointers into paths and lists', () => {
    expect(pointerOf('#/paths/~1x/get/responses/200/content/a/schema')).toBe(
      '/paths/~1x/get/responses/200/content/a/schema',
    );
    expect(pointerOf('#/list/0/type')).toBe('/list/0/type');
    expect(pointerOf('#/list/01')).toBe('missing');
  });

  it('follows pointers below references each of which has two more on its way', () => {
    const levels = 40;
    const names = Array.from({ length: levels + 1 }, (_, index) => index);
    const below = (level: number, side: string) =>
      level === 0 ? `#/schemas/Y0/${side}` : `#/schemas/Y${level}/a/${side}`;
    const deepest: JsonObject = { left: {}, right: {} };
    const first = names.reduceRight<JsonObject>(
      (right, level) => ({ left: { a: { $ref: below(level, 'right') } }, right }),
      deepest,
    );
    const aliases = names
      .slice(1)
      .map((level) => [`Y${level}`, { $ref: below(level - 1, 'left') }]);
    const schemas = { Y0: first, ...Object.fromEntries(aliases) };
    expect(resolveReference({ schemas }, below(levels, 'left'))).toMatchObject({ found: true });
  });

  it('takes a percent sign that starts no escape for itself', () => {
    expect(resolveReference({ '50%': 1 }, '#/50%')).toEqual({
      found: true,
      value: 1,
      pointer: '/50%',
    });
  });

  it('finds anchors and ids, but none within examples', () => {
    expect(pointerOf('#named')).toBe('/components/schemas/Named');
    expect(pointerOf('#data')).toBe('missing');
    expect(pointerOf('https://example.com/file')).toBe('/components/schemas/File');
  });

  it('lets the keywords beside a reference win along a chain of aliases', () => {
    expect(resolveReference(root, '#/components/schemas/Second')).toEqual({
      found: true,
      pointer: '/components/schemas/Pet',
      value: {
        type: 'object',
        properties: { name: { type: 'string' } },
        description: 'An alias.',
        title: 'Second',
      },
    });
    const own = { $ref: '#/components/schemas/Second', title: 'Own' };
    expect(dereference(root, own, '/x')).toMatchObject({ value: { title: 'Own' } });
  });

  it('goes on below an alias', () => {
    expect(pointerOf('#/components/schemas/Second/properties/name')).toBe(
      '/components/schemas/Pet/properties/name',
    );
  });

  it('ends on loops and on references to themselves', () => {
    expect(pointerOf('#/components/schemas/Loop')).toBe('loop');
    expect(pointerOf('#/components/schemas/Self')).toBe('loop');
    expect(pointerOf('#/components/schemas/Self/properties/x')).toBe('loop');
  });

  it('tells places that are missing from documents that were not loaded', () => {
    expect(pointerOf('#/components/schemas/None')).toBe('missing');
    expect(pointerOf('#/components/schemas/constructor')).toBe('missing');
    expect(pointerOf('other.yaml#/Pet')).toBe('external');
    expect(pointerOf('http://127.0.0.1/x')).toBe('external');
  });

  it('keeps a key named __proto__ an ordinary key', () => {
    const hostile = JSON.parse('{"a":{"__proto__":{"polluted":true},"$ref":"#/b"},"b":{"c":1}}');
    resolveReference(hostile, '#/a');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
