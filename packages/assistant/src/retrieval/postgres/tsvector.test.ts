import { expect, it } from 'vitest';
import { tsqueryOf, tsvectorOf } from './tsvector.ts';

it('quotes terms and marks them by their field', () => {
  const fields = [[{ term: "it's" }], [], [], [], [], [], [{ term: 'a\\b' }, { term: 'a\\b' }]];
  expect(tsvectorOf(fields)).toBe(String.raw`'it''s':1A 'a\\b':2D,3D`);
  expect(tsqueryOf(["it's", 'b'], 'AB')).toBe(`'it''s':AB | 'b':AB`);
});
