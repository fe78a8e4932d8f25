import { expect, test } from 'vitest';
import { cutMarkdown, lineEndBefore } from './cut-markdown.ts';

test('A text that fits stays as it is', () => {
  expect(cutMarkdown('Short.', 6)).toBe('Short.');
});

test('A long text is cut at the end of a line', () => {
  expect(cutMarkdown('First line.\nSecond line.\nThird line.', 30)).toBe(
    'First line.\nSecond line.\n…',
  );
});

test('A code block that the cut leaves open is closed', () => {
  const text = 'See:\n\n````js\n```\nlet one = 1;\nlet two = 2;\n````\n';
  expect(cutMarkdown(text, 32)).toBe('See:\n\n````js\n```\nlet one = 1;\n````\n…');
});

test('A code block that ends before the cut is left alone', () => {
  const text = '```\none\n```\nThen text that goes on and on.';
  expect(cutMarkdown(text, 20)).toBe('```\none\n```\n…');
});

test('A line that only begins like a fence opens no code block', () => {
  const text = '```run``` starts it.\nThen text that goes on and on.';
  expect(cutMarkdown(text, 25)).toBe('```run``` starts it.\n…');
});

test('A text without lines is cut between words, and one without words between characters', () => {
  expect(lineEndBefore('one two three four', 10)).toBe(8);
  expect(lineEndBefore('x'.repeat(20), 10)).toBe(10);
  expect(lineEndBefore('😀'.repeat(10), 9)).toBe(8);
});
