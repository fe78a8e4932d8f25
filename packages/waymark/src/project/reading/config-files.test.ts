import { mkdirSync, mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProjectConfig } from '@waymark/core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { processorTime } from '../../../../../test/support/processor-time.ts';
import { configFiles } from './config-files.ts';

let folder = '';
let docs = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'waymark-config-'));
  docs = path.join(folder, 'docs');
  mkdirSync(path.join(docs, 'inner'), { recursive: true });
  writeFileSync(path.join(folder, 'secret.json'), '"the secret"');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(file: string, value: unknown): void {
  writeFileSync(path.join(docs, file), JSON.stringify(value));
}

function read(reference: string) {
  write('docs.json', { name: 'A', navigation: { $ref: reference } });
  return readProjectConfig({ read: configFiles(docs), folder: docs });
}

test.each<[string, string, string, () => void]>([
  ['a path above the folder', '../secret.json', 'config-ref-outside', () => {}],
  ['an absolute path', '/etc/passwd', 'config-ref-outside', () => {}],
  [
    'a link out of the folder',
    'link.json',
    'config-ref-outside',
    () => symlinkSync(path.join(folder, 'secret.json'), path.join(docs, 'link.json')),
  ],
  [
    'a file behind a link to a folder outside',
    'up/secret.json',
    'config-ref-outside',
    () => symlinkSync(folder, path.join(docs, 'up')),
  ],
  ['a folder', 'inner', 'config-ref-missing', () => {}],
  ['a file that is not there', 'gone.json', 'config-ref-missing', () => {}],
  ['a path below a file', 'docs.json/x', 'config-ref-missing', () => {}],
  [
    'a file of 40 MB',
    'large.json',
    'config-ref-missing',
    () => {
      writeFileSync(path.join(docs, 'large.json'), '');
      truncateSync(path.join(docs, 'large.json'), 40 * 2 ** 20);
    },
  ],
])('A `$ref` to %s is reported, and nothing of it is told', (_name, reference, code, prepare) => {
  prepare();
  const { value, diagnostics } = read(reference);
  expect(diagnostics.map((found) => found.code)).toEqual([code]);
  expect(JSON.stringify([value?.value, diagnostics])).not.toContain('the secret');
  expect(value?.value).toMatchObject({ name: 'A' });
});

test('A link to a file of the folder is followed', () => {
  write('inner/nav.json', { pages: ['index'] });
  symlinkSync(path.join(docs, 'inner/nav.json'), path.join(docs, 'nav.json'));
  const { value, diagnostics } = read('nav.json');
  expect(diagnostics).toEqual([]);
  expect(value?.value).toMatchObject({ navigation: { pages: ['index'] } });
});

test('A docs.json that is a folder, or a link out of the folder, is one diagnostic', () => {
  mkdirSync(path.join(docs, 'docs.json'));
  const readDocs = () => readProjectConfig({ read: configFiles(docs), folder: docs }).diagnostics;
  expect(readDocs()).toMatchObject([{ code: 'config-unreadable' }]);
  rmSync(path.join(docs, 'docs.json'), { recursive: true });
  symlinkSync(path.join(folder, 'secret.json'), path.join(docs, 'docs.json'));
  expect(readDocs()).toMatchObject([{ code: 'config-unreadable' }]);
});

test('Files that stand for a power of themselves are left out above a limit', () => {
  const names = Array.from({ length: 26 }, (_, index) => `f${index}.json`);
  names.forEach((name, index) => {
    const next = names[index + 1];
    write(name, next ? [{ $ref: next }, [{ $ref: next }], { a: { $ref: next } }] : ['end']);
  });
  const spent = processorTime();
  const { value, diagnostics } = read('f0.json');
  expect(value).toBeDefined();
  expect(new Set(diagnostics.map(({ code }) => code))).toContain('config-too-large');
  expect(diagnostics.length).toBeLessThan(200);
  expect(spent()).toBeLessThan(8000);
});

test('A chain of two thousand files ends', () => {
  for (let index = 0; index < 2000; index += 1) {
    write(`c${index}.json`, { $ref: `c${index + 1}.json` });
  }
  const { diagnostics } = read('c0.json');
  expect(diagnostics.map(({ code }) => code)).toContain('config-too-large');
});
