import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptFor } from './kept-for.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('All who ask at once wait for one answer, which is then kept for a time', async () => {
  const ask = vi.fn(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return ask.mock.calls.length;
  });
  const kept = keptFor(1_000, ask);
  const first = kept();
  await vi.advanceTimersByTimeAsync(4_000);
  const second = kept();
  await vi.advanceTimersByTimeAsync(1_900);
  expect(await Promise.all([first, second, kept()])).toEqual([1, 1, 1]);
  await vi.advanceTimersByTimeAsync(200);
  const next = kept();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await next).toBe(2);
});

it('A failure is kept as long, and not longer', async () => {
  const ask = vi.fn(() => Promise.reject(new Error('The store is away.')));
  const kept = keptFor(1_000, ask);
  await expect(kept()).rejects.toThrow('away');
  await expect(kept()).rejects.toThrow('away');
  expect(ask).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1_001);
  await expect(kept()).rejects.toThrow('away');
  expect(ask).toHaveBeenCalledTimes(2);
});
