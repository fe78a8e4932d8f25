import { expect, it } from 'vitest';
import { isCurrency } from './is-currency.ts';

it.each([
  ['5 and ', '6'],
  ['10 to 20 or more', ''],
  ['a ', 'b'],
  ['PATH:', '1'],
  ['0 and ', ' '],
  ['x and \\', 'y'],
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
])('%j before %j is a formula', (inner, next) => {
  expect(isCurrency(inner, next)).toBe(false);
});
