import {
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
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
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'waymark-writer-'));
});
afterEach(() => rmSync(parent, { recursive: true, force: true }));

const last = () => path.join(parent, 'last');
const next = () => path.join(parent, 'next');
const writer = (place = last()) =>
  new OutputWriter({ folder: next(), last: place }, openResultCache(parent), 'pages');

/** Builds an output with a file, and puts it in its place. */
function build(file = 'a/b.html', text = 'one') {
  const first = writer();
  first.write(file, [text], 'id');
  first.finish();
  renameSync(next(), last());
}

const fileIn = (folder: string) => path.join(folder, 'a/b.html');

it('gives a file of the last output a second name', () => {
  build();
  expect(writer().take('a/b.html', 'id')).toBe(true);
  expect(statSync(fileIn(next())).ino).toBe(statSync(fileIn(last())).ino);
});

it('knows a file that it took for the build after the next', () => {
  build();
  const second = writer();
  second.take('a/b.html', 'id');
  second.finish();
  rmSync(last(), { recursive: true });
  renameSync(next(), last());
  expect(writer().take('a/b.html', 'id')).toBe(true);
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
])('takes no file that %s', (_, change) => {
  build();
  change();
  expect(writer().take('a/b.html', 'id')).toBe(false);
  expect(existsSync(fileIn(next()))).toBe(false);
});

it('takes no file that was made from something else, or for another output', () => {
  build();
  expect(writer().take('a/b.html', 'other')).toBe(false);
  expect(writer(parent).take('a/b.html', 'id')).toBe(false);
});

it('leaves the last output as it is when a file that was taken is written', () => {
  build();
  const second = writer();
  second.take('a/b.html', 'id');
  second.write('a/b.html', ['other']);
  expect([last(), next()].map((folder) => readFileSync(fileIn(folder), 'utf8'))).toEqual([
    'one',
    'other',
  ]);
});

it.skipIf(!existsSync('/dev/shm') || statSync('/dev/shm').dev === statSync(tmpdir()).dev)(
  'takes nothing where the file system makes no hard links',
  () => {
    build();
    const elsewhere = mkdtempSync('/dev/shm/waymark-writer-');
    const place = { folder: elsewhere, last: last() };
    expect(new OutputWriter(place, openResultCache(parent), 'pages').take('a/b.html', 'id')).toBe(
      false,
    );
    rmSync(elsewhere, { recursive: true });
  },
);

it('writes pieces of text and bytes in their order', () => {
  writer().write('a/b.html', ['one, ', Buffer.from('two, '), 'three']);
  expect(readFileSync(fileIn(next()), 'utf8')).toBe('one, two, three');
});
