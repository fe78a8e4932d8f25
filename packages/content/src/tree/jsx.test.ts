import { expect, it } from 'vitest';
import { flowElement, stringAttribute } from './jsx.ts';

it.each([
  [String.raw`"He said \"hi\""`, 'He said "hi"'],
  [String.raw`'It\'s'`, "It's"],
  ['`a`', 'a'],
  ['`a\\`b\\$`', 'a`b$'],
  [String.raw`"C:\\docs\n\x41\u0042\u{1F600}"`, 'C:\\docs\nAB😀'],
  [' "plain" ', 'plain'],
])('reads a string in braces as JavaScript does: %s', (code, text) => {
  expect(stringAttribute(flowElement('A', { name: { code } }), 'name')).toBe(text);
});

it.each(['`${a}`', '"a" + "b"', 'a', '"a'])('reads no text of other code: %s', (code) => {
  expect(stringAttribute(flowElement('A', { name: { code } }), 'name')).toBeUndefined();
});
