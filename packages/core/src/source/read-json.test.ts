import { expect, test } from 'vitest';
import { mendJson } from './mend-json.ts';
import { readJson } from './read-json.ts';
import { offsetAt } from './source.ts';

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const text = '{"b": [1, {"a\\"b": "c\\\\"}, null], "200": {"f": -0.5e1, "g": []}, "": ""}';

test('a text is read to the value that JSON.parse gives, its keys in the same order', () => {
  const { value } = readJson(text);
  expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(text)));
  expect(readJson(' "a" ').value).toBe('a');
});

test('every part is found by its key, an item by its value, also behind a key that is a number', () => {
  const source = readJson(text);
  const at = (...path: string[]) => text.slice(offsetAt(source, path)).slice(0, 5);
  expect(at('b')).toBe('"b": ');
  expect(at('b', '1', 'a"b')).toBe('"a\\"b');
  expect(at('b', '2')).toBe('null]');
  expect(at('200', 'g')).toBe('"g": ');
  expect(at('200', 'missing', 'more')).toBe('"200"');
});

test('what is nested more than 500 levels deep is left out, and what follows is read', () => {
  const deep = `{"a": ${'['.repeat(600)}"x"${']'.repeat(600)}, "b": [1]}`;
  const { value, tooDeep } = readJson(deep);
  expect(value).toHaveProperty('b', [1]);
  expect(tooDeep).toBe(6 + 499);
});

test('a text of ten million escapes is no reason to fail', () => {
  const long = `{"a": "${'\\n'.repeat(10_000_000)}"}`;
  expect(readJson(long).value).toHaveProperty('a', '\n'.repeat(10_000_000));
  expect(mendJson(`${long.slice(0, -1)},}`).faults).toHaveLength(1);
});

test('any single character taken out of a text is a fault where JSON.parse sees one', () => {
  for (let index = 0; index < text.length; index += 1) {
    const damaged = text.slice(0, index) + text.slice(index + 1);
    expect([damaged, mendJson(damaged).faults.length === 0]).toEqual([damaged, isJson(damaged)]);
  }
});

test('of a text that is nothing but mistakes a thousand are told', () => {
  expect(mendJson(`[${"'',".repeat(300_000)}]`).faults).toHaveLength(1000);
});

test.each([
  ['{"a": ["b"', '{"a": ["b"]}'],
  ['{"a": ["b",\n', '{"a": ["b"]}\n'],
  ['{"a": {"b": [', '{"a": {"b": []}}'],
  ['{"a":', undefined],
  ['{"a": "b", "c"', undefined],
  ['{"a": "b', undefined],
])('a text that was cut off has one fault: %s', (text, mended) => {
  const { faults, text: read } = mendJson(text);
  expect(faults.map(({ message }) => message)).toHaveLength(1);
  expect(read).toBe(mended);
});
