import { expect, test } from 'vitest';
import { searchExcerpt } from './search-excerpt.ts';

test.each([
  ['of text beside code', 'Send it:\n\n```bash title="a"\ncurl /a\n```\n\nDone.', 'Send it: Done.'],
  ['of code alone', '```bash\ncurl /a \\\n  -X POST\n```', 'curl /a \\ -X POST'],
  ['beside a diagram', '```mermaid\ngraph TD\n```\n\nThe way of a call.', 'The way of a call.'],
  ['of nothing but a diagram', '```mermaid\ngraph TD\n```', ''],
  ['of a fence in a list', '- a\n\n  ~~~~\n  ```\n  ~~~~', 'a'],
  ['of code in a line', 'Call ```a``` or `b`.', 'Call a or b.'],
  ['of a note', '> **Note**\n>\n> Keep [it](/a) *secret*.', 'Note Keep it secret.'],
  ['with headings', 'A lock.\n\n## Lease\n\nIt ends.', 'A lock. Lease It ends.'],
  ['whose letter would be cut in half', `${'a'.repeat(159)}😀`, 'a'.repeat(159)],
  ['that a terminal would obey', 'a\u001b[31m\u009bb', 'a␛[31m\ufffdb'],
])('The start of a section is one line of plain text: one %s', (_, text, line) => {
  expect(searchExcerpt(text)).toBe(line);
});
