import { describe, expect, it } from 'vitest';
import { eachPosting, PostingsWriter } from './postings.ts';

describe('postings', () => {
  it('come back as they were written', () => {
    const written: [number, number[]][] = [
      [0, [1, 0, 0, 0, 0, 0, 3]],
      [127, [0, 0, 0, 0, 1, 0, 0]],
      [70_000, [0, 0, 0, 0, 0, 0, 300]],
    ];
    const writer = new PostingsWriter();
    for (const [chunk, counts] of written) writer.add(chunk, counts);
    const read: [number, number[]][] = [];
    eachPosting(writer.bytes(), (chunk, field, times) => {
      if (read.at(-1)?.[0] !== chunk) read.push([chunk, [0, 0, 0, 0, 0, 0, 0]]);
      const counts = read.at(-1)?.[1];
      if (counts) counts[field] = times;
    });
    expect(read).toEqual(written);
    expect(writer.frequency).toBe(3);
  });
});
