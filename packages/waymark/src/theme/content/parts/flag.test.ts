import { expect, it } from 'vitest';
import { flag } from './flag.ts';

it('reads bare, boolean and written properties', () => {
  expect([true, 'true', 'True', 'Yes', ''].map(flag)).toEqual([true, true, true, true, true]);
  expect([false, undefined, 'false', 'False', 'no'].map(flag)).toEqual(Array(5).fill(false));
});
