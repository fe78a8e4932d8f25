import { expect, test } from 'vitest';
import { listedAlternates } from './listed-alternates.ts';

const en = { hreflang: 'en', url: '/x' };
const fr = { hreflang: 'fr', url: '/fr/x' };
const fallback = { hreflang: 'x-default', url: '/x' };

test('Search engines are told of no translation that they are not to show', () => {
  const de = { hreflang: 'de', url: '/de/x', isUnlisted: true as const };
  expect(listedAlternates({ alternates: [en, fr, de, fallback] })).toEqual([en, fr, fallback]);
  expect(listedAlternates({ alternates: [en, de, fallback] })).toEqual([]);
});
