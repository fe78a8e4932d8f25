import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { pageParts } from '../build/render/page-parts.ts';
import { type OpenDocs, openDocs } from '../project/open-docs.ts';
import { folderSettings } from '../project/testing/folder-settings.ts';
import { createReporter } from './reporter.ts';

const previews: { readonly docs: OpenDocs; readonly folder: string }[] = [];

afterEach(async () => {
  await Promise.all(previews.map(({ docs }) => docs.pool.close()));
  for (const { folder } of previews.splice(0)) rmSync(folder, { recursive: true });
});

type Files = Readonly<Record<string, string>>;

/** A preview of a folder whose pages are at its root. */
async function preview(files: Files, isServed?: (url: string) => boolean) {
  const folder = mkdtempSync(path.join(tmpdir(), 'waymark-reporter-'));
  const write = (changed: Files) => {
    for (const [file, text] of Object.entries(changed)) {
      mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
      writeFileSync(path.join(folder, file), text);
    }
  };
  const pages = Object.keys(files).flatMap((file) => /^(\w+)\.mdx$/.exec(file)?.[1] ?? []);
  const colors = { primary: '#123456' };
  write({
    'docs.json': JSON.stringify({ name: 'Docs', theme: 'mint', colors, navigation: { pages } }),
    ...files,
  });
  const usual = folderSettings(folder, { components: ['Card', 'Icon'], react: false });
  const docs = await openDocs({ ...usual, mode: 'preview' });
  previews.push({ docs, folder });
  const logged: string[] = [];
  const log = (text: string) => logged.push(text.split('\n')[0] ?? '');
  const terminal = { error: log, info: log, warn: log };
  const reporter = createReporter(docs, terminal, isServed && { isServed });
  const told = () =>
    logged.splice(0).map((line) => line.replace(/ {2}(?:error|warning) {2}(.*) {2}[\w-]+$/, ' $1'));
  return {
    /** Shows a page, and gives what that tells. */
    async show(page: string) {
      await pageParts({ ...docs, findings: docs.findings.ofPage(page) }, page);
      await reporter.report();
      return told();
    },
    /** Saves files, and gives what that tells before any page is shown. */
    async save(changed: Files) {
      write(changed);
      await docs.reload(Object.keys(changed));
      await reporter.report();
      await reporter.reportSaved(Object.keys(changed));
      return told();
    },
  };
}

const broken = `[A](/gone) ![B](/images/none.png)

[C](#nowhere) [D](/other#nowhere) [E](/other#there) [F](/llms.txt) [G](/other/rss.xml)

<Icon icon="rockett" />
`;
const other = '# Other\n\n## There\n';
const toldOfBroken = [
  'index.mdx:1:1 The link "/gone" leads to "/gone", where no page is.',
  'index.mdx:1:12 The file images/none.png, which "/images/none.png" names, does not exist.',
  'index.mdx:3:1 The link "#nowhere" leads to "#nowhere", which this page does not have.',
  'index.mdx:3:15 The link "/other#nowhere" leads to "#nowhere", which the page "other" does not have.',
  'index.mdx:5:1 There is no icon "rockett", so none is shown.',
];

test('A page that is shown is told of as `check` does: links, fragments, pictures and icons', async () => {
  const { show } = await preview({ 'index.mdx': broken, 'other.mdx': other });
  expect((await show('index')).sort()).toEqual(toldOfBroken);
});

test('What was told is not told again as long as it stands, whatever is saved', async () => {
  const { save, show } = await preview({ 'index.mdx': broken, 'other.mdx': other });
  await show('index');
  expect(await show('index')).toEqual([]);
  expect(await save({ 'other.mdx': `${other}\nMore.\n` })).toEqual([]);
  expect(await show('index')).toEqual([]);
  expect(await save({ 'index.mdx': `A new line.\n\n${broken}` })).toEqual([]);
  expect(await show('index')).toEqual([]);
});

test('A finding that was mended is told when it comes back', async () => {
  const { save, show } = await preview({ 'index.mdx': '[A](/gone)', 'other.mdx': other });
  const told = ['index.mdx:1:1 The link "/gone" leads to "/gone", where no page is.'];
  expect(await show('index')).toEqual(told);
  expect(await save({ 'index.mdx': '[A](/other)' })).toEqual([]);
  expect(await save({ 'index.mdx': '[A](/gone)' })).toEqual(told);
  expect(await show('index')).toEqual([]);
});

test('A page that is saved is told of though nobody looks at it, and others are not', async () => {
  const { save } = await preview({ 'index.mdx': '[A](/gone)', 'other.mdx': other });
  expect(await save({ 'other.mdx': '<Icon icon="rockett" />' })).toEqual([
    'other.mdx:1:1 There is no icon "rockett", so none is shown.',
  ]);
});

test('Many pages that change at once are told of when they are shown', async () => {
  const names = Array.from({ length: 30 }, (_, index) => `page${index}`);
  const all = Object.fromEntries(names.map((name) => [`${name}.mdx`, '[A](/gone)']));
  const { save, show } = await preview({ 'index.mdx': '', ...all });
  expect(await save(all)).toEqual([]);
  expect(await show('page3')).toHaveLength(1);
});

test('A mistake in a snippet is told with its place there', async () => {
  const { show } = await preview({
    'index.mdx': "import Part from '/snippets/part.mdx'\n\n<Part />\n",
    'snippets/part.mdx': '[A](/gone) <Icon icon="rockett" />\n',
  });
  expect(await show('index')).toEqual([
    'snippets/part.mdx:1:1 The link "/gone" leads to "/gone", where no page is.',
    'snippets/part.mdx:1:12 There is no icon "rockett", so none is shown.',
  ]);
});

test('Links to what a project has around the docs lead somewhere', async () => {
  const { show } = await preview({ 'index.mdx': '[A](/pricing)' }, (url) => url === '/pricing');
  expect(await show('index')).toEqual([]);
});

test('A mistake that compilation finds is told once, too', async () => {
  const { save, show } = await preview({ 'index.mdx': '<Crad>Text</Crad>', 'other.mdx': other });
  expect(await show('index')).toHaveLength(1);
  await save({ 'other.mdx': `${other}\nMore.\n` });
  expect(await show('index')).toEqual([]);
});
