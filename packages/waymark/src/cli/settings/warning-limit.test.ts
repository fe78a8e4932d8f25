import { expect, test } from 'vitest';
import { holdWarningLimit, warningLimit } from './warning-limit.ts';

test('Any number of warnings is fine, unless a flag says otherwise.', () => {
  expect(warningLimit({})).toBe(Number.POSITIVE_INFINITY);
  expect(warningLimit({ strict: true })).toBe(0);
  expect(warningLimit({ maxWarnings: '7' })).toBe(7);
  expect(warningLimit({ strict: true, maxWarnings: '7' })).toBe(7);
});

test.each(['many', '-1', '1.5', ''])('"%s" is no number of warnings.', (maxWarnings) => {
  expect(() => warningLimit({ maxWarnings })).toThrow('--max-warnings takes a number');
});

test('More warnings than the limit are a failure that names both numbers.', () => {
  expect(() => holdWarningLimit(7, 7)).not.toThrow();
  expect(() => holdWarningLimit(8, 7)).toThrow('8 warnings stand, and at most 7 may.');
  expect(() => holdWarningLimit(1, 0)).toThrow('1 warning stands, and none is allowed.');
});
