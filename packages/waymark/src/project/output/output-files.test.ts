import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { outputFiles } from './output-files.ts';

test('The files of an output are all below it, links as what they are, but for what is no part of it', () => {
  const output = tempFolder({
    'index.html': '',
    'guide/deep/page.html': '',
    '.dist-waymark-1/.waymark-staging': '{}',
    '.dist-waymark-1/next/index.html': '',
    'lost+found/block': '',
  });
  mkdirSync(path.join(output, 'empty'));
  symlinkSync('guide', path.join(output, 'link'));
  symlinkSync('nowhere', path.join(output, 'guide', 'broken'));
  expect(outputFiles(output)).toEqual({
    files: new Set([
      'index.html',
      path.join('guide', 'deep', 'page.html'),
      path.join('guide', 'broken'),
      'link',
    ]),
    repository: undefined,
  });
});

test('A repository is found wherever it lies, also one whose `.git` is a file', () => {
  const output = tempFolder({ 'a/index.html': '', 'b/c/.git': 'gitdir: elsewhere' });
  expect(outputFiles(output).repository).toBe(path.join(output, 'b', 'c'));
});

test('There is nothing in an output that is not there yet', () => {
  expect(outputFiles(path.join(tempFolder(), 'dist')).files.size).toBe(0);
});
