import { expect, test } from 'vitest';
import { randomTexts } from '../testing/hostile.ts';
import type { JsonValue } from './json.ts';
import { asciiJson, jsonText } from './json-text.ts';

test('Values are written as JSON.stringify does it', () => {
  const texts = randomTexts(300, 5);
  const value = {
    texts: [...texts],
    ...Object.fromEntries(texts.map((text, n) => [`${n}${text}`, n])),
    numbers: [0, -0, 1.5, 1e21, -1e-7],
    nested: [[], {}, [null, true, false]],
  };
  expect(JSON.parse(jsonText(value))).toEqual(JSON.parse(JSON.stringify(value)));
  expect(JSON.parse(jsonText(value, 2))).toEqual(JSON.parse(JSON.stringify(value)));
  expect(jsonText({ a: [1, {}], b: 'x' }, 2)).toBe(JSON.stringify({ a: [1, {}], b: 'x' }, null, 2));
});

test('Large integers keep their digits, and numbers that JSON lacks are null', () => {
  expect(jsonText([9007199254740993n, Number.NaN, Number.POSITIVE_INFINITY])).toBe(
    '[9007199254740993,null,null]',
  );
});

test('What a reader cannot see is escaped', () => {
  expect(jsonText('a\u202e\u2028\ufeff\u007f\ud800\n')).toBe(
    '"a\\u202e\\u2028\\ufeff\\u007f\\ud800\\n"',
  );
  expect(asciiJson({ é: '😀' })).toBe('{"\\u00e9":"\\ud83d\\ude00"}');
});

test('Ten thousand levels end', () => {
  let deep: JsonValue = [];
  for (let level = 0; level < 10_000; level += 1) deep = [deep];
  expect(jsonText(deep)).toBe('['.repeat(501) + ']'.repeat(501));
});
