import path from 'node:path';
import { expect, test } from 'vitest';
import { keptFolder } from './kept-folder.ts';

const docs = path.resolve('/srv/docs');

test('What commands keep lies beside docs, and never where strangers may write', () => {
  expect(keptFolder(docs, {})).toBe(path.join(docs, '.waymark'));
  const kept = keptFolder(docs, { untrusted: true });
  expect(path.isAbsolute(kept)).toBe(true);
  expect(path.relative(docs, kept).startsWith('..')).toBe(true);
  expect(keptFolder(docs, { untrusted: true })).toBe(kept);
  expect(keptFolder(path.resolve('/srv/other'), { untrusted: true })).not.toBe(kept);
});
