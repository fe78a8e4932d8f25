import { expect, it } from 'vitest';
import { byteRange } from './byte-range.ts';

it.each([
  ['bytes=0-0', { start: 0, end: 0 }],
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=7-', { start: 7, end: 9 }],
  ['bytes=9-9', { start: 9, end: 9 }],
  ['bytes=3-99999999999999999999999', { start: 3, end: 9 }],
  ['bytes=-5', { start: 5, end: 9 }],
  ['bytes=-10', { start: 0, end: 9 }],
  ['bytes=-11', { start: 0, end: 9 }],
  ['Bytes= 0-1', { start: 0, end: 1 }],
])('%s of ten bytes is a piece of them', (header, range) => {
  expect(byteRange(header, 10)).toEqual(range);
});

it.each(['bytes=10-', 'bytes=10-12', 'bytes=99999999999999999999999-', 'bytes=-0'])(
  '%s of ten bytes cannot be given',
  (header) => {
    expect(byteRange(header, 10)).toBe('unsatisfiable');
  },
);

it.each([
  'bytes=5-3',
  'bytes=',
  'bytes=-',
  'bytes=a-b',
  'bytes=1.5-2',
  'bytes=0x1-2',
  'bytes=--5',
  'bytes=1--2',
  'bytes=0-1,3-4',
  'bytes=0-0,-1',
  'lines=0-1',
  '0-1',
  `bytes=${'0-0,'.repeat(2000)}`,
  undefined,
])('%s is ignored', (header) => {
  expect(byteRange(header, 10)).toBeUndefined();
});

it('has nothing of an empty file', () => {
  expect(byteRange('bytes=0-0', 0)).toBe('unsatisfiable');
  expect(byteRange('bytes=-5', 0)).toBe('unsatisfiable');
});
