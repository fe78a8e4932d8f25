import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { documentFromValue, parseConfig } from '@waymark/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readRepository } from './read-repository.ts';

let root = '';

beforeEach(() => {
  root = realpathSync(mkdtempSync(path.join(tmpdir(), 'waymark-repository-')));
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function git(...command: string[]): void {
  execFileSync('git', command, { cwd: root, stdio: 'ignore' });
}

function write(name: string, value: object): void {
  const file = path.join(root, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(value));
}

async function found(feedback: object, folder = '') {
  const docsFolder = path.join(root, folder);
  mkdirSync(docsFolder, { recursive: true });
  const document = documentFromValue({ theme: 'mint', name: 'Docs', navigation: {}, feedback });
  const { value: config } = parseConfig(document);
  const { diagnostics, value } = await readRepository({ docsFolder, config, document });
  return { ...value, told: diagnostics.map(({ code }) => code) };
}

const edit = { suggestEdit: true };

test('A folder of a monorepo has its remote, its branch and its own path in it', async () => {
  git('init', '-b', 'trunk');
  git('remote', 'add', 'origin', 'git@gitlab.com:acme/tools/mono.git');
  expect(await found(edit, 'packages/my docs')).toEqual({
    url: 'https://gitlab.com/acme/tools/mono',
    host: 'gitlab',
    branch: 'trunk',
    directory: 'packages/my docs',
    told: [],
  });
});

test('The branch that the remote has as its own counts more than the present one', async () => {
  git('init', '-b', 'topic');
  git('remote', 'add', 'origin', 'https://github.com/acme/docs');
  git('symbolic-ref', 'refs/remotes/origin/HEAD', 'refs/remotes/origin/release/next');
  expect(await found(edit)).toMatchObject({ branch: 'release/next', directory: '' });
});

test('package.json counts more than the remote, with its directory', async () => {
  git('init', '-b', 'main');
  git('remote', 'add', 'origin', 'https://github.com/fork/mono');
  const url = 'git+https://github.com/acme/mono.git';
  write('packages/site/package.json', { repository: { url, directory: 'packages/site' } });
  expect(await found(edit, 'packages/site/docs')).toMatchObject({
    url: 'https://github.com/acme/mono',
    directory: 'packages/site/docs',
  });
});

test('A package.json without a repository leaves it to the next one around it', async () => {
  git('init', '-b', 'main');
  write('package.json', { repository: 'acme/mono' });
  write('docs/package.json', { private: true });
  expect(await found(edit, 'docs')).toMatchObject({
    url: 'https://github.com/acme/mono',
    directory: 'docs',
  });
});

test('docs.json counts most, and needs no Git', async () => {
  write('package.json', { repository: 'acme/mono' });
  const url = 'https://code.acme.dev/team/docs';
  const repository = { url, branch: 'live', directory: '/site/', host: 'bitbucket' };
  expect(await found({ ...edit, repository })).toEqual({
    ...{ url, branch: 'live', directory: 'site', host: 'bitbucket' },
    told: [],
  });
  const written = { raiseIssue: true, repository: 'https://github.com/acme/docs' };
  expect(await found(written)).toMatchObject({ branch: 'main', directory: '' });
});

test('One warning tells of links that lead nowhere, and nothing is read where there are none', async () => {
  expect(await found(edit)).toEqual({ told: ['repository-unknown'] });
  expect(await found({ ...edit, repository: 'https://code.acme.dev/a/b' })).toEqual({
    told: ['repository-unknown'],
  });
  expect(await found({ thumbsRating: true })).toEqual({ told: [] });
});
