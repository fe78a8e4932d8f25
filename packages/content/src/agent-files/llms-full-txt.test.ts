import { describe, expect, it } from 'vitest';
import type { IndexedPage } from '../content-index/content-index.ts';
import { createIndex } from '../content-index/create-index.ts';
import { fullPage, llmsFullTxt } from './llms-full-txt.ts';

const site = { address: (path: string) => `https://example.com${path}` };
const page = (url: string, navigation: readonly string[] = []): IndexedPage => ({
  ...{ url, title: `Title ${url}`, kind: 'page', tags: [], boost: 1, sections: [] },
  navigation,
});
/** Pages of 100 bytes each, and what is written of them. */
const textOf = ({ url }: IndexedPage) => `\n${url}`.padEnd(99, '.').concat('\n');
const sizeOf = (one: IndexedPage) => textOf(one).length;
const written = (all: readonly IndexedPage[], longest?: number) =>
  llmsFullTxt(createIndex({ name: 'Docs' }, all), site, sizeOf, longest).map(
    ({ head, pages, path }) => ({ path, text: [head, ...pages.map(textOf)].join('') }),
  );

it('has a page with its source, and its description once', () => {
  const source = { title: 'A', url: 'https://example.com/a', description: 'About a.' };
  const expected = '\n# A\n\nSource: https://example.com/a\n\nAbout a.\n\nText.\n';
  expect(fullPage({ ...source, markdown: '# A\n\nAbout a.\n\nText.\n' })).toBe(expected);
  expect(fullPage({ ...source, markdown: 'Text.\n' })).toBe(expected);
});

it('keeps the first heading of a page that does not show its title', () => {
  const source = { title: 'Home_a', url: 'https://example.com/' };
  const start = '\n# Home_a\n\nSource: https://example.com/\n\n';
  expect(fullPage({ ...source, markdown: '# Welcome all\n\nText.' })).toBe(
    `${start}# Welcome all\n\nText.\n`,
  );
  expect(fullPage({ ...source, markdown: '# Home\\_a\n\nText.' })).toBe(`${start}Text.\n`);
});

it.each([
  ['Call *create* or <T>, not C:\\*.', 'Call \\*create\\* or \\<T>, not C:\\\\\\*.'],
  ['# [^1]', '\\# \\[^1]'],
  ['Of an *API*.\n\nIt is `new`.', 'Of an *API*.\n\nIt is `new`.'],
])('has the description %j once, which the page has as Markdown', (description, shown) => {
  const source = { title: 'A', url: 'https://example.com/a', description };
  expect(fullPage({ ...source, markdown: `# A\n\n${shown}\n\nText.\n` })).toBe(
    `\n# A\n\nSource: https://example.com/a\n\n${shown}\n\nText.\n`,
  );
});

it('is one file of all pages in their order where they fit', () => {
  const pages = [page('/b', ['Two', 'In']), page('/a', ['One']), page('/c', ['Two'])];
  expect(written(pages)).toEqual([
    { path: '/llms-full.txt', text: `# Docs\n${pages.map(textOf).join('')}` },
  ]);
});

describe('A long llms-full.txt', () => {
  const pages = [
    page('/start', []),
    ...[1, 2, 3].map((number) => page(`/guide/${number}`, ['Guides'])),
    ...[1, 2, 3, 4, 5, 6].map((number) => page(`/api/${number}`, ['API', number < 3 ? 'A' : 'B'])),
  ];

  it('lists its sections, and the parts of those that are too long', () => {
    const [list, ...files] = written(pages, 450);
    expect(list?.text).toBe(`# Docs

## Docs

- [Other pages](https://example.com/llms-full/pages.txt): Title /start
- [Guides](https://example.com/llms-full/guides.txt): 3 pages, from “Title /guide/1” to “Title /guide/3”

## API

- [A](https://example.com/llms-full/api/a.txt): 2 pages, from “Title /api/1” to “Title /api/2”
- [B](https://example.com/llms-full/api/b.txt): 4 pages, from “Title /api/3” to “Title /api/6”
`);
    expect(files.map(({ path }) => path)).toEqual([
      '/llms-full/pages.txt',
      '/llms-full/guides.txt',
      '/llms-full/api/a.txt',
      '/llms-full/api/b.txt',
    ]);
    expect(files[2]?.text).toBe(`# Docs: API > A\n${pages.slice(4, 6).map(textOf).join('')}`);
  });

  it.each([450, 250, 90])('has every page once, in files of at most %i bytes', (longest) => {
    const [, ...files] = written(pages, longest);
    const bodies = files.map(({ text }) => text.replace(/^.*\n/, ''));
    expect(bodies.join('').split('\n').filter(Boolean).sort()).toEqual(
      pages.map((one) => textOf(one).trim()).sort(),
    );
    // A page that is longer by itself has a file by itself.
    for (const body of bodies) expect(body.length).toBeLessThanOrEqual(Math.max(longest, 100));
    expect(new Set(files.map(({ path }) => path)).size).toBe(files.length);
  });

  it('splits a section without parts', () => {
    const flat = [1, 2, 3, 4].map((number) => page(`/${number}`));
    const [, ...files] = written(flat, 250);
    expect(files.map(({ path }) => path)).toEqual([
      '/llms-full/part-1.txt',
      '/llms-full/part-2.txt',
    ]);
  });
});
