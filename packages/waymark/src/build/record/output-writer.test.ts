import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openResultCache } from '@waymark/content';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OutputWriter } from './output-writer.ts';

let parent: string;
let kept: Set<string>;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'waymark-writer-'));
  kept = new Set();
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const last = () => path.join(parent, 'last');
const next = () => path.join(parent, 'next');
const writer = (place = last()) =>
  new OutputWriter({ folder: next(), last: place }, openResultCache(parent), 'pages', kept);

/** Builds an output with files that are made from the same, and puts it in its place. */
function build(...files: string[]) {
  const first = writer();
  for (const file of files) first.write(file, ['one'], 'id');
  first.finish();
  renameSync(next(), last());
}

const fileIn = (folder: string) => path.join(folder, 'a/b.html');

it('lets a file stay that the last build made from the same, and writes nothing', () => {
  build('a/b.html', '/c.md');
  const second = writer();
  expect([second.keep('a/b.html', 'id'), second.keep('/c.md', 'id')]).toEqual([true, true]);
  expect([...kept]).toEqual([path.join('a', 'b.html'), 'c.md']);
  expect(existsSync(next())).toBe(false);
});

it('knows a file that it let stay for the build after the next', () => {
  build('a/b.html');
  const second = writer();
  second.keep('a/b.html', 'id');
  second.finish();
  expect(writer().keep('a/b.html', 'id')).toBe(true);
});

it.each<[string, () => void]>([
  ['was edited, and is as long as before', () => writeFileSync(fileIn(last()), 'two')],
  ['has another date', () => utimesSync(fileIn(last()), 1, 1)],
  ['was deleted', () => rmSync(fileIn(last()))],
  [
    'is a link now',
    () => {
      renameSync(fileIn(last()), path.join(parent, 'moved'));
      symlinkSync(path.join(parent, 'moved'), fileIn(last()));
    },
  ],
])('lets no file stay that %s', (_, change) => {
  build('a/b.html');
  change();
  expect(writer().keep('a/b.html', 'id')).toBe(false);
  expect(kept.size).toBe(0);
});

it('lets no file stay that has another name, was made from something else, or for another output', () => {
  build('a/b.html');
  expect(writer().keep('a/c.html', 'id')).toBe(false);
  expect(writer().keep('a/b.html', 'other')).toBe(false);
  expect(writer(parent).keep('a/b.html', 'id')).toBe(false);
});

it('writes pieces of text and bytes in their order', () => {
  writer().write('a/b.html', ['one, ', Buffer.from('two, '), 'three']);
  expect(readFileSync(fileIn(next()), 'utf8')).toBe('one, two, three');
});

const named = (id: string, content: string) => ({ id, read: () => content });
const unread = (id: string) => ({
  id,
  read(): string {
    throw new Error(`${id} is read again.`);
  },
});

it('copies the pieces that the last output has too, wherever they stand', () => {
  const first = writer();
  first.write('a/b.html', ['<', named('ä', 'Äpfel'), ', ', named('b', 'pears'), '>'], 'one');
  first.finish();
  renameSync(next(), last());
  const second = writer();
  second.write('a/b.html', [unread('b'), '; ', named('c', 'cherries'), unread('ä')], 'two');
  second.finish();
  expect(readFileSync(fileIn(next()), 'utf8')).toBe('pears; cherriesÄpfel');
  rmSync(last(), { recursive: true });
  renameSync(next(), last());
  writer().write('a/b.html', [unread('c'), unread('ä')], 'three');
  expect(readFileSync(fileIn(next()), 'utf8')).toBe('cherriesÄpfel');
});

it('copies no piece of a file that somebody has edited', () => {
  const first = writer();
  first.write('a/b.html', [named('a', 'apples')], 'one');
  first.finish();
  renameSync(next(), last());
  writeFileSync(fileIn(last()), 'pears!');
  writer().write('a/b.html', [named('a', 'apples')], 'two');
  expect(readFileSync(fileIn(next()), 'utf8')).toBe('apples');
});

it('copies pieces of a file that each build makes anew, and never lets it stay', () => {
  const first = writer();
  first.write('a/b.html', [named('a', 'apples'), ' today']);
  first.finish();
  renameSync(next(), last());
  const second = writer();
  expect(second.keep('a/b.html', 'id')).toBe(false);
  second.write('a/b.html', [unread('a'), ' tomorrow']);
  expect(readFileSync(fileIn(next()), 'utf8')).toBe('apples tomorrow');
});
