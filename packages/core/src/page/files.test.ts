import { expect, test } from 'vitest';
import { pageFiles } from './files.ts';

const paths = (files: readonly string[], lines: readonly string[] = []) =>
  pageFiles(files, lines).value.pages.map(({ path }) => path);

test.each([
  ['index.mdx', 'index', '/'],
  ['a.md', 'a', '/a'],
  ['a/index.mdx', 'a/index', '/a'],
  ['A/B.mdx', 'A/B', '/A/B'],
  ['with space.mdx', 'with space', '/with space'],
  ['a/README.mdx', 'a/README', '/a/README'],
  ['a/agents.md', 'a/agents', '/a/agents'],
  ['changelog.mdx', 'changelog', '/changelog'],
  ['a/snippets/b.mdx', 'a/snippets/b', '/a/snippets/b'],
])('The file %s is the page %s at %s', (file, path, url) => {
  expect(pageFiles([file]).value.pages).toEqual([{ path, file, url }]);
});

test.each([
  'image.png',
  'snippets/x.mdx',
  '_snippets/x.mdx',
  'node_modules/x/y.mdx',
  '.github/x.md',
  'a/.claude/x.mdx',
])('The file %s is no page', (file) => {
  expect(paths([file])).toEqual([]);
});

test('Lines of .mintignore work as in gitignore, and the reason names the line', () => {
  const files = ['drafts/a.mdx', 'drafts/keep.mdx', 'b.mdx'];
  const lines = ['# comment', ' drafts/* ', '', '!drafts/keep.mdx'];
  expect(paths(files, lines)).toEqual(['b', 'drafts/keep']);
  const { ignored } = pageFiles(files, lines).value;
  expect(ignored('drafts/a')).toBe('the ignore rule `drafts/*` excludes it');
  expect(ignored('b')).toBeUndefined();
});

test.each([
  'README.md',
  'Readme.mdx',
  'a/readme.md',
  'a/Changelog.md',
  'license.md',
  'LICENSE.mdx',
  'CONTRIBUTING.md',
  'contributing.mdx',
  'AGENTS.md',
  'agents.mdx',
  'CLAUDE.md',
  'claude.mdx',
  'skill.md',
])('The file %s is a page only where the navigation names it', (file) => {
  expect(pageFiles([file]).value.pages).toMatchObject([{ file, onlyIfListed: true }]);
});

test('A file that is never a page is explained', () => {
  const { ignored } = pageFiles(['snippets/x.mdx']).value;
  expect(ignored('snippets/x')).toContain('`/snippets`');
});

test('Two files with one URL are an error', () => {
  expect(pageFiles(['a/index.mdx', 'a.mdx']).diagnostics).toMatchObject([
    { code: 'page-url-collision', severity: 'error', file: 'a/index.mdx', line: 1, column: 1 },
  ]);
});

test('Of an .mdx and an .md file with one name the .mdx file is used', () => {
  const { value, diagnostics } = pageFiles(['a.md', 'a.mdx']);
  expect(value.pages).toMatchObject([{ file: 'a.mdx' }]);
  expect(diagnostics).toMatchObject([{ code: 'page-extension-collision', severity: 'warning' }]);
});

test('Names with characters that gitignore patterns cannot hold are still pages', () => {
  expect(paths(['ünï/日本.mdx', '[id].mdx'])).toEqual(['[id]', 'ünï/日本']);
});

test.each([
  ['guide.md.mdx', 'the Markdown form of the page "guide.mdx"'],
  ['a/index.md.mdx', undefined],
  ['index.md.mdx', 'a file that every site has'],
  ['llms.txt.mdx', 'a file that every site has'],
  ['robots.txt.md', 'a file that every site has'],
  ['other.md.mdx', undefined],
])('The file %s is a page unless its URL is that of a file of the site', (file, taken) => {
  const { value, diagnostics } = pageFiles(['a/b.mdx', 'guide.mdx', 'index.mdx', file]);
  expect(value.pages.some((page) => page.file === file)).toBe(taken === undefined);
  expect(diagnostics.map(({ code, file: at }) => [code, at])).toEqual(
    taken ? [['page-url-collision', file]] : [],
  );
  if (taken) expect(diagnostics[0]?.message).toContain(taken);
});
