import { expect, test } from 'vitest';
import { scanJson } from './json-scan.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test.each([
  '{}',
  '[]',
  ' [1, -2.5e+3, "a\\u00e9\\n", null, true, {"a": [{}]}] ',
  '"text"',
  '0',
  '',
  '{"a":}',
  '{"a" 1}',
  '{a: 1}',
  '[1,]',
  '{"a":1,}',
  '[1 2]',
  '01',
  '1.',
  '"a\nb"',
  '"\\x"',
  '[',
  ']',
  '{"a":1]',
  'nul',
  '{} {}',
])('%j is judged as JSON.parse does', (text) => {
  expect(scanJson(text).fault === undefined).toBe(isJson(text));
});

test('any single character taken out of a text is judged as JSON.parse does', () => {
  const text = '{"a": [1, {"b": "c\\"d"}, null], "e": {"f": -0.5e1, "g": []}}';
  for (let index = 0; index < text.length; index += 1) {
    const damaged = text.slice(0, index) + text.slice(index + 1);
    expect([damaged, scanJson(damaged).fault === undefined]).toEqual([damaged, isJson(damaged)]);
  }
});

test('the depth is that of the deepest place', () => {
  expect(scanJson('{"a": [[1], {"b": 1}]}').depth).toBe(3);
  expect(scanJson('[[').depth).toBe(2);
});
