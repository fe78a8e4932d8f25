import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { sitemapOf } from '../support/example-audit.ts';
import { serveFolder } from '../support/serve-folder.ts';
import { sharedSite } from '../support/shared-site.ts';
import { test } from '../support/visit.ts';
import { whenQuiet } from '../support/when-quiet.ts';

// Tests are made for its pages.
const { dist: atlas } = await sharedSite('atlas');

/** In bytes, compressed as a host does it. */
const scriptLimit = 11_500;

/** All script that a page brings, in files and in its HTML; data in script elements is none. */
async function scriptOf(file: string): Promise<number> {
  const html = readFileSync(file, 'utf8');
  const inline = [
    ...html.matchAll(/<script(?![^>]*(?:src|speculationrules|ld\+json))[^>]*>(.*?)<\/script>/gs),
  ];
  const files = new Set<string>();
  for (const [, url = ''] of html.matchAll(/<script[^>]*src="([^"]+)"/g)) addModule(url, files);
  const texts = [...files].map((name) => readFileSync(path.join(atlas, name)));
  const parts = [...texts, Buffer.from(inline.map(([, code]) => code).join('\n'))];
  return parts.reduce((sum, part) => sum + gzipSync(part).length, 0);
}

/** Adds a module and what it imports. */
function addModule(url: string, files: Set<string>): void {
  if (files.has(url)) return;
  files.add(url);
  const code = readFileSync(path.join(atlas, url), 'utf8');
  for (const [, target = ''] of code.matchAll(/(?:import|from)\s*["'`](\.[^"'`]+)["'`]/g)) {
    addModule(path.posix.join(path.posix.dirname(url), target), files);
  }
}

const pages = () => globSync('**/*.html', { cwd: atlas });

test('The script of a page weighs less than 11.5 kB', async () => {
  const heavy: string[] = [];
  for (const page of pages()) {
    const size = await scriptOf(path.join(atlas, page));
    if (size >= scriptLimit) heavy.push(`${page}: ${size}`);
  }
  expect(pages().length).toBeGreaterThan(40);
  expect(heavy).toEqual([]);
});

test('A text page brings less than 59.6 kB, with the styles and scripts of what it shows alone', async () => {
  // One that has shown pages of other languages asks for the fonts of their letters on all pages.
  await using browser = await launchBrowser();
  const { close, url: origin } = await serveFolder(atlas);
  const page = await browser.newPage();
  await page.goto(`${origin}/`);
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto(`${origin}/concepts/precision`);
  await whenQuiet(page);
  await close();
  const sizes = [...asked].map((url) => sentSize(url));
  expect(sizes.length).toBeGreaterThan(5);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(59_600);
  const styles = [...asked].filter((url) => url.endsWith('.css'));
  expect(styles.map((url) => /\/(\w+)\.[^/]*$/.exec(url)?.[1]).sort()).toEqual([
    ...['atlas', 'common', 'site'],
  ]);
  const scripts = [...asked].filter((url) => url.endsWith('.js'));
  // The first shows a page in the division that the reader has chosen.
  expect(scripts.map((url) => /\/(\w+)\.[^/]*$/.exec(url)?.[1]).sort()).toEqual([
    ...['PlaceInit', 'Scripts'],
  ]);
  const fonts = [...asked].filter((url) => url.endsWith('.woff2'));
  expect(fonts).toEqual([expect.stringContaining('/inter-basic.')]);
});

/** In bytes, as a host sends what is at a path. */
function sentSize(url: string): number {
  const file = path.join(atlas, decodeURIComponent(url));
  const content = readFileSync(path.extname(file) === '' ? path.join(file, 'index.html') : file);
  return file.endsWith('.woff2') ? content.length : gzipSync(content).length;
}

/** They lead elsewhere, but for the first. */
const noPages = [
  '404.html',
  'docs/errors/',
  'getting-started/',
  'guides/service-status/',
  'limits/',
  'status/',
];

// Of the pages in the sitemap, the audit of each (`accessibility.test.ts`) proves the same.
test('No page that the sitemap leaves out asks another host for anything, and none reports an error', async ({
  visit,
}) => {
  const listed = await sitemapOf('atlas');
  const others = pages()
    .map((page) => page.replace(/(^|\/)index\.html$/, '$1'))
    .filter((page) => !noPages.includes(page) && !listed.includes(`/${page}`));
  expect(others).toContain('legal/attribution/');
  const docs = await visit('/');
  // The fixture fails the test for what it saw on the way.
  for (const page of others) await docs.goto(`/${page}`);
  expect(docs.path()).toBe(`/${others.at(-1)?.replace(/\/$/, '')}`);
});
