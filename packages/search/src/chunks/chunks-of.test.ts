import { describe, expect, it } from 'vitest';
import type { SearchedPage, SearchedSection } from '../page.ts';
import { chunksOf, markdownOf } from './chunks-of.ts';

const section = (heading: string, level: number, text: string): SearchedSection => ({
  anchor: heading.toLowerCase(),
  heading,
  level,
  headingPath: [],
  text,
});
const page = (sections: readonly SearchedSection[]): SearchedPage => ({
  url: '/page',
  title: 'Page',
  kind: 'page',
  navigation: [],
  tags: [],
  boost: 1,
  sections,
});
const long = 'A sentence of some length that says a thing. '.repeat(8).trim();

describe('chunksOf', () => {
  it('makes a chunk of each section that says enough', () => {
    const chunks = chunksOf(page([section('', 1, long), section('Use', 2, long)]));
    expect(chunks.map(({ anchor }) => anchor)).toEqual(['', 'use']);
  });

  it('takes tiny sections into the one above them, with their headings', () => {
    const [start, ...others] = chunksOf(
      page([section('', 1, long), section('One', 2, 'Tiny.'), section('Two', 2, 'Small.')]),
    );
    expect(others).toEqual([]);
    expect(start?.inner.map(({ heading }) => heading)).toEqual(['One', 'Two']);
    expect(start && markdownOf(start)).toBe(`${long}\n\n## One\n\nTiny.\n\n## Two\n\nSmall.`);
  });

  it('leaves a tiny section alone where the one above it is full', () => {
    const full = 'x'.repeat(2995);
    expect(chunksOf(page([section('', 1, full), section('One', 2, 'Tiny.')]))).toHaveLength(2);
  });

  it('cuts long sections between paragraphs', () => {
    const chunks = chunksOf(page([section('Long', 2, Array(12).fill(long).join('\n\n'))]));
    expect(chunks.length).toBeGreaterThan(1);
    for (const { text, anchor } of chunks) {
      expect(text.length).toBeLessThanOrEqual(3000);
      expect(anchor).toBe('long');
    }
  });

  it('never cuts fenced code', () => {
    const code = `\`\`\`ts\n${'const a = 1;\n\n'.repeat(300)}\`\`\``;
    const texts = chunksOf(page([section('Code', 2, `${long}\n\n${code}\n\n${long}`)])).map(
      ({ text }) => text,
    );
    expect(texts).toContain(code);
  });

  it('cuts behind a line of code that only looks like the start of fenced code', () => {
    const paragraphs = ['```a``` is code', ...Array(12).fill(long)];
    const chunks = chunksOf(page([section('Code', 2, paragraphs.join('\n\n'))]));
    expect(chunks.length).toBeGreaterThan(1);
  });

  it('cuts a table between rows and repeats its head', () => {
    const head = '| Name | Does |\n| --- | --- |';
    const rows = Array.from({ length: 200 }, (_, index) => `| row ${index} | something |`);
    const chunks = chunksOf(page([section('Table', 2, [head, ...rows].join('\n'))]));
    expect(chunks.length).toBeGreaterThan(1);
    for (const { text } of chunks) {
      expect(text.startsWith(`${head}\n| row `)).toBe(true);
      expect(text.endsWith('|')).toBe(true);
    }
  });

  it('loses no word of a paragraph that is longer than a chunk', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `word${index}`);
    const joined = chunksOf(page([section('', 1, words.join(' '))]))
      .map(({ text }) => text)
      .join(' ');
    expect(joined.split(/\s+/)).toEqual(words);
  });

  it('gives a page without text one empty chunk, so that its title is found', () => {
    expect(chunksOf(page([section('', 1, '')]))).toMatchObject([{ text: '', heading: '' }]);
  });
});
