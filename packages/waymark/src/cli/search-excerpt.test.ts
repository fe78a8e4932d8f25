import { expect, test } from 'vitest';
import { searchExcerpt } from './search-excerpt.ts';

test.each([
  [
    'of text and code',
    'Send it:\n\n```bash title="a"\ncurl /a\n```\n\nDone.',
    'Send it: curl /a Done.',
  ],
  ['of a fence in a list', '- a\n\n  ~~~~\n  ```\n  ~~~~', '- a ```'],
  ['of code in a line', 'Call ```a``` or `b`.', 'Call ```a``` or `b`.'],
  ['whose letter would be cut in half', `${'a'.repeat(159)}😀`, 'a'.repeat(159)],
  ['that a terminal would obey', 'a\u001b[31m\u009bb', 'a␛[31m\ufffdb'],
])('The start of a section is one line without fences: one %s', (_, text, line) => {
  expect(searchExcerpt(text)).toBe(line);
});
