import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followChanges } from './follow-changes.ts';

let folder: string;
let followed: (readonly string[])[];
let note: (file: string) => void;

beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(path.join(tmpdir(), 'follow-'));
  followed = [];
  note = followChanges(folder, (files) => followed.push(files));
});

afterEach(() => {
  vi.useRealTimers();
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

it('tells of files that are saved together once, when there is rest', () => {
  note(write('a.mdx', 'A'));
  vi.advanceTimersByTime(10);
  note(write('b.mdx', 'B'));
  note(path.join(folder, 'a.mdx'));
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual([['a.mdx', 'b.mdx']]);
});

it('sees by itself that a file was not written to its end when it was told of', () => {
  note(write('a.mdx', 'The'));
  vi.advanceTimersByTime(30);
  write('a.mdx', 'The whole text');
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual([['a.mdx'], ['a.mdx']]);
});

it('waits for the text of a file that is emptied before it is written', () => {
  note(write('a.mdx', ''));
  vi.advanceTimersByTime(60);
  expect(followed).toEqual([]);
  write('a.mdx', 'The whole text');
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual([['a.mdx']]);
});

it('tells of a file that stays empty', () => {
  note(write('a.mdx', ''));
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual([['a.mdx']]);
});

it('tells of a file that is gone, and nothing of what a preview itself writes', () => {
  note(path.join(folder, 'gone.mdx'));
  note(path.join(folder, '.waymark/cache/results.sqlite'));
  note(path.join(tmpdir(), 'elsewhere.mdx'));
  vi.advanceTimersByTime(1000);
  expect(followed).toEqual([['gone.mdx']]);
});
