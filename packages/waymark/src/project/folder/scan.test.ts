import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { reportMark } from '../output/move-report-file.ts';
import { scanFolder } from './scan.ts';

const root = mkdtempSync(path.join(tmpdir(), 'waymark-scan-'));

afterAll(() => rmSync(root, { recursive: true, force: true }));

test('A report of `waymark prove` is no file of a site, and another file of its name is one', () => {
  mkdirSync(path.join(root, 'guides'));
  writeFileSync(path.join(root, 'move-report.html'), `<head>\n${reportMark}\n</head>`);
  writeFileSync(path.join(root, 'guides/move-report.html'), '<p>How we moved.</p>');
  writeFileSync(path.join(root, 'index.mdx'), `Write \`${reportMark}\`.`);
  expect(scanFolder(root)).toEqual(['guides/move-report.html', 'index.mdx']);
});
