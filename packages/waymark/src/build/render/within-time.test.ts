import { describe, expect, test } from 'vitest';
import { withinTime } from './within-time.ts';

describe('Code of an author', () => {
  test('is stopped when it does not end, even if it catches errors', () => {
    const endless = () => {
      for (;;) {
        try {
          for (;;);
        } catch {}
      }
    };
    expect(() => withinTime(endless, 50)).toThrow('Its code did not end within 0.05 seconds.');
  });

  test('gives its value, and throws what it throws', () => {
    expect(withinTime(() => 'words', 50)).toBe('words');
    expect(withinTime(() => undefined, 50)).toBeUndefined();
    const error = new TypeError('no luck');
    expect(() =>
      withinTime(() => {
        throw error;
      }, 50),
    ).toThrow(error);
  });

  test('may run inside other such code', () => {
    expect(withinTime(() => withinTime(() => 1, 50) + 1, 50)).toBe(2);
  });
});
