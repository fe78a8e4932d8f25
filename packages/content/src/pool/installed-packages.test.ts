import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { installedPackages } from './installed-packages.ts';

const root = mkdtempSync(path.join(tmpdir(), 'installed-'));
afterAll(() => rmSync(root, { recursive: true }));

it('changes with what a package manager installs in a folder or above it, and not with other files', () => {
  const docs = path.join(root, 'site/docs');
  const states = new Set<string>();
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    states.add(installedPackages(docs));
    return states.size;
  };
  expect(write('site/package.json', '{}')).toBe(1);
  expect(write('site/node_modules/.package-lock.json', '{"a":"1"}')).toBe(2);
  expect(write('site/node_modules/.package-lock.json', '{"a":"2"}')).toBe(3);
  expect(write('node_modules/.modules.yaml', 'hoisted: all')).toBe(4);
  expect(write('site/docs/index.mdx', 'Hi')).toBe(4);
});
