import { describe, expect, it } from 'vitest';
import { foldAccents } from './fold.ts';

describe('foldAccents', () => {
  it.each([
    ['café', 'cafe'],
    ['straße', 'strasse'],
    ['łódź', 'lodz'],
    ['søk', 'sok'],
    ['ελληνικά', 'ελληνικα'],
    ['plain', 'plain'],
    ['が', 'が'],
    ['한국', '한국'],
  ])('makes %s %s', (word, folded) => {
    expect(foldAccents(word)).toBe(folded);
  });
});
