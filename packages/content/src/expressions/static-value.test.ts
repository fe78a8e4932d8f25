import { describe, expect, it } from 'vitest';
import { staticValue } from './static-value.ts';

describe('staticValue', () => {
  it.each([
    ['["a", \'b\', `c`]', ['a', 'b', 'c']],
    ['{ title: "x", "n": 1, ok: true }', { title: 'x', n: 1, ok: true }],
    ['("a")', 'a'],
    ['["a", name, ...more]', ['a', undefined, undefined]],
    ['`a${b}`', undefined],
    ['name', undefined],
    ['{ broken', undefined],
  ])('reads %s', (code, value) => {
    expect(staticValue(code)).toEqual(value);
  });
});
