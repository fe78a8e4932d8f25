import { describe, expect, it } from 'vitest';
import { TopList } from './top-list.ts';

const scored = (page: number, chunk: number, score: number) => ({
  shard: 0,
  page,
  chunk,
  score,
  coverage: 1,
});

describe('TopList', () => {
  it('keeps the best, best first', () => {
    const top = new TopList(2);
    for (const [page, score] of [
      [1, 3],
      [2, 5],
      [3, 4],
      [4, 1],
    ] as const) {
      top.add(scored(page, page, score));
    }
    expect(top.list().map(({ page }) => page)).toEqual([2, 3]);
  });

  it('keeps the best two of a page, in whatever order they come', () => {
    const top = new TopList(3);
    for (const [page, chunk, score] of [
      [1, 1, 5],
      [1, 2, 6],
      [2, 4, 1],
      [1, 3, 7],
    ] as const) {
      top.add(scored(page, chunk, score));
    }
    expect(top.list().map(({ chunk }) => chunk)).toEqual([3, 2, 4]);
  });

  it('puts the earlier one first where scores are equal', () => {
    const top = new TopList(2);
    for (const chunk of [3, 1, 2]) top.add(scored(chunk, chunk, 1));
    expect(top.list().map(({ chunk }) => chunk)).toEqual([1, 2]);
  });

  it('keeps nothing when nothing is asked for', () => {
    const top = new TopList(0);
    top.add(scored(1, 1, 1));
    expect(top.list()).toEqual([]);
  });
});
