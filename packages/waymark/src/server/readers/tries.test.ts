import { expect, test } from 'vitest';
import { createTries } from './tries.ts';

test('Wrong passwords of a network, and of all together, are bounded for a time', () => {
  let now = 0;
  const tries = createTries({ each: 2, near: 3, all: 3, milliseconds: 1_000 }, () => now);
  expect(['a', 'a', 'a', 'b', 'c'].map(tries.begin)).toEqual([true, true, false, true, false]);
  now = 1_001;
  expect(['a', 'c'].map(tries.begin)).toEqual([true, true]);
});

test('Right passwords do not count', () => {
  const tries = createTries({ each: 1, near: 1, all: 1, milliseconds: 1_000 }, () => 0);
  for (let index = 0; index < 5; index++) {
    expect(tries.begin('a')).toBe(true);
    tries.succeeded('a');
  }
});

test('Wrong passwords from many networks of one holder of IPv6 keep nobody else out', () => {
  const { begin } = createTries();
  const ofHolder = Array.from({ length: 256 }, (_, index) =>
    Array.from({ length: 10 }, () => begin(`2001:db8:1:${index.toString(16)}::/64`)),
  );
  expect(ofHolder.flat().filter(Boolean)).toHaveLength(30);
  expect(begin('2001:db8:2:0::/64')).toBe(true);
  expect(begin('192.0.2.1')).toBe(true);
});
