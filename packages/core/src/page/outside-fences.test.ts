import { expect, test } from 'vitest';
import { outsideFences } from './outside-fences.ts';

test('code fences are left out with the lines that open and close them, and part what is around them', () => {
  expect(outsideFences('a\n```js\nb\n```\nc\n  ~~~~\nd\n~~~\ne\n  ~~~~\nf')).toBe('a\n\nc\n\nf');
});

test('a fence that nothing closes goes on to the end', () => {
  expect(outsideFences('a\n```\nb\n\nc')).toBe('a\n');
});

test('a paragraph that begins with code stays', () => {
  expect(outsideFences('```a``` is code\nb')).toBe('```a``` is code\nb');
});
