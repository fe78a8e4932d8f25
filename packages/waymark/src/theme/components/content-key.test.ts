import { expect, it } from 'vitest';
import { contentKey } from './content-key.ts';

it('A key stays the same for a text and changes with it', () => {
  expect(contentKey('Version 2 is here')).toBe(contentKey('Version 2 is here'));
  expect(contentKey('Version 2 is here')).not.toBe(contentKey('Version 3 is here'));
  expect(contentKey('日本語')).toMatch(/^[a-z0-9]+$/);
});
