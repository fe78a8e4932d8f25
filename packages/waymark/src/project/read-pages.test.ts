import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pageFiles } from '@waymark/core';
import { afterAll, expect, it } from 'vitest';
import { createPageReader } from './read-pages.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-pages-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('reads the pages that are there, and passes over one that is gone since they were listed', () => {
  writeFileSync(path.join(folder, 'kept.mdx'), '---\ntitle: Kept\n---\n');
  const { pages } = pageFiles(['gone.mdx', 'kept.mdx'], []).value;
  const { value } = createPageReader(folder).read(pages);
  expect(value).toMatchObject([{ path: 'kept', frontmatter: { title: 'Kept' } }]);
});
