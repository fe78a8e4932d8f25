import { expect, test } from 'vitest';
import { once } from './once.ts';

test('What was made is kept for all who ask, and what failed is tried again by the next', async () => {
  let times = 0;
  const made = once(async () => {
    times += 1;
    if (times === 1) throw new Error('Not yet.');
    return times;
  });
  const [first, second] = [made(), made()];
  await expect(first).rejects.toThrow('Not yet.');
  await expect(second).rejects.toThrow('Not yet.');
  expect(await Promise.all([made(), made()])).toEqual([2, 2]);
  expect(await made()).toBe(2);
});
