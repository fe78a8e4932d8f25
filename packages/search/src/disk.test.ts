import { mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isWhole, writeSearchFiles } from './disk.ts';
import { buildSearchFiles } from './indexing/search-builder.ts';
import type { SearchedPage, SearchedSection } from './page.ts';
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

it('a change of a page leaves most files where they are, of texts and of words', async () => {
  const [first, ...others] = pages;
  const [start, ...sections] = first?.sections ?? [];
  const said = { ...start, text: `${start?.text} Zebras zigzag.` } as SearchedSection;
  const page = { ...(first as SearchedPage), sections: [said, ...sections] };
  const changed = await buildSearchFiles([page, ...others]);
  for (const names of [textsOf(files), [...files.keys()].filter(isTerms)]) {
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => changed.has(name)).length).toBeGreaterThan(names.length / 2);
  }
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
  return name.startsWith('terms/');
}
