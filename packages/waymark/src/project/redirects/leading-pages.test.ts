import type { PageSource } from '@waymark/core';
import { expect, test } from 'vitest';
import { redirectsOfLeadingPages } from './leading-pages.ts';

function leadingTo(url: string, path = 'more/reference'): [string, string][] {
  const page: PageSource = { path, file: `${path}.mdx`, frontmatter: { url } };
  const urls = new Set(['/guide', '/notes.pdf', `/${path}`]);
  const redirects = redirectsOfLeadingPages([page], urls);
  return redirects.map(({ destination, source }) => [source, destination]);
}

test.each(['https://example.com/x', '/guide', '/guide#part', '/notes.pdf'])(
  'The path of a page that only leads to %s leads there',
  (url) => {
    expect(leadingTo(url)).toEqual([['/more/reference', url]]);
  },
);

test.each([
  ...['/more/reference', '/missing', '#part', 'guide', '//example.com', 'mailto:a@example.com'],
  'https://example.com/\n/* https://example.org',
])('The path of a page that leads to %j is left alone', (url) => {
  expect(leadingTo(url)).toEqual([]);
});

test('A path that would match others, or is the start, is left alone', () => {
  expect(leadingTo('/guide', 'a*')).toEqual([]);
  expect(leadingTo('/guide', 'index')).toEqual([]);
});

test('The path of a page is redirected as it is decoded', () => {
  expect(leadingTo('/guide', 'é x')).toEqual([['/é x', '/guide']]);
});
