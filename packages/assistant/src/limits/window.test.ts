import { describe, expect, it } from 'vitest';
import { monthWindow, nextRelease, rollingWindow, roomAt } from './window.ts';

const minute = 60_000;
const hour = rollingWindow(minute, 60);

describe('a rolling window', () => {
  it('has room again when enough old buckets have left it', () => {
    const position = hour.bucketAt(Date.UTC(2030, 0, 1, 12, 30, 10));
    const state = { position, counts: [4, 0, 3, 3] };
    // 3 were counted at 12:27, and leave at 13:27.
    expect(roomAt(hour, state, 10)).toBe(Date.UTC(2030, 0, 1, 13, 27));
    expect(roomAt(hour, state, 10, 6)).toBe(Date.UTC(2030, 0, 1, 13, 28));
    expect(roomAt(hour, state, 10, 7)).toBe(Date.UTC(2030, 0, 1, 13, 30));
    expect(roomAt(hour, state, 11)).toBeUndefined();
  });

  it('says when the oldest of what it holds leaves', () => {
    expect(nextRelease(hour, { position: 100, counts: [1, 0, 2, 0, 0] })).toBe(158 * minute);
    expect(nextRelease(hour, { position: 100, counts: [] })).toBeUndefined();
  });

  it('gives the end of the window where the limit is nothing', () => {
    expect(roomAt(hour, { position: 100, counts: [] }, 0)).toBe(160 * minute);
  });
});

describe('the month', () => {
  it('is that of UTC, to the millisecond', () => {
    const last = Date.UTC(2027, 11, 31, 23, 59, 59, 999);
    expect(monthWindow.bucketAt(last + 1) - monthWindow.bucketAt(last)).toBe(1);
    expect(monthWindow.startOf(monthWindow.bucketAt(last) + 1)).toBe(last + 1);
    expect(monthWindow.startOf(monthWindow.bucketAt(Date.UTC(2028, 1, 29, 5)))).toBe(
      Date.UTC(2028, 1, 1),
    );
  });
});
