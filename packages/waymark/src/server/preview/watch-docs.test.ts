import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { OpenDocs } from '../../project/open-docs.ts';
import { type DocsWatcher, watchDocs } from './watch-docs.ts';

let parent: string;
let docsFolder: string;
let reloaded: string[];
let watcher: DocsWatcher;

beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'watch-'));
  docsFolder = path.join(parent, 'docs');
  mkdirSync(docsFolder);
  write('index.mdx', 'The start.');
  reloaded = [];
  const docs = {
    project: { settings: { docsFolder, ignoredFolders: [] } },
    reload: async (files: readonly string[]) => {
      reloaded.push(files.length === 0 ? 'all' : files.join(' '));
    },
  } as unknown as OpenDocs;
  const log = { error: fail, info: fail, warn: fail };
  watcher = watchDocs(docs, Date.now() + 60_000, () => undefined, log);
});

afterEach(async () => {
  await watcher.close();
  rmSync(parent, { recursive: true });
});

function fail(text: string): never {
  throw new Error(text);
}

function write(name: string, text: string): void {
  writeFileSync(path.join(docsFolder, name), text);
}

/** Does something again and again until it is heard of. */
async function heard(what: string, act: () => void): Promise<void> {
  await vi.waitFor(
    () => {
      act();
      expect(reloaded).toContain(what);
    },
    { timeout: 20_000, interval: 200 },
  );
}

it('reads all of a folder that was away and has come back, and follows its changes again', async () => {
  await heard('index.mdx', () => write('index.mdx', `Saved at ${Date.now()}.`));
  renameSync(docsFolder, path.join(parent, 'away'));
  await new Promise((resolve) => setTimeout(resolve, 700));
  expect(reloaded).not.toContain('all');
  renameSync(path.join(parent, 'away'), docsFolder);
  await heard('all', () => undefined);
  await heard('new.mdx', () => write('new.mdx', `Saved at ${Date.now()}.`));
});

it('follows another folder that was put in the place of the first at once', async () => {
  await heard('index.mdx', () => write('index.mdx', `Saved at ${Date.now()}.`));
  renameSync(docsFolder, path.join(parent, 'away'));
  mkdirSync(docsFolder);
  await heard('all', () => undefined);
  await heard('new.mdx', () => write('new.mdx', `Saved at ${Date.now()}.`));
});
