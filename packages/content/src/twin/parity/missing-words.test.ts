import { describe, expect, it } from 'vitest';
import { missingIndexes, missingWords } from './missing-words.ts';

const split = (text: string) => text.split(' ');

describe('the words that are missing', () => {
  it('are as many as the other text lacks, whatever its order and what it adds', () => {
    expect(missingWords(split('a b a'), split('x b a'))).toEqual(['a']);
    expect(missingWords(split('a b'), split('b y a'))).toEqual([]);
  });

  it('stand where a sentence is gone, though its words stand elsewhere too', () => {
    const old = split('the start of the page then the end of it and the rest');
    const without = split('the start of the page and the rest');
    expect(missingIndexes(old, without)).toEqual([5, 6, 7, 8, 9]);
  });

  it('are the last ones where nothing tells them apart', () => {
    expect(missingIndexes(split('a a a'), [])).toEqual([0, 1, 2]);
    expect(missingIndexes(split('a a'), ['a'])).toEqual([1]);
  });
});
