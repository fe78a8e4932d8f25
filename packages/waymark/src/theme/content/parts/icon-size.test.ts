import { expect, it } from 'vitest';
import { iconSize } from './icon-size.ts';

it.each([
  [24, '24px'],
  ['24', '24px'],
  [' 24px ', '24px'],
  ['2rem', '2rem'],
  ['.5em', '.5em'],
  ['120%', '120%'],
])('takes a number as pixels, and a length as it is written: %s', (size, length) => {
  expect(iconSize(size)).toBe(length);
});

it.each([[undefined], [''], [0], [-4], ['large'], ['url(x)'], ['1px;color:red']])(
  'takes nothing else: %s',
  (size) => {
    expect(iconSize(size)).toBeUndefined();
  },
);
