import { beforeAll, describe, expect, it } from 'vitest';
import { largeSite } from './testing/large-site.ts';
import { type MemorySearch, memorySearch, searchOf } from './testing/memory-search.ts';

const pages = 10_000;
const large = largeSite(pages, 30);
let files: MemorySearch['files'];

beforeAll(async () => {
  ({ files } = await memorySearch(large.pages));
}, 240_000);

const word = (rank: number) => large.vocabulary[rank] ?? '';
const page = (number: number) => large.pages[number];

/** Queries of every kind; what they are called says what is special about them. */
const queries: Readonly<Record<string, string>> = {
  'a title': page(5001)?.title ?? '',
  'an operation': `POST ${page(4000)?.operation?.path}`,
  'the most frequent word': word(0),
  'three words': `${word(3)} ${word(20)} ${word(50)}`,
  'six words': [300, 1000, 30, 7, 100, 2500].map(word).join(' '),
  'a question': `how do I ${word(500)} the ${word(40)} in ${word(90)}`,
  'one letter': 'p',
  'two letters': word(2000).slice(0, 2),
  'a beginning': word(1500).slice(0, 5),
  'a typo': `${word(1500).slice(0, 4)}${word(1500).slice(5)}`,
  'what is not there': 'zzyyxxwwvv',
};

describe(`a first query to a site of ${pages} pages`, () => {
  it.for(Object.entries(queries))('transfers less than 100 kB: %s', async ([, query]) => {
    const search = searchOf(files);
    await search.urls(query);
    const bytes = search.fetched().reduce((sum, [, size]) => sum + size, 0);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThan(100_000);
  });

  it('finds an operation by its method and path', async () => {
    const operation = page(4000)?.operation;
    const search = searchOf(files);
    expect((await search.urls(`${operation?.method} ${operation?.path}`))[0]).toBe(page(4000)?.url);
  });

  it('finds a page by its whole title', async () => {
    const title = page(5001)?.title ?? '';
    const titles = await searchOf(files).pages(title);
    const [first] = titles.map((hit) => hit.title.map(({ text }) => text).join(''));
    expect(first?.toLowerCase()).toBe(title.toLowerCase());
  });
});

describe('a later query', () => {
  it('fetches nothing that was fetched before', async () => {
    const search = searchOf(files);
    await search.urls(word(20));
    search.fetched();
    await search.urls(word(20));
    expect(search.fetched()).toEqual([]);
  });
});
