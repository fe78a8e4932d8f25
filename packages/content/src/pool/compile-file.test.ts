import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, test } from 'vitest';
import { defaultCodeThemes } from '../highlight/highlighter.ts';
import { createFileCompiler } from './compile-file.ts';
import type { PageOptions } from './page-options.ts';
import { openResultCache } from './result-cache.ts';

let docsFolder: string;
let coloured: string[];
beforeEach(() => {
  docsFolder = mkdtempSync(path.join(tmpdir(), 'waymark-compile-'));
  coloured = [];
});
afterEach(() => rmSync(docsFolder, { recursive: true, force: true }));

function optionsFor(cacheFolder: string): PageOptions {
  return {
    docsFolder,
    pages: ['v1/page', 'v2/page', 'v1/other'].map((name) => ({ path: name, file: `${name}.mdx` })),
    components: ['Note'],
    variables: {},
    isUntrusted: false,
    codeThemes: defaultCodeThemes,
    grammars: [],
    urls: { base: '', trailingSlash: 'never' },
    cacheFolder,
    codeVersion: '1',
  };
}

/** Compiles files of the same text in two folders. */
async function compileBoth(text: string) {
  const files = ['v1/page.mdx', 'v2/page.mdx'];
  for (const file of [...files, 'v1/other.mdx', 'snippets/part.mdx', 'v1/b.png']) {
    mkdirSync(path.join(docsFolder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(docsFolder, file), file.endsWith('page.mdx') ? text : 'Part');
  }
  const cacheFolder = path.join(docsFolder, '.cache');
  const results = openResultCache(cacheFolder);
  const compiler = createFileCompiler(
    optionsFor(cacheFolder),
    {
      async highlight(code) {
        coloured.push(code);
        return { lines: [code] };
      },
    },
    results,
  );
  const [first, second] = [
    await compiler.compile('v1/page.mdx'),
    await compiler.compile('v2/page.mdx'),
  ];
  return { first, second, again: await compiler.compile('v2/page.mdx') };
}

const code = '\n\n```js\na = 1\n```\n';

it.each([
  ['nothing but text', 'Some words.'],
  [
    'links that are the same from any page',
    '[a](/v1/other) [b](https://a.example) [c](#x)\n\n## X',
  ],
  ['a picture by its path from the root', '![A picture](/v1/b.png)'],
  ['a link to a place of a page', '[a](/v1/page#x)'],
])('compiles a page of two versions once that has %s', async (_, text) => {
  const { again, first, second } = await compileBoth(`${text}${code}`);
  expect(coloured).toEqual(['a = 1']);
  const { links, ...rest } = second.page ?? first.page ?? { links: [] };
  expect(rest).toEqual({ ...first.page, links: undefined });
  expect(links).toEqual(first.page?.links.map((link) => ({ ...link, file: 'v2/page.mdx' })));
  expect(again).toEqual(second);
});

it.each([
  ['a link to a page beside it', '[a](./other)'],
  ['a link to a page beside it, without a dot', '[a](other)'],
  ['a picture beside it', '![A picture](b.png)'],
  ['a snippet', 'import Part from "/snippets/part.mdx";\n\n<Part />'],
  ['a mistake', '<Unknown>a</Unknown>'],
  ['a component of its own', 'export const Counter = () => <b>1</b>;\n\n<Counter />'],
  ['an expression that may throw', '{[1].map((n) => n.toFixed(1))}'],
])('compiles a page of two versions for each that has %s', async (_, text) => {
  const { first, second } = await compileBoth(`${text}${code}`);
  expect(coloured).toEqual(['a = 1', 'a = 1']);
  expect(second.outline.id === first.outline.id).toBe(text.startsWith('import'));
});

test('A copied page tells of its diagram where that stands in its own file', async () => {
  const { first, second } = await compileBoth('Some words.\n\n```mermaid\ngraph TD\n```\n');
  expect(first.page?.diagram?.file).toBe('v1/page.mdx');
  expect(second.page?.diagram).toEqual({ ...first.page?.diagram, file: 'v2/page.mdx' });
});

test('A page that was compiled when its authors were trusted is compiled anew when they are not', async () => {
  writeFileSync(path.join(docsFolder, 'page.mdx'), '{[1, 2].length} parts');
  const results = openResultCache(path.join(docsFolder, '.cache'));
  const compiled = async (isUntrusted: boolean) => {
    const options = { ...optionsFor(path.join(docsFolder, '.cache')), isUntrusted };
    const compiler = createFileCompiler(
      options,
      { highlight: async () => ({ lines: [] }) },
      results,
    );
    return (await compiler.compile('page.mdx')).page?.diagnostics.map(({ code }) => code);
  };
  expect(await compiled(false)).toEqual([]);
  expect(await compiled(true)).toEqual(['untrusted-code']);
  expect(await compiled(false)).toEqual([]);
});

test('A page is compiled anew when a file comes that an import means in another case', async () => {
  const cacheFolder = path.join(docsFolder, '.cache');
  const source = 'import Part from "/snippets/part.mdx";\n\n<Part />';
  writeFileSync(path.join(docsFolder, 'page.mdx'), source);
  const results = openResultCache(cacheFolder);
  const compiled = async () => {
    const highlight = async () => ({ lines: [] });
    const compiler = createFileCompiler(optionsFor(cacheFolder), { highlight }, results);
    return (await compiler.compile('page.mdx')).page;
  };
  const codes = async () => (await compiled())?.diagnostics.map(({ code }) => code);
  expect(await codes()).toEqual(['import-missing']);
  mkdirSync(path.join(docsFolder, 'Snippets'));
  const other = path.join(docsFolder, 'Snippets/Part.mdx');
  writeFileSync(other, 'Content');
  expect(await codes()).toEqual(['import-case']);
  writeFileSync(other, 'Other words');
  expect((await compiled())?.staticHtml.join('')).toContain('Other words');
  mkdirSync(path.join(docsFolder, 'snippets'), { recursive: true });
  writeFileSync(path.join(docsFolder, 'snippets/part.mdx'), 'Other words');
  expect(await codes()).toEqual([]);
});

test('What a check has found of a page serves checks, and no page is shown from it', async () => {
  const cacheFolder = path.join(docsFolder, '.cache');
  mkdirSync(path.join(docsFolder, 'v1'));
  writeFileSync(path.join(docsFolder, 'v1/page.mdx'), `Text and [a](/none).${code}`);
  const results = openResultCache(cacheFolder);
  const compilerThat = (settings: Partial<PageOptions>) =>
    createFileCompiler(
      { ...optionsFor(cacheFolder), ...settings },
      { highlight: async (text) => ({ lines: [`<b>${text}</b>`] }) },
      results,
    );
  const checking = compilerThat({ isChecked: true });
  const checked = await checking.compile('v1/page.mdx');
  expect(await checking.compile('v1/page.mdx')).toEqual(checked);
  const shown = await compilerThat({}).compile('v1/page.mdx');
  expect(shown.page?.codeBlocks).toEqual(['<b>a = 1</b>']);
  expect(shown.page?.staticHtml.join('')).toContain('Text and');
  expect(checked.page).toMatchObject({
    diagnostics: shown.page?.diagnostics,
    links: shown.page?.links,
    anchors: shown.page?.anchors,
    code: '',
    codeBlocks: [],
  });
  expect(await checking.compile('v1/page.mdx')).toEqual(shown);
});

test('Of a page that has changed, only code that is new is coloured, unless the colours are others', async () => {
  const cacheFolder = path.join(docsFolder, '.cache');
  const results = openResultCache(cacheFolder);
  const compiled = async (text: string, settings: Partial<PageOptions> = {}) => {
    writeFileSync(path.join(docsFolder, 'page.mdx'), text);
    coloured = [];
    const highlight = async (source: string, grammar: string) => {
      coloured.push(source);
      return { lines: source.split('\n').map((line) => `<i class="${grammar}">${line}</i>`) };
    };
    const options = { ...optionsFor(cacheFolder), ...settings };
    const { page } = await createFileCompiler(options, { highlight }, results).compile('page.mdx');
    return { coloured, blocks: page?.codeBlocks };
  };
  const block = (lang: string, text: string) => `\n\n\`\`\`${lang}\n${text}\n\`\`\`\n`;
  const [js, ts] = [block('js', 'a = 1\nb = 2'), block('ts', 'a = 1\nb = 2')];
  const first = await compiled(`One.${js}`);
  expect(first.coloured).toHaveLength(1);
  // A formula has no key, and comes before.
  const again = await compiled(`Two $x$ of it.${js}${ts}`);
  expect(again.coloured).toHaveLength(1);
  expect(again.blocks?.slice(1)).toEqual([
    ...(first.blocks ?? []),
    '<i class="typescript">a = 1</i>\n<i class="typescript">b = 2</i>',
  ]);
  expect((await compiled(`Three.${ts}${js}`)).coloured).toEqual([]);
  expect((await compiled(`Three.${block('js {2}', 'a = 1\nb = 2')}`)).coloured).toHaveLength(1);
  const codeThemes = { ...defaultCodeThemes, dark: 'nord' };
  expect((await compiled(`Four.${js}`, { codeThemes })).coloured).toHaveLength(1);
});
