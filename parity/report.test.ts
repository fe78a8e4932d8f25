import { expect, it } from 'vitest';
import { formatReport, isReached } from './report.ts';

const word = (text: string, file = 'a.mdx', line = 3) => ({ text, file, line });

it('lists pages under their target with their missing words and lines, and files without a page', () => {
  const poor = { file: 'a.mdx', words: 10, missing: [word('one'), word('two', 'snippets/b.mdx')] };
  const fine = { file: 'c.mdx', words: 90, missing: [word('three', 'c.mdx')] };
  expect(
    formatReport('docs', { pages: [fine, poor], lost: ['e.mdx'], withoutPage: ['d.mdx'] }),
  ).toBe(
    [
      'docs: 97.00 % of 100 words on 2 pages are present; 1 page under 98 %',
      '  a.mdx  80.00 %, 2 of 10 words missing',
      '    one (3), two (snippets/b.mdx:3)',
      '  e.mdx  is in the navigation and has no page',
      '  d.mdx  has no page',
    ].join('\n'),
  );
});

it('shows the first words only where many are missing, and never rounds up to 100 %', () => {
  const missing = Array.from({ length: 16 }, (_, index) => word(`w${index}`));
  const report = formatReport('docs', {
    pages: [{ file: 'a.mdx', words: 100, missing }],
    lost: [],
    withoutPage: [],
  });
  expect(report).toContain('w14 (3), …');
  const almost = { file: 'a.mdx', words: 100_000, missing: [word('one')] };
  expect(formatReport('docs', { pages: [almost], lost: [], withoutPage: [] })).toContain(
    '99.99 % of',
  );
});

it('is content with a site that has the words of all pages that the navigation lists', () => {
  const site = {
    pages: [{ file: 'a.mdx', words: 1000, missing: [word('one')] }],
    withoutPage: ['d.mdx'],
  };
  expect(isReached({ ...site, lost: [] })).toBe(true);
  expect(isReached({ ...site, lost: ['b.mdx'] })).toBe(false);
  expect(isReached({ pages: [], lost: [], withoutPage: [] })).toBe(false);
  const poor = { file: 'a.mdx', words: 10, missing: [word('one')] };
  expect(isReached({ pages: [poor], lost: [], withoutPage: [] })).toBe(false);
});
