import { describe, expect, it } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('The median', () => {
  it('is the middle value in order of size, not of time', () => {
    expect(median([10, 2, 9])).toBe(9);
  });

  it('lies between the two middle values of an even number', () => {
    expect(median([4, 1, 2, 8])).toBe(3);
  });

  it('is no number when nothing was measured', () => {
    expect(median([])).toBeNaN();
  });
});

describe('A percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);

  it('is a value that was measured, and that so many are not above', () => {
    expect(percentile(hundred, 0.99)).toBe(99);
    expect(percentile(hundred, 0.5)).toBe(50);
    expect(percentile(hundred, 1)).toBe(100);
  });
});
