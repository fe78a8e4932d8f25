import { expect, test } from 'vitest';
import { prettyJson } from './pretty-json.ts';

test('JSON has a member a line, and keeps its digits and strings', () => {
  const text = '{"a": [1.0,9223372036854775807], "b":{},"c":"x, \\"y\\": [{}]\\\\"}';
  expect(prettyJson(text)).toBe(
    [
      '{',
      '  "a": [',
      '    1.0,',
      '    9223372036854775807',
      '  ],',
      '  "b": {},',
      '  "c": "x, \\"y\\": [{}]\\\\"',
      '}',
    ].join('\n'),
  );
  expect(prettyJson('{"a":')).toBe('{"a":');
});

test('A string of any length is one', () => {
  const text = JSON.stringify(['x'.repeat(10_000_000)]);
  expect(prettyJson(text)).toBe(`[\n  ${text.slice(1, -1)}\n]`);
});
