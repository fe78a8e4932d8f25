import { describe, expect, it } from 'vitest';
import { bytes, megabytes, milliseconds, ratio, seconds } from './figures.ts';

describe('Figures', () => {
  it('have the digits that count', () => {
    expect([0.1234, 9.999, 72.08, 812.4].map(seconds)).toEqual([
      '0.12 s',
      '10.0 s',
      '72.1 s',
      '812 s',
    ]);
    expect(milliseconds(36.04)).toBe('36.0 ms');
    expect(megabytes(1810.6)).toBe('1811 MB');
  });

  it('of bytes are in the unit that leaves a short number', () => {
    expect([0, 999, 7200, 28_700_000, 5.9e9].map(bytes)).toEqual([
      '0.00 B',
      '999 B',
      '7.20 kB',
      '28.7 MB',
      '5.90 GB',
    ]);
  });

  it('that are not known are said to be so', () => {
    expect([seconds(Number.NaN), ratio(1, 0)]).toEqual(['–', '–']);
  });
});
