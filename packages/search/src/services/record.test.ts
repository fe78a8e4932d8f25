import { expect, it } from 'vitest';
import type { SearchedPage, SearchedSection } from '../page.ts';
import { serviceRecords } from './record.ts';

const section = (
  heading: string,
  text: string,
  headingPath: readonly string[] = [],
): SearchedSection => ({
  anchor: heading.toLowerCase(),
  heading,
  level: heading === '' ? 1 : 2 + headingPath.length,
  headingPath,
  text,
});

const page = (change: Partial<SearchedPage> = {}): SearchedPage => ({
  url: '/guides/keys',
  title: 'Keys',
  kind: 'page',
  navigation: ['Guides', 'Access'],
  tags: [],
  boost: 1,
  sections: [
    section('', 'A **key** opens all.'),
    section('Rotate', 'Once a year.'),
    section('By hand', '', ['Rotate']),
  ],
  ...change,
});

it('makes a record of each heading and of each text, in the shape of DocSearch', () => {
  const records = serviceRecords(page(), 'https://acme.dev');
  const none = { lvl3: null, lvl4: null, lvl5: null, lvl6: null };
  const keys = { lvl0: 'Guides', lvl1: 'Keys' };
  expect(
    records.map(({ type, hierarchy, content, url, anchor }) => [
      ...[type, hierarchy, content, url, anchor],
    ]),
  ).toEqual([
    ['lvl1', { ...keys, lvl2: null, ...none }, null, 'https://acme.dev/guides/keys', ''],
    [
      'content',
      { ...keys, lvl2: null, ...none },
      'A key opens all.',
      'https://acme.dev/guides/keys',
      '',
    ],
    [
      'lvl2',
      { ...keys, lvl2: 'Rotate', ...none },
      null,
      'https://acme.dev/guides/keys#rotate',
      'rotate',
    ],
    [
      'content',
      { ...keys, lvl2: 'Rotate', ...none },
      'Once a year.',
      'https://acme.dev/guides/keys#rotate',
      'rotate',
    ],
    [
      'lvl3',
      { ...keys, lvl2: 'Rotate', ...none, lvl3: 'By hand' },
      null,
      'https://acme.dev/guides/keys#by hand',
      'by hand',
    ],
  ]);
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length);
});

it('gives pages that belong to every version a facet that each filter has', () => {
  const [plain] = serviceRecords(page(), '');
  expect(plain).toMatchObject({ language: 'all', lang: 'all', version: 'all', product: 'all' });
  const [versioned] = serviceRecords(page({ language: 'de', version: 'v2' }), '');
  expect(versioned).toMatchObject({ language: 'de', lang: 'de', version: 'v2', product: 'all' });
});

it('ranks titles before headings before text', () => {
  const weights = serviceRecords(page(), '').map(({ weight }) => weight.level);
  expect(weights).toEqual([90, 0, 80, 0, 70]);
});

it('keeps each record small enough for a service, and loses no word', () => {
  const words = Array.from({ length: 4000 }, (_, index) => `词${index}`);
  const records = serviceRecords(page({ sections: [section('', words.join(' '))] }), '');
  for (const record of records) {
    expect(Buffer.byteLength(JSON.stringify(record))).toBeLessThan(10_000);
  }
  const texts = records.flatMap(({ content }) => content ?? []);
  expect(texts.join(' ').split(' ')).toEqual(words);
});

it('finds the start of a page even where it says nothing', () => {
  const [start] = serviceRecords(page({ sections: [section('Rotate', 'Text')] }), '');
  expect(start).toMatchObject({ type: 'lvl1', anchor: '', url: '/guides/keys' });
});

it('has all lines of long code, each in one record that is short enough', () => {
  const lines = Array.from({ length: 400 }, (_, index) => `call(${index}, "of the client");`);
  const long = 'x'.repeat(4000);
  const code = ['```ts', ...lines, long, '```'].join('\n');
  const records = serviceRecords(page({ sections: [section('', `Before.\n\n${code}`)] }), '');
  const contents = records.flatMap(({ content }) => content ?? []);
  expect(Math.max(...contents.map((content) => content.length))).toBeLessThanOrEqual(1800);
  for (const line of lines) expect(contents.filter((one) => one.includes(line))).toHaveLength(1);
  expect(contents.join('').match(/x/g)).toHaveLength(4000);
});

it('cuts no letter of two units in half where a heading is longer than services take', () => {
  const records = serviceRecords(page({ sections: [section(`a${'😀'.repeat(150)}`, 'Text')] }), '');
  expect(records.at(-1)?.hierarchy.lvl2).toBe(`a${'😀'.repeat(99)}`);
});
