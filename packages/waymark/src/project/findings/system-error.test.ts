import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { systemErrorText } from './system-error.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-system-error-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

it('What the file system refused is one line with the file', () => {
  const file = path.join(folder, 'none.txt');
  const error = thrownBy(() => readFileSync(file));
  expect(systemErrorText(error)).toBe(`${file}: no such file or directory.`);
});

it('What Node refuses itself is told alike', () => {
  const error = thrownBy(() => rmSync(folder));
  expect(systemErrorText(error)).toBe(`${folder}: illegal operation on a directory.`);
});

it('What the system refused the bundler is one line without its report', () => {
  const report = `Build failed with 1 error:

[UNHANDLEABLE_ERROR] Something went wrong inside rolldown, please report this problem.
Failed to write file in /out/next/chunks/a b.mjs

Caused by:
    No space left on device (os error 28)

Stack backtrace:
   0: <unknown>`;
  expect(systemErrorText(new Error(report))).toBe(
    '/out/next/chunks/a b.mjs: No space left on device.',
  );
});

it('A mistake of this program is none of that', () => {
  expect(systemErrorText(thrownBy(() => JSON.parse('{')))).toBeUndefined();
});
