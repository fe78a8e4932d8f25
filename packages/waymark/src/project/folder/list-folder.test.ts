import { mkdtempSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderLister, type ListFolder } from './list-folder.ts';

let folder: string;
let list: ListFolder;
const write = (file: string, text = '') => writeFileSync(path.join(folder, file), text);
const pagesOf = (listing: ReturnType<ListFolder>) =>
  listing.listed.value.pages.map(({ file }) => file);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-list-'));
  for (const file of ['a.mdx', 'b.mdx', 'docs.json']) write(file);
  list = createFolderLister(folder, []);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('A folder is not looked through again where files were only written', () => {
  const first = list();
  write('c.mdx');
  expect(list(['docs.json', 'a.mdx'])).toBe(first);
});

test('A folder is looked through again where nobody says what has changed', () => {
  list();
  write('c.mdx');
  expect(pagesOf(list())).toEqual(['a.mdx', 'b.mdx', 'c.mdx']);
});

test('A file that is new is listed', () => {
  list();
  write('c.mdx');
  expect(pagesOf(list(['c.mdx']))).toEqual(['a.mdx', 'b.mdx', 'c.mdx']);
});

test('A file that is gone is not listed any more', () => {
  list();
  unlinkSync(path.join(folder, 'b.mdx'));
  expect(pagesOf(list(['b.mdx']))).toEqual(['a.mdx']);
});

test.skipIf(process.platform === 'win32')(
  'A file in whose place a link is now that leads out of the folder is not listed any more',
  () => {
    list();
    unlinkSync(path.join(folder, 'b.mdx'));
    symlinkSync(path.join(tmpdir(), 'elsewhere.mdx'), path.join(folder, 'b.mdx'));
    expect(list(['b.mdx']).files).toEqual(['a.mdx', 'docs.json']);
  },
);

test('A file that the rules of .mintignore exclude from now on is no page any more', () => {
  write('.mintignore');
  list();
  write('.mintignore', 'b.mdx');
  expect(pagesOf(list(['.mintignore']))).toEqual(['a.mdx']);
});
