import { percentPresent } from '@waymark/content';
import { describe, expect, it } from 'vitest';
import { comparePage } from './compare.ts';

const words = (...texts: string[]) => texts.map((text, line) => ({ text, file: 'a.mdx', line }));

describe('the comparison of a page', () => {
  it('finds each word as often as the source has it, and which of them is missing', () => {
    const { missing } = comparePage('a.mdx', words('tab', 'one', 'tab'), ['one', 'tab']);
    expect(missing).toEqual([{ text: 'tab', file: 'a.mdx', line: 0 }]);
  });

  it('does not mind words that the theme adds, nor their order', () => {
    const page = comparePage('a.mdx', words('b', 'a'), ['Copy', 'a', 'b']);
    expect(page.missing).toEqual([]);
  });

  it('adds pages up by words, so that a short page weighs little', () => {
    const pages = [
      comparePage('a.mdx', words('a', 'b', 'c'), ['a', 'b', 'c']),
      comparePage('b.mdx', words('d'), []),
    ];
    expect(percentPresent(pages)).toBe(75);
  });

  it('takes a page without words as complete', () => {
    expect(percentPresent([comparePage('a.mdx', [], [])])).toBe(100);
  });
});
