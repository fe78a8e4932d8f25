import { expect, test } from 'vitest';
import { failureReason } from './failure-reason.ts';

test.each([
  new RangeError('Maximum call stack size exceeded'),
  new SyntaxError('Invalid regular expression: /[.$]/g: Stack overflow'),
])('A component that calls itself without end is called that: %s', (error) => {
  expect(failureReason(error)).toBe('it calls itself without end');
});

test('Any other failure has the reason that it gives', () => {
  expect(failureReason(new RangeError('Invalid array length'))).toBe('Invalid array length');
  expect(failureReason('thrown')).toBe('thrown');
});

test('A name that only browsers have is called that', () => {
  expect(failureReason(new ReferenceError('document is not defined'))).toBe(
    '`document` is there in browsers only, and this runs while the site is built',
  );
  expect(failureReason(new ReferenceError('own is not defined'))).toBe('own is not defined');
});
