import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openGitDates } from './git-dates.ts';

let parent = '';
let repository = '';

beforeEach(() => {
  parent = realpathSync(mkdtempSync(path.join(tmpdir(), 'waymark-dates-')));
  repository = path.join(parent, 'repository');
  git(parent, ['init', repository]);
});

afterEach(() => rmSync(parent, { recursive: true, force: true }));

const user = { GIT_AUTHOR_NAME: 'A', GIT_AUTHOR_EMAIL: 'a@example.com' };
const committer = { GIT_COMMITTER_NAME: 'A', GIT_COMMITTER_EMAIL: 'a@example.com' };

function git(folder: string, args: readonly string[], date = ''): void {
  const dates = date === '' ? {} : { GIT_COMMITTER_DATE: date };
  const env = { ...process.env, ...user, ...committer, ...dates };
  execFileSync('git', ['-c', 'commit.gpgSign=false', ...args], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
}

/** Writes files and commits them on a day. */
function commit(day: string, ...files: string[]): void {
  for (const name of files) {
    const file = path.join(repository, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, day);
  }
  git(repository, ['add', '.']);
  git(repository, ['commit', '-m', 'A change'], `${day}T23:30:00-05:00`);
}

async function datesIn(folder: string, ...files: string[]) {
  const dates = await openGitDates(folder)({ files: new Set(files) });
  if (typeof dates === 'string') return dates;
  return { days: Object.fromEntries(dates.days), cut: [...dates.cut] };
}

test('A file has the day of the last commit that changed it, where the committer was', async () => {
  commit('2026-01-01', 'a.mdx', 'guides/b ü.mdx');
  commit('2026-02-02', 'a.mdx');
  writeFileSync(path.join(repository, 'new.mdx'), '');
  expect(await datesIn(repository, 'a.mdx', 'guides/b ü.mdx', 'new.mdx')).toEqual({
    days: { 'a.mdx': '2026-02-02', 'guides/b ü.mdx': '2026-01-01' },
    cut: [],
  });
});

test('Files of a folder of a larger repository are told apart from those beside it', async () => {
  commit('2026-01-01', 'docs/a.mdx', 'a.mdx');
  commit('2026-02-02', 'a.mdx', 'other/docs/a.mdx');
  const docs = path.join(repository, 'docs');
  expect(await datesIn(docs, 'a.mdx')).toEqual({ days: { 'a.mdx': '2026-01-01' }, cut: [] });
});

test('In a shallow clone only what it reaches back to has a day', async () => {
  commit('2026-01-01', 'old.mdx', 'new.mdx');
  commit('2026-02-02', 'other.mdx');
  commit('2026-03-03', 'new.mdx');
  git(parent, ['clone', '--depth', '2', `file://${repository}`, 'clone']);
  expect(await datesIn(path.join(parent, 'clone'), 'old.mdx', 'new.mdx', 'other.mdx')).toEqual({
    days: { 'new.mdx': '2026-03-03' },
    cut: ['old.mdx', 'other.mdx'],
  });
});

test('A commit after the dates were read is seen', async () => {
  commit('2026-01-01', 'a.mdx');
  const read = openGitDates(repository);
  const first = await read({ files: new Set(['a.mdx']) });
  expect(await read({ files: new Set(['a.mdx']) })).toBe(first);
  commit('2026-02-02', 'a.mdx');
  expect(await read({ files: new Set(['a.mdx']) })).toMatchObject({
    days: new Map([['a.mdx', '2026-02-02']]),
  });
});

test('A folder without commits has no dates', async () => {
  expect(await datesIn(repository, 'a.mdx')).toBe('no-repository');
  expect(await datesIn(parent, 'a.mdx')).toBe('no-repository');
});

test('Those who changed a file are named in their order, each once, and only where that is asked for', async () => {
  const by = (name: string, ...files: string[]) => {
    user.GIT_AUTHOR_NAME = name;
    commit('2026-01-01', ...files);
    for (const file of files) writeFileSync(path.join(repository, file), name);
    git(repository, ['commit', '-am', 'More'], '2026-01-02T00:00:00Z');
  };
  by('Ada', 'a.mdx');
  by('dependabot[bot]', 'a.mdx');
  by('Ben Ü', 'a.mdx', 'b.mdx');
  by('Ada', 'a.mdx');
  user.GIT_AUTHOR_NAME = 'A';
  const read = openGitDates(repository);
  const files = new Set(['a.mdx', 'b.mdx']);
  const dates = await read({ files });
  expect(dates).toMatchObject({ isShallow: false, names: new Map() });
  const withNames = await read({ files, withNames: true });
  expect(withNames).toMatchObject({
    names: new Map([
      ['a.mdx', ['Ada', 'Ben Ü']],
      ['b.mdx', ['Ben Ü']],
    ]),
  });
});
