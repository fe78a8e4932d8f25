import { describe, expect, it } from 'vitest';
import { ulid } from './ulid.ts';

describe('a ULID', () => {
  it('begins with its time and sorts by it', () => {
    expect(ulid(1_469_918_176_385)).toMatch(/^01ARYZ6S41[0-9A-HJKMNP-TV-Z]{16}$/);
    const now = Date.UTC(2030, 0, 1);
    expect(ulid(now) < ulid(now + 1)).toBe(true);
  });

  it('differs within a millisecond', () => {
    expect(new Set(Array.from({ length: 1_000 }, () => ulid(1))).size).toBe(1_000);
  });
});
