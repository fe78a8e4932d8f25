import { expect, it } from 'vitest';
import { type SitemapEntry, sitemapFiles } from './sitemap.ts';

const entry = (path: string): SitemapEntry => ({
  address: `https://a.example${path}`,
  alternates: [],
});
const address = (path: string) => `https://a.example${path}`;

it('is one file as long as that may hold all pages', () => {
  const [file, ...others] = sitemapFiles([entry('/a'), entry('/b?c&d')], address);
  expect(others).toEqual([]);
  expect(file?.path).toBe('/sitemap.xml');
  expect(file?.content).toContain('<loc>https://a.example/b?c&amp;d</loc>');
});

it('is an index of parts beyond that, by number and by size', () => {
  const entries = ['/a', '/b', '/c'].map(entry);
  for (const limits of [
    { addresses: 2, bytes: 1e6 },
    { addresses: 9, bytes: 110 },
  ]) {
    const files = sitemapFiles(entries, address, limits);
    expect(files.map(({ path }) => path)).toEqual([
      '/sitemap.xml',
      '/sitemap-1.xml',
      '/sitemap-2.xml',
    ]);
    expect(files[0]?.content).toContain('<loc>https://a.example/sitemap-2.xml</loc>');
    expect(files[2]?.content).toContain('https://a.example/c');
  }
});

it('holds 50,000 pages in one file and no more', () => {
  const entries = Array.from({ length: 50_001 }, (_, index) => entry(`/${index}`));
  expect(sitemapFiles(entries.slice(1), address)).toHaveLength(1);
  expect(sitemapFiles(entries, address)).toHaveLength(3);
});

it('is no file at all without pages', () => {
  expect(sitemapFiles([], address)).toEqual([]);
});
