import { existsSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder, writeFiles } from '../../../../../test/support/temp-folder.ts';
import { outputRefusal } from './check-output.ts';
import { outputFiles } from './output-files.ts';

/** A repository with docs in `work/docs`, outputs of all kinds and a link to each. */
function repository(): string {
  const folder = tempFolder({
    'work/.git/HEAD': 'ref: refs/heads/main\n',
    'work/docs/docs.json': '{}',
    'work/docs/.git': 'gitdir: elsewhere\n',
    'work/notes/todo.txt': 'all of it',
    'work/file': 'no folder',
    'work/built/.waymark-output': '',
    'work/earlier/_waymark/content-index.json': '',
    'work/earlier-server/site/_waymark/content-index.json': '',
    'work/earlier-server/server/entry.mjs': '',
    'work/pages-branch/_waymark/content-index.json': '',
    'work/pages-branch/.git': 'gitdir: ../.git/worktrees/pages\n',
    'work/nested/.waymark-output': '',
    'work/nested/clone/.git/HEAD': '',
    'work/deep/.waymark-output': '',
    'work/deep/er/and/clone/.git/HEAD': '',
    'work/kept-keys/.waymark-output': '',
    'work/kept-keys/server/.waymark/assistant.sqlite': '',
    'work/volume/lost+found/x': '',
    'other/empty/.keep': '',
  });
  for (const target of ['docs', 'built', 'gone']) {
    symlinkSync(path.join(folder, 'work', target), path.join(folder, 'work', `link-to-${target}`));
  }
  mkdirSync(path.join(folder, 'work/empty'));
  return folder;
}

test.each([
  ['.', 'holds the docs folder'],
  ['./', 'holds the docs folder'],
  ['..', 'holds the docs folder'],
  ['../..', 'holds the docs folder'],
  ['/', 'holds the docs folder'],
  ['docs', 'is the docs folder'],
  ['docs/', 'is the docs folder'],
  ['docs/../docs', 'is the docs folder'],
  ['link-to-docs', 'is the docs folder'],
  ['notes', 'was not written by Waymark'],
  ['file', 'is a file'],
  ['file/dist', 'is a file'],
  ['link-to-gone', 'is a link to nothing'],
  ['pages-branch', 'is a repository of Git'],
  ['nested', 'holds a repository of Git, clone'],
  ['kept-keys', 'holds the keys and threads of an assistant'],
  ['../other/empty', 'was not written by Waymark'],
])('An output at %s is refused, because it %s', (out, reason) => {
  const folder = repository();
  const currentFolder = path.join(folder, 'work');
  const docsFolder = path.join(currentFolder, 'docs');
  const refusal = outputRefusal(path.resolve(currentFolder, out), { currentFolder, docsFolder });
  expect(refusal).toContain(reason);
  expect(refusal).toMatch(/[Cc]hoose (?:a|another) folder/);
});

test.each([
  'new',
  'new/deeper',
  'empty',
  'built',
  'built/',
  'link-to-built',
  'earlier',
  'earlier-server',
  'volume',
  'docs/dist',
])('An output at %s may be written', (out) => {
  const currentFolder = path.join(repository(), 'work');
  const docsFolder = path.join(currentFolder, 'docs');
  expect(
    outputRefusal(path.resolve(currentFolder, out), { currentFolder, docsFolder }),
  ).toBeUndefined();
});

test('A repository far below an output is seen once all of that is looked at', () => {
  const folder = repository();
  const output = path.join(folder, 'work/deep');
  const kept = { currentFolder: folder, docsFolder: path.join(folder, 'work/docs') };
  expect(outputRefusal(output, kept)).toBeUndefined();
  expect(outputRefusal(output, kept, outputFiles(output))).toContain(
    `holds a repository of Git, ${path.join('er', 'and', 'clone')}`,
  );
});

test('The current folder is refused wherever the docs are, and so is what holds it', () => {
  const currentFolder = path.join(repository(), 'work/built');
  const kept = { currentFolder, docsFolder: tempFolder() };
  expect(outputRefusal(currentFolder, kept)).toContain('is the current folder');
  expect(outputRefusal(path.dirname(currentFolder), kept)).toContain('holds the current folder');
});

test('A docs folder that is named in another case is refused where that is the same folder', () => {
  const folder = tempFolder();
  writeFiles(folder, { 'docs/docs.json': '{}' });
  const docsFolder = path.join(folder, 'docs');
  const output = path.join(folder, 'DOCS');
  // Where the two are different folders, a link stands for what other file systems do.
  if (!existsSync(output)) symlinkSync(docsFolder, output);
  writeFileSync(path.join(docsFolder, '.waymark-output'), '');
  expect(outputRefusal(output, { docsFolder, currentFolder: tempFolder() })).toContain(
    'is the docs folder',
  );
});
