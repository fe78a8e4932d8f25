import { expect, test } from 'vitest';
import { decodeFragment } from './decode-fragment.ts';

test('A fragment names an id, also one with a lone percent sign', () => {
  expect(decodeFragment('#a%20b')).toBe('a b');
  expect(decodeFragment('#100%-coverage')).toBe('100%-coverage');
  expect(decodeFragment('')).toBe('');
});
