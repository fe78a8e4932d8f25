import { expect, test } from 'vitest';
import { textLanguage } from './response-codes.ts';

test.each([
  ['application/problem+json', 'json'],
  ['text/html; charset=utf-8', 'html'],
  ['text/plain', 'text'],
  ['constructor', 'text'],
])('An example of %s is coloured as %s', (type, language) => {
  expect(textLanguage(type)).toBe(language);
});
