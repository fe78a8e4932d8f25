import { expect, it } from 'vitest';
import { formatReport } from './report.ts';

const word = (text: string, file = 'a.mdx', line = 3) => ({ text, file, line });

it('lists pages under their target with their missing words and lines, and files without a page', () => {
  const poor = { file: 'a.mdx', words: 10, missing: [word('one'), word('two', 'snippets/b.mdx')] };
  const fine = { file: 'c.mdx', words: 90, missing: [word('three', 'c.mdx')] };
  expect(formatReport('docs', { pages: [fine, poor], withoutPage: ['d.mdx'] })).toBe(
    [
      'docs: 97.00 % of 100 words on 2 pages are present; 1 page under 98 %',
      '  a.mdx  80.00 %, 2 of 10 words missing',
      '    one (3), two (snippets/b.mdx:3)',
      '  d.mdx  has no page',
    ].join('\n'),
  );
});

it('shows the first words only where many are missing, and never rounds up to 100 %', () => {
  const missing = Array.from({ length: 16 }, (_, index) => word(`w${index}`));
  const report = formatReport('docs', {
    pages: [{ file: 'a.mdx', words: 100, missing }],
    withoutPage: [],
  });
  expect(report).toContain('w14 (3), …');
  const almost = { file: 'a.mdx', words: 100_000, missing: [word('one')] };
  expect(formatReport('docs', { pages: [almost], withoutPage: [] })).toContain('99.99 % of');
});
