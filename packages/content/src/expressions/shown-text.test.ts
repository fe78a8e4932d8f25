import { expect, it } from 'vitest';
import { shownText } from './shown-text.ts';

it.each([
  ['"a"', 'a'],
  ["'a \\' b'", "a ' b"],
  ['"La" + "bel"', 'Label'],
  ['("Al"+"ice")', 'Alice'],
  ['`tpl ${1 + 1} of ${"x"}`', 'tpl 2 of x'],
  ['3', '3'],
  ['"a" + 1', 'a1'],
  ['<><b>a</b> {"b"} {c} <Icon icon="x" /></>', 'a b  '],
])('%j shows %j', (code, text) => {
  expect(shownText(code)).toBe(text);
});

it.each(['a', '"a" + b', '`a ${b}`', 'f("a")', 'true', 'null', '{ a: 1 }', '/* a */', 'a b', ''])(
  'nothing is known of what %j shows',
  (code) => {
    expect(shownText(code)).toBe('');
  },
);
