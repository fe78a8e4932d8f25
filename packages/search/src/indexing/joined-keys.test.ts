import { expect, it } from 'vitest';
import { posting } from '../format/postings.ts';
import { joinedKeys } from './joined-keys.ts';
import type { SearchRun } from './search-run.ts';

/** A run in which a key has a chunk of each of some levels, in the order of the chunks. */
function runOf(levels: readonly number[]): SearchRun {
  return {
    chunks: [levels.length],
    boosts: [1],
    keys: ['word'],
    lengths: Uint32Array.of(levels.length),
    postings: Uint32Array.from(levels, (level, chunk) => posting(chunk, level)),
    formCounts: Uint32Array.of(0),
    inflected: Uint8Array.of(0),
    texts: { folder: '', chunks: [] },
    textFiles: [],
  };
}

it.each([3, 40])('sorts the postings of a key, of few and of many chunks: %i', (count) => {
  const levels = Array.from({ length: count }, (_, at) => 1 + ((at * 29) % 63));
  const { postings } = joinedKeys([runOf(levels), runOf(levels)]);
  const all = [...levels, ...levels].map((level, chunk) => posting(chunk, level));
  expect([...postings]).toEqual(all.sort((one, other) => one - other));
});
