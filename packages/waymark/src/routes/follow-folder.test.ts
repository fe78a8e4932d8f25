import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FolderFollower, followFolder } from './follow-folder.ts';

let parent: string;
let folder: string;
let returns: number;
let follower: FolderFollower;

beforeEach(() => {
  vi.useFakeTimers();
  parent = mkdtempSync(path.join(tmpdir(), 'follow-'));
  folder = path.join(parent, 'docs');
  mkdirSync(folder);
  returns = 0;
  follower = followFolder(folder, () => {
    returns += 1;
  });
});

afterEach(() => {
  follower.close();
  vi.useRealTimers();
  rmSync(parent, { recursive: true });
});

function move(): void {
  renameSync(folder, path.join(parent, 'elsewhere'));
}

it('tells of a folder that comes back, once, and of none while it is away', () => {
  vi.advanceTimersByTime(2000);
  move();
  vi.advanceTimersByTime(2000);
  expect(returns).toBe(0);
  renameSync(path.join(parent, 'elsewhere'), folder);
  vi.advanceTimersByTime(2000);
  expect(returns).toBe(1);
});

it('tells of another folder that takes its place between two looks', () => {
  move();
  mkdirSync(folder);
  vi.advanceTimersByTime(2000);
  expect(returns).toBe(1);
});

it('tells of the same folder when it was gone for whoever watches it', () => {
  follower.gone();
  vi.advanceTimersByTime(2000);
  expect(returns).toBe(1);
});
