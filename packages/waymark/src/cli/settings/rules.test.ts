import { expect, test } from 'vitest';
import { rulesOf } from './rules.ts';

test('Without single codes the rules are a preset.', () => {
  expect(rulesOf({})).toBe('strict');
  expect(rulesOf({ lenient: true })).toBe('lenient');
});

test('Single codes stand over the preset, the last one of a code in force.', () => {
  const rule = ['link-page-missing=off', 'page-syntax=warning', 'link-page-missing=error'];
  expect(rulesOf({ lenient: true, rule })).toEqual({
    preset: 'lenient',
    'link-page-missing': 'error',
    'page-syntax': 'warning',
  });
});

test.each([
  ['link-page-mising=off', 'Did you mean "link-page-missing"?'],
  ['link-page-missing=loud', 'A level is "error", "warning" or "off".'],
  ['link-page-missing', '--rule takes a code and its level'],
  ['link-page-missing=off=on', '--rule takes a code and its level'],
  ['preset=lenient', 'no code of this name'],
])('"%s" is refused with what to do about it.', (rule, message) => {
  expect(() => rulesOf({ rule: [rule] })).toThrow(message);
});
