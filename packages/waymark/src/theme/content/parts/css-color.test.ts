import { expect, it } from 'vitest';
import { cssColor } from './css-color.ts';

it('adds the # that hex digits lack and leaves other colours alone', () => {
  expect(['ff0000', 'abc', '#abc', 'red', 'rgb(0 0 0 / 50%)', 'abcde'].map(cssColor)).toEqual([
    '#ff0000',
    '#abc',
    '#abc',
    'red',
    'rgb(0 0 0 / 50%)',
    'abcde',
  ]);
});

it('refuses what is more than a value', () => {
  expect([undefined, '', 'red;display:none', 3].map(cssColor)).toEqual(Array(4).fill(undefined));
});
