import { expect, test } from 'vitest';
import { createTaskQueue } from './task-queue.ts';

test('what somebody waits for goes before what is expected, and each task is done once', () => {
  const queue = createTaskQueue();
  const page = (id: number, isExpected: boolean) =>
    queue.add({ id, isExpected, task: { kind: 'page', file: `${id}.mdx` } });
  const takeAll = () => {
    const ids: number[] = [];
    for (let next = queue.take(); next; next = queue.take()) ids.push(next.id);
    return ids;
  };
  for (const id of [1, 2, 3, 4]) page(id, true);
  page(5, false);
  queue.add({ awaited: 3 });
  expect(takeAll()).toEqual([5, 3, 1, 2, 4]);
  queue.add({ awaited: 4 });
  expect(takeAll()).toEqual([]);
});
