import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWhole, writeSearchFiles } from './disk.ts';
import { buildSearchFiles } from './indexing/search-builder.ts';
import type { SearchedPage } from './page.ts';
import { largeSite } from './testing/large-site.ts';

const { pages } = largeSite(300, 30);
const folder = mkdtempSync(path.join(tmpdir(), 'waymark-search-'));
let files: ReadonlyMap<string, Uint8Array>;
beforeAll(async () => {
  files = await buildSearchFiles(pages);
});
afterAll(() => rmSync(folder, { recursive: true }));

const textsOf = (all: ReadonlyMap<string, Uint8Array>) =>
  [...all.keys()].filter((name) => name.startsWith('texts/'));

it('a change of a page leaves most files of texts where they are', async () => {
  const [first, ...others] = pages;
  const changed = await buildSearchFiles([{ ...(first as SearchedPage), title: 'New' }, ...others]);
  const texts = textsOf(files);
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((name) => changed.has(name)).length).toBeGreaterThan(texts.length / 2);
});

it('files are whole until one of them is cut, whatever else is there', async () => {
  await writeSearchFiles(folder, files);
  await writeSearchFiles(folder, new Map([['texts/old/0.bin', Buffer.from('old')]]));
  expect(await isWhole(folder)).toBe(true);
  for (const name of [textsOf(files).at(-1) ?? '', [...files.keys()].find(isTerms) ?? '']) {
    truncateSync(path.join(folder, name), 3);
    expect(await isWhole(folder), name).toBe(false);
    await writeSearchFiles(folder, files);
  }
  rmSync(path.join(folder, 'texts', readdirSync(path.join(folder, 'texts'))[0] ?? ''), {
    recursive: true,
  });
  expect(await isWhole(folder)).toBe(false);
});

function isTerms(name: string): boolean {
  return name.includes('/terms/');
}
