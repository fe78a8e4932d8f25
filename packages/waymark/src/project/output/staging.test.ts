import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder, writeFiles } from '../../../../../test/support/temp-folder.ts';
import { stageOutput } from './staging.ts';

const nothing: ReadonlySet<string> = new Set();
const read = (file: string) => readFileSync(file, 'utf8');

test('What was built takes the place of the output as a whole, and nothing is left beside it', () => {
  const folder = tempFolder({ 'dist/old.html': 'old' });
  const output = path.join(folder, 'dist');
  const staging = stageOutput(output);
  writeFiles(staging.next, { 'new.html': 'new' });
  expect(readdirSync(output)).toEqual(['old.html']);
  expect(staging.publish(nothing)).toBe(true);
  staging.discard();
  expect(readdirSync(output).sort()).toEqual(['.waymark-output', 'new.html']);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('What was built joins the files that stay, and whatever else was there goes', () => {
  const folder = tempFolder({
    'dist/stays.html': 'stays',
    'dist/guide/stays.html': 'stays',
    'dist/guide/changes.html': 'old',
    'dist/guide/goes/far/page.html': 'old',
    'dist/file': 'becomes a folder',
    'dist/folder/page.html': 'becomes a file',
  });
  const output = path.join(folder, 'dist');
  const staging = stageOutput(output);
  writeFiles(staging.next, {
    'guide/changes.html': 'new',
    'guide/new/page.html': 'new',
    'file/page.html': 'new',
    folder: 'new',
  });
  const stays = ['stays.html', path.join('guide', 'stays.html')];
  const before = statSync(path.join(output, 'stays.html')).ino;
  expect(staging.publish(new Set(stays))).toBe(true);
  staging.discard();
  const files = readdirSync(output, { recursive: true, encoding: 'utf8' }).sort();
  expect(files).toEqual([
    '.waymark-output',
    'file',
    'file/page.html',
    'folder',
    'guide',
    'guide/changes.html',
    'guide/new',
    'guide/new/page.html',
    'guide/stays.html',
    'stays.html',
  ]);
  expect(read(path.join(output, 'guide/changes.html'))).toBe('new');
  expect(statSync(path.join(output, 'stays.html')).ino).toBe(before);
  expect(readdirSync(folder)).toEqual(['dist']);
});

test('Another name of what is new is not removed, as where `Guide` and `guide` are one', () => {
  const folder = tempFolder({ 'dist/stays.html': 'stays' });
  const output = path.join(folder, 'dist');
  const staging = stageOutput(output);
  writeFiles(staging.next, { 'guide.html': 'new' });
  // A second name of the file stands for a file system that ignores case.
  linkSync(path.join(staging.next, 'guide.html'), path.join(output, 'Guide.html'));
  staging.publish(new Set(['stays.html']));
  staging.discard();
  expect(read(path.join(output, 'Guide.html'))).toBe('new');
});

test.each<[string, (output: string) => void]>([
  ['a file that was to stay is gone', (output) => rmSync(path.join(output, 'a/stays.html'))],
  [
    'its folder is a link now',
    (output) => {
      renameSync(path.join(output, 'a'), path.join(output, '../moved'));
      symlinkSync('../moved', path.join(output, 'a'));
    },
  ],
  [
    'another build was faster',
    (output) => {
      const other = stageOutput(output);
      writeFiles(other.next, { 'a/stays.html': 'other' });
      other.publish(nothing);
    },
  ],
])('Nothing changes when %s', (_, change) => {
  const folder = tempFolder({ 'dist/a/stays.html': 'stays' });
  const output = path.join(folder, 'dist');
  const staging = stageOutput(output);
  writeFiles(staging.next, { 'new.html': 'new' });
  change(output);
  const before = readdirSync(output);
  expect(staging.publish(new Set([path.join('a', 'stays.html')]))).toBe(false);
  expect(readdirSync(output)).toEqual(before);
});

test('A build that is discarded leaves the output as it was', () => {
  const folder = tempFolder({ 'dist/old.html': 'old' });
  const staging = stageOutput(path.join(folder, 'dist'));
  writeFiles(staging.next, { 'new.html': 'new' });
  staging.discard();
  expect(readdirSync(folder)).toEqual(['dist']);
  expect(read(path.join(folder, 'dist/old.html'))).toBe('old');
});

test('Of two builds of one output at once, each publishes all of its files and no others', () => {
  const folder = tempFolder();
  const output = path.join(folder, 'dist');
  const [one, other] = [stageOutput(output), stageOutput(output)];
  writeFiles(one.next, { 'one.html': '1', 'shared.html': 'one' });
  writeFiles(other.next, { 'other.html': '2', 'shared.html': 'other' });
  other.publish(nothing);
  expect(readdirSync(output).sort()).toEqual(['.waymark-output', 'other.html', 'shared.html']);
  one.publish(nothing);
  one.discard();
  other.discard();
  expect(readdirSync(output).sort()).toEqual(['.waymark-output', 'one.html', 'shared.html']);
  expect(read(path.join(output, 'shared.html'))).toBe('one');
  expect(readdirSync(folder)).toEqual(['dist']);
});

/** A process number that no process has: the largest that Linux gives is 2^22. */
const nobody = 2 ** 22 + 1;

test('What a killed build left is removed, and an output that it had moved away comes back', () => {
  const folder = tempFolder({
    '.dist-waymark-AbCdEf/next/half.html': '',
    '.dist-waymark-AbCdEf/previous-20/index.html': 'last good one',
  });
  const owner = { host: os.hostname(), pid: nobody };
  writeFiles(folder, { '.dist-waymark-AbCdEf/.waymark-staging': JSON.stringify(owner) });
  const staging = stageOutput(path.join(folder, 'dist'));
  expect(read(path.join(folder, 'dist/index.html'))).toBe('last good one');
  staging.discard();
  expect(readdirSync(folder)).toEqual(['dist']);
});

test.each([
  ['a folder that is not ours', '.dist-waymark-photos', undefined],
  ['the folder of a build that is running', '.dist-waymark-AbCdEf', { pid: process.ppid }],
  ['the folder of a build on another machine', '.dist-waymark-AbCdEf', { host: 'elsewhere' }],
  ['the folder of a build of another output', '.site-waymark-AbCdEf', {}],
])('%s stays when another build starts', (_, name, owner) => {
  const folder = tempFolder({ [`${name}/file`]: '' });
  if (owner) {
    const written = { host: os.hostname(), pid: nobody, ...owner };
    writeFiles(folder, { [`${name}/.waymark-staging`]: JSON.stringify(written) });
  }
  stageOutput(path.join(folder, 'dist')).discard();
  expect(existsSync(path.join(folder, name, 'file'))).toBe(true);
});

test('The folder of a build on another machine is removed when it is older than any build', () => {
  const folder = tempFolder();
  const name = '.dist-waymark-AbCdEf';
  const owner = path.join(folder, name, '.waymark-staging');
  mkdirSync(path.dirname(owner));
  writeFileSync(owner, JSON.stringify({ host: 'elsewhere', pid: nobody }));
  utimesSync(owner, new Date(0), new Date(0));
  stageOutput(path.join(folder, 'dist')).discard();
  expect(existsSync(path.join(folder, name))).toBe(false);
});

const memoryDisk = '/dev/shm';

test.skipIf(!existsSync(memoryDisk))(
  'An output that is the root of a disk gets its files from a folder inside it',
  () => {
    // A link stands for the mounted folder: what counts is that its parent is on another disk.
    const disk = mkdtempSync(path.join(memoryDisk, 'waymark-test-'));
    try {
      expect(statSync(disk).dev).not.toBe(statSync(tempFolder()).dev);
      const output = path.join(tempFolder(), 'dist');
      symlinkSync(disk, output);
      writeFiles(disk, { 'old.html': 'old', 'lost+found/x': '' });
      const staging = stageOutput(output);
      expect(statSync(staging.next).dev).toBe(statSync(disk).dev);
      writeFiles(staging.next, { 'new.html': 'new' });
      staging.publish(nothing);
      staging.discard();
      expect(readdirSync(disk).sort()).toEqual(['.waymark-output', 'lost+found', 'new.html']);
    } finally {
      rmSync(disk, { recursive: true });
    }
  },
);
