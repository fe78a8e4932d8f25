import { describe, expect, it } from 'vitest';
import { nearestIconName } from './nearest-icon-name.ts';

describe('nearestIconName', () => {
  const names = ['rocket', 'socks', 'book-open', 'book'];

  it('finds the name with the fewest changes', () => {
    expect(nearestIconName('roket', names)).toBe('rocket');
    expect(nearestIconName('bookopen', names)).toBe('book-open');
  });

  it('suggests nothing when no name is close', () => {
    expect(nearestIconName('umbrella', names)).toBeUndefined();
    expect(nearestIconName('x', [])).toBeUndefined();
  });
});
