import { chmodSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { keptFolder, makeKeptFolder } from './kept-folder.ts';

const docs = path.resolve('/srv/docs');

test('What commands keep lies beside docs, and never where strangers may write', () => {
  expect(keptFolder(docs, {})).toBe(path.join(docs, '.waymark'));
  const kept = keptFolder(docs, { untrusted: true });
  expect(path.isAbsolute(kept)).toBe(true);
  expect(path.relative(docs, kept).startsWith('..')).toBe(true);
  expect(keptFolder(docs, { untrusted: true })).toBe(kept);
  expect(keptFolder(path.resolve('/srv/other'), { untrusted: true })).not.toBe(kept);
});

// Nothing is closed to the superuser, and permissions of folders are others on Windows.
test.skipIf(process.platform === 'win32' || process.getuid?.() === 0)(
  'What commands keep of docs that cannot be written lies among the caches of the user',
  () => {
    const folder = tempFolder();
    chmodSync(folder, 0o500);
    expect(keptFolder(folder, {})).toBe(keptFolder(folder, { untrusted: true }));
  },
);

afterEach(() => {
  vi.unstubAllEnvs();
});

test('Caches that cannot be written are told with the variable that names others', () => {
  const variable = process.platform === 'win32' ? 'LOCALAPPDATA' : 'XDG_CACHE_HOME';
  vi.stubEnv(variable, path.join(tempFolder({ file: '' }), 'file'));
  const kept = keptFolder(docs, { untrusted: true });
  expect(() => makeKeptFolder(kept)).toThrow(
    new RegExp(`^.*waymark.*: .+\\. Have ${variable} name a folder that can be written\\.$`),
  );
});
