import { describe, expect, it } from 'vitest';
import { createConcurrency, readerOf } from './create-concurrency.ts';

describe('answers at the same time', () => {
  it('are capped for the process, for each key and for each of its readers', () => {
    const concurrency = createConcurrency({ perProcess: 4, perKey: 3, perReader: 2 });
    const leave = concurrency.enter({ key: 'k', reader: 'a' });
    expect(concurrency.enter({ key: 'k', reader: 'a' })).toBeDefined();
    expect(concurrency.enter({ key: 'k', reader: 'a' })).toBeUndefined();
    expect(concurrency.enter({ key: 'k' })).toBeDefined();
    expect(concurrency.enter({ key: 'k', reader: 'b' })).toBeUndefined();
    expect(concurrency.enter({ key: 'other' })).toBeDefined();
    expect(concurrency.enter({ key: 'third' })).toBeUndefined();
    leave?.();
    leave?.();
    expect(concurrency.size).toBe(3);
    expect(concurrency.enter({ key: 'k', reader: 'a' })).toBeDefined();
    expect(concurrency.enter({ key: 'k', reader: 'a' })).toBeUndefined();
  });

  it('are not capped where the caps are off', () => {
    const concurrency = createConcurrency({ perProcess: false, perKey: false, perReader: false });
    for (let index = 0; index < 100; index += 1) concurrency.enter({ key: 'k', reader: 'a' });
    expect(concurrency.size).toBe(100);
  });
});

describe('a reader', () => {
  it('is who a backend says, and of a key that anybody can read, an address', () => {
    const secret = { id: 'key_1', kind: 'secret' } as const;
    const publishable = { id: 'key_2', kind: 'publishable' } as const;
    expect(readerOf(secret, 'user-1', '192.0.2.1')).toBe('key_1 user-1');
    expect(readerOf(secret, 'anonymous', '192.0.2.1')).toBeUndefined();
    expect(readerOf(publishable, 'user-1', '192.0.2.1')).toBe('key_2 192.0.2.1');
  });
});
