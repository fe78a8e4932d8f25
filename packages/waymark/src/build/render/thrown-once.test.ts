import { afterEach, expect, test, vi } from 'vitest';
import { thrownOnce } from './thrown-once.ts';

const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);

afterEach(() => log.mockClear());

test('What is written to the console of an error that is thrown as well is not shown', async () => {
  const error = new ReferenceError('localStorage is not defined');
  const rendering = thrownOnce(async () => {
    console.error(error);
    throw error;
  });
  await expect(rendering).rejects.toBe(error);
  expect(log).not.toHaveBeenCalled();
});

test('All else is shown, errors once it is known that they were not thrown', async () => {
  const error = new Error('only told');
  await thrownOnce(async () => {
    console.error('a text');
    expect(log).toHaveBeenCalledTimes(1);
    console.error(error);
  });
  expect(log.mock.calls).toEqual([['a text'], [error]]);
});

test('Two at once do not hide what the other only tells', async () => {
  const [thrown, told] = [new Error('thrown'), new Error('told')];
  const first = thrownOnce(async () => {
    console.error(thrown);
    await Promise.resolve();
    throw thrown;
  });
  const second = thrownOnce(async () => console.error(told));
  await Promise.allSettled([first, second]);
  expect(log.mock.calls).toEqual([[told]]);
  expect(console.error).toBe(log);
});
