import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { listedAddresses } from './listed-addresses.ts';

const sitemap = (...addresses: string[]) =>
  `<?xml version="1.0"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses
    .map(
      (one) =>
        `<url><loc> ${one} </loc><image:image><image:loc>/x.png</image:loc></image:image></url>`,
    )
    .join('\n')}\n</urlset>`;
const read = (files: Record<string, string>, name: string) =>
  listedAddresses(path.join(tempFolder(files), name));

describe('A sitemap', () => {
  it('gives the paths of its pages with their lines, whatever their host', () => {
    const text = sitemap('https://docs.example.com/a?x=1&amp;y=2', 'http://other.example/b%C3%BC/');
    expect(read({ 'sitemap.xml': text }, 'sitemap.xml')).toEqual([
      { paths: ['/a'], file: 'sitemap.xml', line: 3 },
      { paths: ['/bü/'], file: 'sitemap.xml', line: 4 },
    ]);
  });

  it('that is an index is read with the files beside it, packed ones too, once', () => {
    const index = `<sitemapindex>${['en/sitemap.xml', 'de.xml.gz', 'index.xml']
      .map((name) => `<sitemap><loc>https://docs.example.com/${name}</loc></sitemap>`)
      .join('')}</sitemapindex>`;
    const folder = tempFolder({ 'index.xml': index, 'en/sitemap.xml': sitemap('/a', '/a') });
    writeFileSync(path.join(folder, 'de.xml.gz'), gzipSync(sitemap('/de/a')));
    const found = listedAddresses(path.join(folder, 'index.xml'));
    expect(found.map(({ paths }) => paths[0])).toEqual(['/a', '/de/a']);
  });

  it('that names a file which is not there says how to save it', () => {
    const index =
      '<sitemapindex><sitemap><loc>https://a.b/c/pages.xml</loc></sitemap></sitemapindex>';
    expect(() => read({ 'index.xml': index }, 'index.xml')).toThrow('Save it there as pages.xml.');
  });

  it('that is another document is refused', () => {
    expect(() => read({ 'a.xml': '<html></html>' }, 'a.xml')).toThrow('begins with <html>');
  });
});

it('A list has an address or a path a line, of which anchors count too', () => {
  const text = '# old\r\nhttps://a.b/guide\r\n\n/a b\nplain/path\n/guide#part\n/guide';
  expect(read({ list: text }, 'list')).toEqual([
    { paths: ['/guide'], file: 'list', line: 2 },
    { paths: ['/a b'], file: 'list', line: 4 },
    { paths: ['/plain/path'], file: 'list', line: 5 },
    { paths: ['/guide'], file: 'list', line: 6, fragment: 'part' },
  ]);
});
