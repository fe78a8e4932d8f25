import { expect, test } from 'vitest';
import { calloutIcons } from './callout-icons.ts';

test('A type that only objects inherit has no icon', () => {
  expect(calloutIcons['constructor']).toBeUndefined();
  expect('tip' in calloutIcons && !('constructor' in calloutIcons)).toBe(true);
});
