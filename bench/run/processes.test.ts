import { describe, expect, it } from 'vitest';
import { processIn, type RunningProcess, treeOf } from './processes.ts';

const one = (id: number, parent: number): RunningProcess => ({ id, parent, cpuSeconds: 0 });

describe('The tree of a process', () => {
  it('has what it started, what that started, and nothing else', () => {
    const all = [one(1, 0), one(10, 1), one(11, 10), one(12, 11), one(20, 1), one(13, 10)];
    expect(
      treeOf(10, all)
        .map(({ id }) => id)
        .sort(),
    ).toEqual([10, 11, 12, 13]);
  });

  it('is empty when the process has ended', () => {
    expect(treeOf(10, [one(1, 0), one(11, 10)])).toEqual([]);
  });
});

describe('A line of the process table', () => {
  it('tells parent and time of the processor of a process whose name has spaces and brackets', () => {
    const stat = '4242 (node (a) b) S 17 4242 4242 0 -1 4194304 1 0 0 0 150 50 7 8 20 0 11 0 1';
    expect(processIn(stat)).toEqual({ id: 4242, parent: 17, cpuSeconds: 2 });
  });
});
