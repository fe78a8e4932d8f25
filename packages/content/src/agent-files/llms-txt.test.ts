import { describe, expect, it } from 'vitest';
import type { IndexedPage } from '../content-index/content-index.ts';
import { createIndex } from '../content-index/create-index.ts';
import { llmsCoverage } from './llms-coverage.ts';
import { llmsTxt } from './llms-txt.ts';

const site = { address: (path: string) => `https://example.com${path}` };
const page = (url: string, facts: Partial<IndexedPage> = {}): IndexedPage => ({
  ...{ url, title: `Title ${url}`, kind: 'page', navigation: [], tags: [], boost: 1, sections: [] },
  ...facts,
});
const indexOf = (pages: readonly IndexedPage[]) =>
  createIndex({ name: 'Docs', description: 'About\nit.' }, pages);

describe('a small llms.txt', () => {
  it('lists the twins of pages with their descriptions', () => {
    const index = indexOf([page('/', { title: 'A [b]', description: 'One\ntwo.\n\nThree.' })]);
    expect(llmsTxt(index, { ...site, instructions: ['Be brief.'] })).toEqual([
      {
        path: '/llms.txt',
        text: '# Docs\n\n> About it.\n\n> Be brief.\n\n## Docs\n\n- [A \\[b\\]](https://example.com/index.md): One two.\n',
      },
    ]);
  });

  it('has a heading for each group, with what differs only', () => {
    const index = indexOf([
      page('/a', { language: 'en', navigation: ['Guides', 'Start'] }),
      page('/b', { language: 'en', navigation: ['Guides'] }),
      page('/c', { language: 'en', navigation: ['Reference'] }),
    ]);
    const headings = llmsTxt(index, site)[0]?.text.match(/^## .*|\]\(\S*\)/gm);
    expect(headings).toEqual([
      ...['## Guides', '](https://example.com/b.md)'],
      ...['## Guides > Start', '](https://example.com/a.md)'],
      ...['## Reference', '](https://example.com/c.md)'],
    ]);
  });

  it('ends with specifications and links that leave the site', () => {
    const text = llmsTxt(indexOf([page('/a')]), {
      ...site,
      specifications: [{ kind: 'openapi', title: 'API', url: '/openapi.json' }],
      links: [{ label: 'Blog', url: 'https://blog.example.com' }],
    })[0]?.text;
    expect(text).toContain('## OpenAPI Specs\n\n- [API](https://example.com/openapi.json)');
    expect(text).toContain('## Optional\n\n- [Blog](https://blog.example.com)');
  });

  it('cuts long descriptions between words', () => {
    const text = llmsTxt(indexOf([page('/a', { description: 'word '.repeat(100) })]), site)[0]
      ?.text;
    expect(text).toMatch(/word word…\n$/);
  });
});

describe('a large llms.txt', () => {
  const many = (count: number, facts: (index: number) => Partial<IndexedPage>) =>
    indexOf(Array.from({ length: count }, (_, index) => page(`/p/${index}`, facts(index))));
  const check = (index: ReturnType<typeof indexOf>, longest: number) => {
    const files = llmsTxt(index, site, longest);
    expect(llmsCoverage(index, files, site, longest)).toEqual({ missing: [], tooLong: [] });
    return files.map(({ path }) => path);
  };

  it('keeps the first language and gives the others files', () => {
    const index = many(60, (number) => ({ language: ['en', 'fr'][number % 2] ?? '' }));
    expect(check(index, 2_500)).toEqual(['/llms.txt', '/llms/fr.txt']);
  });

  it('splits groups without parts, and groups of one name', () => {
    expect(
      check(
        many(400, () => ({})),
        5_000,
      ),
    ).toContain('/llms/part-2.txt');
    const same = many(300, (number) => ({ version: number < 150 ? 'v.1' : 'v 1' }));
    expect(check(same, 5_000)).toEqual(
      expect.arrayContaining(['/llms/v-1.txt', '/llms/v-1-2.txt']),
    );
  });

  it('leads to every page of any site', () => {
    const index = many(3_000, (number) => ({
      language: ['en', 'fr', 'zh'][number % 3] ?? '',
      navigation: number % 7 === 0 ? [] : [`Tab ${number % 5}`, `Group ${number % 400}`],
      description: 'd'.repeat(number % 200),
    }));
    for (const longest of [2_000, 10_000, 50_000]) check(index, longest);
  });

  it('is found wanting where a page or file is left out', () => {
    const index = many(400, () => ({}));
    const files = llmsTxt(index, site, 5_000).filter(({ path }) => path !== '/llms/part-2.txt');
    expect(llmsCoverage(index, files, site, 5_000).missing.length).toBeGreaterThan(0);
  });
});
