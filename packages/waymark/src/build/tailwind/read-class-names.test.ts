import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptInMemory } from '../../project/testing/kept-in-memory.ts';
import { createClassNameReader } from './read-class-names.ts';

let folder: string;
const write = (file: string, names: string) =>
  writeFileSync(path.join(folder, file), `<b className="${names}">a</b>\n`);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-classes-'));
  write('one.mdx', 'flex p-{{size}}');
  write('two.mdx', 'grid');
  // The clock of the file system tells later changes from this.
  vi.useFakeTimers({ now: Date.now() + 10_000, toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

const files = ['one.mdx', 'two.mdx'];

test('Names are those of the files as they are, and of what stands for variables in them', () => {
  const read = createClassNameReader(folder);
  expect(read(files, { size: '4' })).toEqual(new Set(['flex', 'p-4', 'grid']));
  expect(read(files, { size: '8' })).toEqual(new Set(['flex', 'p-8', 'grid']));
  write('two.mdx', 'italic');
  expect(read(files, { size: '8' })).toEqual(new Set(['flex', 'p-8', 'italic']));
  expect(read(['two.mdx'], { size: '8' })).toEqual(new Set(['italic']));
});

test('A file that an earlier build has read is read again only if it has changed since', () => {
  const results = keptInMemory();
  createClassNameReader(folder, results)(files, {});
  write('two.mdx', 'italic');
  const store = vi.spyOn(results, 'store');
  const read = createClassNameReader(folder, results);
  expect(read(files, {})).toContain('italic');
  expect(store).toHaveBeenCalledTimes(1);
  expect(createClassNameReader(folder, results)(files, {})).toEqual(read(files, {}));
  // Nothing was read, so there is nothing new to keep.
  expect(store).toHaveBeenCalledTimes(1);
});
