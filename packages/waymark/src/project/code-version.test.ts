import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { codeVersion, versionOf } from './code-version.ts';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** A package with one of its own kind and one of others, each as it was written last. */
function installed(written: Readonly<Record<string, string>> = {}): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-code-'));
  folders.push(folder);
  const files = {
    'waymark/package.json':
      '{ "name": "waymark", "version": "1.0.0", "dependencies": { "@waymark/core": "1", "other": "1", "lacking": "1" } }',
    'waymark/dist/index.mjs': 'export {};',
    'node_modules/@waymark/core/package.json': '{ "name": "@waymark/core", "version": "1.0.0" }',
    'node_modules/@waymark/core/dist/index.mjs': 'export {};',
    'node_modules/other/package.json':
      '{ "name": "other", "version": "1.0.0", "dependencies": { "deep": "1" } }',
    'node_modules/deep/package.json':
      '{ "name": "deep", "version": "1.0.0", "dependencies": { "other": "1" } }',
    ...written,
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  return versionOf(path.join(folder, 'waymark'));
}

it('is the same wherever the same code lies', () => {
  expect(installed()).toBe(installed());
});

it.each([
  ['code of the package', 'waymark/dist/index.mjs', 'export const a = 1;'],
  ['code of one of its kind', 'node_modules/@waymark/core/dist/index.mjs', 'export const a = 1;'],
  [
    'the version of what a dependency depends on',
    'node_modules/deep/package.json',
    '{ "name": "deep", "version": "1.0.1" }',
  ],
  ['a dependency that lacked', 'node_modules/lacking/package.json', '{ "name": "lacking" }'],
])('changes with %s', (_, file, text) => {
  expect(installed({ [file]: text })).not.toBe(installed());
});

it('is known of a package of its kind that is not built yet', () => {
  const client = '{ "name": "@waymark/client", "version": "1.0.0" }';
  expect(
    installed({
      'waymark/package.json':
        '{ "name": "waymark", "version": "1.0.0", "dependencies": { "@waymark/client": "1" } }',
      'node_modules/@waymark/client/package.json': client,
    }),
  ).toMatch(/^[\w-]{27}$/);
});

it('is known of the code that runs', () => {
  expect(codeVersion()).toMatch(/^[\w-]{27}$/);
});
