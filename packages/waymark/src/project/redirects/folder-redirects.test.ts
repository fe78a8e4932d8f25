import type { PageSource, PageSummary } from '@waymark/core';
import { expect, test } from 'vitest';
import { redirectsOfFolders } from './folder-redirects.ts';

interface Docs {
  /** In the order of the navigation. */
  readonly pages: readonly string[];
  readonly hidden?: readonly string[];
  readonly links?: readonly string[];
  readonly redirected?: readonly string[];
}

function leadingFrom({ hidden = [], links = [], pages, redirected = [] }: Docs) {
  const sources = pages.map((path): [string, PageSource] => {
    const frontmatter = links.includes(path) ? { url: 'https://example.com' } : {};
    return [path, { path, file: `${path}.mdx`, frontmatter }];
  });
  const urls = pages.map((path) => `/${path.replace(/\/index$/, '')}`);
  const site = {
    order: [...pages, 'missing/page'],
    pages: new Map(sources),
    page: (path: string) =>
      ({ url: `/${path}`, listed: !hidden.includes(path) }) as unknown as PageSummary,
  };
  const redirects = redirectsOfFolders(site, new Set(urls), (url) => redirected.includes(url));
  return redirects.map(({ destination, isFolder, source }) => {
    expect(isFolder).toBe(true);
    return `${source} → ${destination}`;
  });
}

test('A folder leads to its first page, and so does each folder around it', () => {
  expect(leadingFrom({ pages: ['start', 'cli/run/all', 'cli/install', 'cli/run/one'] })).toEqual([
    '/cli/run → /cli/run/all',
    '/cli → /cli/run/all',
  ]);
});

test.each([
  ['a page', { pages: ['cli', 'cli/install'] }],
  ['an index', { pages: ['cli/install', 'cli/index'] }],
  ['a redirect', { pages: ['cli/install'], redirected: ['/cli'] }],
])('A folder with %s of its own is left alone', (_, docs: Docs) => {
  expect(leadingFrom(docs)).toEqual([]);
});

test('Pages that the navigation does not show, and those that only lead elsewhere, are passed over', () => {
  const pages = ['cli/secret', 'cli/elsewhere', 'cli/install'];
  const docs = { pages, hidden: ['cli/secret'], links: ['cli/elsewhere'] };
  expect(leadingFrom(docs)).toEqual(['/cli → /cli/install']);
  expect(leadingFrom({ ...docs, pages: pages.slice(0, 2) })).toEqual([]);
});

test('A folder whose name would match other paths is left alone', () => {
  expect(leadingFrom({ pages: ['a*/b', ':id/b'] })).toEqual([]);
});

test('A folder is redirected as its name is decoded', () => {
  expect(leadingFrom({ pages: ['é x/one'] })).toEqual(['/é x → /é x/one']);
});

test('A folder that is called index is not the start', () => {
  expect(leadingFrom({ pages: ['index/one'] })).toEqual(['/index → /index/one']);
});
