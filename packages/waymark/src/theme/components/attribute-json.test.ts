import { serialize } from 'node:v8';
import { expect, it } from 'vitest';
import { attributeJson } from './attribute-json.ts';

it('says the same as JSON', () => {
  const value = { dots: 'Search…', quoted: '“{query}”', face: '😀', accent: 'é', chinese: '搜索' };
  expect(JSON.parse(attributeJson(value))).toEqual(value);
});

it('has no character beyond Latin-1', () => {
  expect(attributeJson(['…', '😀', 'é'])).toBe('["\\u2026","\\ud83d\\ude00","é"]');
});

it('takes a byte for a character', () => {
  const size = (text: string) => serialize(text).length;
  const text = attributeJson('…'.repeat(100));
  expect(size(text)).toBeLessThan(size('x'.repeat(text.length)) + 1);
});
