import { expect, it } from 'vitest';
import { isCurrency } from './is-currency.ts';

it.each([
  ['5 and ', '6'],
  ['10 to 20 or more', ''],
  ['a ', 'b'],
  ['PATH:', '1'],
  ['0 and ', ' '],
  ['x and \\', 'y'],
  ['map](/docs/map#map) is used by [', 'n'],
  ['map](https://example.com) and [', 'n'],
  ['format(', 'd'],
])('%j before %j is no formula', (inner, next) => {
  expect(isCurrency(inner, next)).toBe(true);
});

it.each([
  ['5', '.'],
  ['2x', ' '],
  ['3 \\times 4', ''],
  ['1 = 2', ''],
  ['2 x_1', ''],
  ['a b', ''],
  [' x', ' '],
  ['f[x](y)', ' '],
  ['f(', '.'],
])('%j before %j is a formula', (inner, next) => {
  expect(isCurrency(inner, next)).toBe(false);
});
