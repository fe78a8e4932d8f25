import { expect, it } from 'vitest';
import { staticText } from './static-text.ts';

it.each([
  ['"a\\nb"', 'a\nb'],
  ["'a'", 'a'],
  ['`\n  a {b} \\`c\\`\n`', '\n  a {b} `c`\n'],
  [' `a` ', 'a'],
  ['String.raw`\\frac`', '\\frac'],
])('%j is the text %j', (code, text) => {
  expect(staticText(code)).toBe(text);
});

it.each(['`a ${b}`', 'a', '1', 'tag`a`', 'String.raw`${a}`', '"a" + "b"', 'a b', ''])(
  '%j is not known before it runs',
  (code) => {
    expect(staticText(code)).toBeUndefined();
  },
);
