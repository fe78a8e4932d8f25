import { describe, expect, it } from 'vitest';
import { updateDate } from './update-date.ts';

describe('updateDate', () => {
  it.each([
    ['2026-08-10', '2026-08-10'],
    ['June 24, 2025', '2025-06-24'],
    ['Jun 3rd 2025', '2025-06-03'],
    ['24 September 2025', '2025-09-24'],
  ])('reads %j', (text, date) => {
    expect(updateDate(text)?.toISOString().slice(0, 10)).toBe(date);
  });

  it.each(['v1.53', 'June 2025', '2025', '2025-02-30', 'Smarch 3, 2025', ''])(
    'finds no day in %j',
    (text) => {
      expect(updateDate(text)).toBeUndefined();
    },
  );
});
