import { expect, test } from 'vitest';
import { createPageCodes } from './page-codes.ts';
import { textLanguage } from './response-codes.ts';
import { valueText } from './value-text.ts';

test('equal code is coloured once', () => {
  const codes = createPageCodes();
  expect([codes.add('{}', 'json'), codes.add('[]', 'json'), codes.add('{}', 'json')]).toEqual([
    0, 1, 0,
  ]);
  expect(codes.texts).toHaveLength(2);
  expect(codes.html(0, ['<b>'])).toBe('<b>');
  expect(codes.html(0, [])).toBe('{}');
});

test('a page with much code has no colours for the rest, and very long code is cut', () => {
  const codes = createPageCodes();
  codes.add('a'.repeat(50_000), 'json');
  codes.add('b'.repeat(50_000), 'json');
  codes.add('c'.repeat(100_000), 'json');
  expect(codes.texts.map(({ language }) => language)).toEqual(['json', 'text', 'text']);
  expect(codes.texts[2]?.code.length).toBeLessThan(61_000);
});

test.each([
  ['application/problem+json; charset=utf-8', 'json'],
  ['application/xml', 'xml'],
  ['application/x-ndjson', 'jsonl'],
  ['text/csv', 'csv'],
  ['text/event-stream', 'text'],
  ['application/yaml', 'yaml'],
])('examples of %s are read as %s', (type, language) => {
  expect(textLanguage(type)).toBe(language);
});

test.each([
  ['red', 'red'],
  ['', '""'],
  ['true', '"true"'],
  ['12', '"12"'],
  ['-012.5e+3', '"-012.5e+3"'],
  ['24h', '24h'],
  ['2024-01-15T09:30:00Z', '2024-01-15T09:30:00Z'],
  ['123e4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174000'],
  [' a', '" a"'],
  [null, 'null'],
  [9007199254740993n, '9007199254740993'],
])('the value %s is written as %s', (value, text) => {
  expect(valueText(value)).toBe(text);
});
