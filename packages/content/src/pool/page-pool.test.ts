import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { defaultCodeThemes } from '../highlight/highlighter.ts';
import { createPagePool } from './page-pool.ts';

const docsFolder = mkdtempSync(path.join(tmpdir(), 'waymark-pool-'));
writeFileSync(path.join(docsFolder, 'index.mdx'), '# Hello\n');
const pool = createPagePool({
  docsFolder,
  pages: ['index'],
  components: ['Note'],
  variables: {},
  codeThemes: defaultCodeThemes,
  grammars: [],
  urls: { base: '/', trailingSlash: 'ignore' },
  cacheFolder: path.join(docsFolder, '.cache'),
});

afterAll(async () => {
  await pool.close();
  rmSync(docsFolder, { recursive: true });
});

test('a file and a text in its place are compiled', async () => {
  const page = await pool.compile('index.mdx');
  expect(page.headings.map(({ text }) => text)).toEqual(['Hello']);
  const other = await pool.compile('generated.mdx', '## Given\n\n<Note>x</Note>');
  expect(other.headings.map(({ text }) => text)).toEqual(['Given']);
  expect(other.diagnostics).toEqual([]);
});

test('code is coloured in order, by the words of fences', async () => {
  const codes = [
    { code: 'const a = "<b>"', language: 'js' },
    { code: 'a < b', language: 'nothing-known' },
    { code: 'curl -X GET', language: 'curl' },
  ];
  const [script = '', plain = '', shell = ''] = await pool.colour('page', codes);
  expect(script).toMatch(/<span class="[^"]+">const /);
  expect(script).toContain('&lt;b&gt;');
  expect(plain).toBe('a &lt; b');
  expect(shell).toContain('<span');
  expect(await pool.colour('page', codes)).toEqual([script, plain, shell]);
});
