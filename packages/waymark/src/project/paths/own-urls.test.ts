import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { createOwnUrlFinder, isOwnUrl } from './own-urls.ts';

const publicFolder = mkdtempSync(path.join(tmpdir(), 'waymark-own-'));
afterAll(() => rmSync(publicFolder, { recursive: true, force: true }));

for (const file of ['about.html', 'index.html', 'guide/start.html', 'über.html', 'llms.txt']) {
  mkdirSync(path.dirname(path.join(publicFolder, file)), { recursive: true });
  writeFileSync(path.join(publicFolder, file), '');
}

const own = { routes: new Set(['/pricing']), publicFolder };

it.each([
  ['/', true],
  ['/pricing', true],
  ['/about', true],
  ['/guide/start', true],
  ['/guide', false],
  ['/guide/other', false],
  ['/%C3%BCber', true],
  ['/llms.txt', true],
  ['/elsewhere', false],
])('a project has %s itself, asked for alone or with many others: %s', (url, isThere) => {
  expect(isOwnUrl(own, url)).toBe(isThere);
  expect(createOwnUrlFinder(own)(url)).toBe(isThere);
});

it.each([undefined, path.join(publicFolder, 'nowhere')])(
  'a project whose folder of files is %s has its routes alone',
  (folder) => {
    const isOwn = createOwnUrlFinder({ ...own, publicFolder: folder });
    expect(['/', '/about', '/pricing'].filter(isOwn)).toEqual(['/pricing']);
  },
);
