import { describe, expect, it } from 'vitest';
import { createConcurrency } from './create-concurrency.ts';

describe('answers at the same time', () => {
  it('are capped for the process and for each address', () => {
    const concurrency = createConcurrency({ perProcess: 3, perAddress: 2 });
    const leave = [concurrency.enter('a'), concurrency.enter('a')];
    expect(concurrency.enter('a')).toBeUndefined();
    expect(concurrency.enter('b')).toBeDefined();
    expect(concurrency.enter('c')).toBeUndefined();
    leave[0]?.();
    leave[0]?.();
    expect(concurrency.size).toBe(2);
    expect(concurrency.enter('a')).toBeDefined();
    expect(concurrency.enter('a')).toBeUndefined();
  });

  it('are not capped where the caps are off', () => {
    const concurrency = createConcurrency({ perProcess: false, perAddress: false });
    for (let index = 0; index < 100; index += 1) concurrency.enter('a');
    expect(concurrency.size).toBe(100);
  });
});
