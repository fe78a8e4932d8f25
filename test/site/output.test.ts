import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { docsFolder, docsJson, page } from '../support/docs-folder.ts';
import { type Finished, runCli } from '../support/run-command.ts';
import { tempFolder, writeFiles } from '../support/temp-folder.ts';

// Each test waits for several builds.
vi.setConfig({ testTimeout: 240_000 });

const home = { 'index.mdx': page('Home') };
const named = (folder: string) => readdirSync(folder).filter((name) => name !== '.waymark');

/** What a user may read of a failure: a line, and no stack trace. */
function expectOneLine({ exitCode, output }: Finished, text: string): void {
  expect(exitCode).toBe(1);
  expect(output.trim().split('\n')).toHaveLength(1);
  expect(output).toContain(text);
}

describe('An output of a build', () => {
  test('that would take docs, the project or a repository with it is refused, and nothing changes', async () => {
    const work = tempFolder({
      '.git/HEAD': 'ref: refs/heads/main\n',
      'notes/todo.txt': 'all of it',
      'docs/docs.json': docsJson({ navigation: { pages: ['index'] } }),
      'docs/index.mdx': page('Home'),
    });
    for (const out of ['.', '..', 'docs', 'docs/', 'notes', '.git']) {
      expectOneLine(await runCli(['build', 'docs', '--out', out], work), '--out');
    }
    expect(readdirSync(work).sort()).toEqual(['.git', 'docs', 'notes']);
    expect(readdirSync(path.join(work, 'docs')).sort()).toEqual(['docs.json', 'index.mdx']);
    expect(readFileSync(path.join(work, 'notes/todo.txt'), 'utf8')).toBe('all of it');
  });

  test('is the last good one after a build that fails, with nothing left beside it', async () => {
    const docs = docsFolder(['index'], home);
    expect((await runCli(['build'], docs)).exitCode).toBe(0);
    const { files } = builtSite(path.join(docs, 'dist'));
    writeFiles(docs, { 'index.mdx': page('Home', '<Card>') });
    expect((await runCli(['build'], docs)).exitCode).toBe(1);
    expect(builtSite(path.join(docs, 'dist')).files).toEqual(files);
    expect(named(docs).sort()).toEqual(['dist', 'docs.json', 'index.mdx']);
  });

  test('is whole after two builds of it at once', async () => {
    const pages = Array.from({ length: 30 }, (_, index) => `page-${index}`);
    const docs = docsFolder(
      pages,
      Object.fromEntries(pages.map((name) => [`${name}.mdx`, page(name)])),
    );
    const builds = await Promise.all([runCli(['build'], docs), runCli(['build'], docs)]);
    expect(builds.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    const site = builtSite(path.join(docs, 'dist'));
    for (const name of pages) expect(site.page(`/${name}`).html).toContain('</html>');
    expect(named(docs).filter((name) => name.startsWith('.'))).toEqual([]);
  });

  const memoryDisk = '/dev/shm';
  test.skipIf(!existsSync(memoryDisk))('may be on another disk than the docs', async () => {
    const docs = docsFolder(['index'], home);
    const disk = mkdtempSync(path.join(memoryDisk, 'waymark-test-'));
    try {
      expect(statSync(disk).dev).not.toBe(statSync(docs).dev);
      for (const out of ['site', '.']) {
        const { exitCode, output } = await runCli(['build', '--out', path.join(disk, out)], docs);
        rmSync(path.join(disk, 'site'), { recursive: true, force: true });
        expect(output).not.toContain('EXDEV');
        expect(exitCode).toBe(0);
      }
      expect(builtSite(disk).page('/').text).toContain('Home');
      expect(readdirSync(path.join(disk, '_astro')).some((file) => file.endsWith('.css'))).toBe(
        true,
      );
    } finally {
      rmSync(disk, { recursive: true });
    }
  });

  test('that is a file, or below one, is named in one line', async () => {
    const docs = docsFolder(['index'], home);
    writeFileSync(path.join(docs, 'taken'), '');
    for (const out of ['taken', 'taken/dist']) {
      expectOneLine(await runCli(['build', '--out', out], docs), path.join(docs, 'taken'));
    }
  });

  test.skipIf(!existsSync('/proc/version'))(
    'that cannot be written is named in one line',
    async () => {
      const docs = docsFolder(['index'], home);
      // In the file system of processes nobody may write, not even root.
      expectOneLine(await runCli(['build', '--out', '/proc/waymark'], docs), '/proc/waymark:');
    },
  );

  test('may hold what an earlier version wrote', async () => {
    const docs = docsFolder(['index'], home);
    writeFiles(docs, { 'dist/_waymark/content-index.json': '{}', 'dist/old/index.html': 'old' });
    expect((await runCli(['build'], docs)).exitCode).toBe(0);
    expect(existsSync(path.join(docs, 'dist/old'))).toBe(false);
  });
});

test('A host folder that no build wrote is kept, and named', async () => {
  const docs = docsFolder(['index'], home);
  writeFiles(docs, { '.vercel/output/static/precious.txt': 'mine' });
  const { exitCode, output } = await runCli(['build', '--host', 'vercel'], docs);
  expect(exitCode).toBe(0);
  expect(output).toContain('host-file-kept');
  expect(readdirSync(path.join(docs, '.vercel/output/static'))).toEqual(['precious.txt']);
});

describe('`waymark build`', () => {
  test('says pages, seconds, what a missing address costs, and how to look at the site', async () => {
    const work = tempFolder({
      'docs/docs.json': docsJson({ navigation: { pages: ['index', 'more'] } }),
      'docs/index.mdx': page('Home'),
      'docs/more.mdx': page('More'),
    });
    const { stdout } = await runCli(['build', 'docs', '--base', '/guide'], work);
    expect(stdout).toMatch(/^2 pages in \d+\.\d s\.$/m);
    expect(stdout.match(/--site/g)).toHaveLength(1);
    expect(stdout).toContain('`npx waymark preview docs --base /guide`');
    const known = await runCli(['build', 'docs', '--site', 'https://example.com'], work);
    expect(known.stdout).not.toContain('--site');
  });

  test.each([
    ['foo', 'https://docs.example.com'],
    ['docs.acme.dev', 'https://docs.acme.dev'],
    ['.', 'is a folder'],
  ])('answers `--site %s` with a line that says what to write', async (site, text) => {
    const docs = docsFolder(['index'], home);
    expectOneLine(await runCli(['build', '--site', site], docs), text);
    expect(readdirSync(docs).sort()).toEqual(['docs.json', 'index.mdx']);
  });

  test('and `serve` tell an address from a folder', async () => {
    const docs = docsFolder(['index'], home);
    expectOneLine(await runCli(['serve', '--site', 'https://example.com'], docs), 'build --site');
  });
});

test('`init` in a folder with files keeps them, and one whose place is taken says so in a line', async () => {
  const work = tempFolder({ 'index.mdx': 'mine', file: '' });
  expect((await runCli(['init'], work)).exitCode).toBe(0);
  expect(readFileSync(path.join(work, 'index.mdx'), 'utf8')).toBe('mine');
  expectOneLine(await runCli(['init', 'file'], work), path.join(work, 'file'));
  mkdirSync(path.join(work, 'other'));
  writeFileSync(path.join(work, 'other/guides'), 'no folder');
  expectOneLine(await runCli(['init', 'other'], work), 'guides');
});
