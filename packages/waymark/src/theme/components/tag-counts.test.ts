import { expect, it } from 'vitest';
import { tagCounts } from './tag-counts.ts';

it('tags are listed by the number of updates that have them', () => {
  const update = (...tags: string[]) => ({ id: 'x', label: 'x', tags });
  expect(tagCounts([update('B', 'A'), update('A'), update(), update('C')])).toEqual([
    { tag: 'A', count: 2 },
    { tag: 'B', count: 1 },
    { tag: 'C', count: 1 },
  ]);
});
