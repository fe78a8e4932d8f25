import { expect, test } from 'vitest';
import { inlineContent } from './inline-content.ts';

test('Paragraphs in a line lose their tags, and stay apart', () => {
  expect(inlineContent('\n<p>one</p>\n')).toBe('one');
  expect(inlineContent('<p>two</p>\n<p class="a">paras</p>')).toBe('two<br>paras');
  expect(inlineContent('<picture>a</picture> <pre>b</pre>')).toBe(
    '<picture>a</picture> <pre>b</pre>',
  );
});
