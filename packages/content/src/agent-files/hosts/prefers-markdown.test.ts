import { expect, it } from 'vitest';
import { acceptExpressions } from './accept-expressions.ts';
import { prefersMarkdown } from './prefers-markdown.ts';

/** As a server with expressions only decides. */
function byExpressions(accept: string): boolean {
  const found = acceptExpressions.find(([expression]) => new RegExp(expression, 'i').test(accept));
  return found?.[1] ?? false;
}

const markdown = [
  'text/markdown',
  'TEXT/Markdown',
  'text/markdown;charset=utf-8',
  'text/markdown, text/html, */*',
  'text/html;q=0.9, text/markdown',
  'text/html, text/markdown;q=1.0',
  'text/plain, text/markdown;q=0.5',
  'text/markdown; variant=GFM; q=1',
];
const html = [
  '',
  '*/*',
  'text/*',
  'text/html',
  'text/html,application/xhtml+xml,*/*;q=0.8',
  'text/markdown;q=0',
  'text/markdown;q=0.000',
  'text/html, text/markdown;q=0.9',
  'text/markdown;q=0.5, */*',
  'application/text/markdown-like',
  'text/markdown;q=nonsense',
];

it.each(markdown)('gives Markdown for %j', (accept) => {
  expect([prefersMarkdown(accept), byExpressions(accept)]).toEqual([true, true]);
});

it.each(html)('gives HTML for %j', (accept) => {
  expect([prefersMarkdown(accept), byExpressions(accept)]).toEqual([false, false]);
});

it('compares qualities by the most specific range, as expressions cannot', () => {
  expect(prefersMarkdown('text/markdown;q=0.9, text/html;q=0.8')).toBe(true);
  expect(prefersMarkdown('text/markdown;q=0.5, text/html;q=0.4, */*')).toBe(true);
  expect(byExpressions('text/markdown;q=0.9, text/html;q=0.8')).toBe(false);
});

it('gives HTML without the header', () => {
  expect(prefersMarkdown(null)).toBe(false);
});
