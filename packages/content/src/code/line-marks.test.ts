import { describe, expect, it } from 'vitest';
import { lineMarks, linesHtml } from './line-marks.ts';

describe('lines of a block', () => {
  it('stay as they are when none is marked', () => {
    expect(linesHtml(['a', 'b'], lineMarks([], []), false)).toBe('a\nb');
    expect(linesHtml(['a'], lineMarks([5], []), false)).toBe('a');
  });

  it('all become elements when one is marked', () => {
    expect(linesHtml(['a', 'b'], lineMarks([], [2]), false)).toBe(
      '<span class="line">a</span>\n<span class="line line-focus">b</span>',
    );
  });

  it('all become elements when they are numbered', () => {
    expect(linesHtml(['a'], lineMarks([], []), true)).toBe('<span class="line">a</span>');
  });

  it('carry each of their marks once', () => {
    expect(linesHtml(['a'], lineMarks([1, 1], [1]), false)).toBe(
      '<span class="line line-highlight line-focus">a</span>',
    );
  });
});
