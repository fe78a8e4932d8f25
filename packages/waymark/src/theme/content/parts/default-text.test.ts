import { expect, it } from 'vitest';
import { defaultText } from './default-text.ts';

it('writes values as JSON, strings with their quotes', () => {
  expect([10, '', 'low', false, ['a'], { a: 1 }].map(defaultText)).toEqual([
    '10',
    '""',
    '"low"',
    'false',
    '["a"]',
    '{"a":1}',
  ]);
});

it('shows nothing for missing, long and deeply nested values', () => {
  expect([undefined, null, 'x'.repeat(48), { a: { b: 1 } }].map(defaultText)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(defaultText('x'.repeat(47))).toBe(`"${'x'.repeat(47)}"`);
});
