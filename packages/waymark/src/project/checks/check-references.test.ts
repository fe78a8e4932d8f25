import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { tempFolder } from '../../../../../test/support/temp-folder.ts';
import { readProject } from '../read-project.ts';
import { folderSettings } from '../testing/folder-settings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-references-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('A redirect has no effect at a page or a file of the site, and has one at the source of a page', async () => {
  const sources = ['/guide', '/notes.txt', '/guide.mdx', '/data.json'];
  const files = {
    'docs.json': JSON.stringify({
      name: 'Docs',
      theme: 'mint',
      colors: { primary: '#123456' },
      navigation: { pages: ['index', 'guide'] },
      redirects: sources.map((source) => ({ source, destination: '/' })),
    }),
    'index.mdx': '# Home\n',
    'guide.mdx': '# Guide\n',
    'notes.txt': 'Notes',
    'data.json': '{}',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text);
  const settings = folderSettings(folder, { components: [], react: true });
  const { config, diagnostics } = await readProject(settings);
  const found = diagnostics.filter(({ code }) => code === 'config-redirect-page');
  expect(found.map(({ message }) => /"([^"]*)"/.exec(message)?.[1])).toEqual([
    '/guide',
    '/notes.txt',
  ]);
  expect(config.redirects.map(({ source }) => source)).toEqual(['/guide.mdx', '/data.json']);
});

test('A logo among the files of the Astro project itself is there, and a grammar is not looked for there', async () => {
  const files = {
    'docs/docs.json': JSON.stringify({
      name: 'Docs',
      theme: 'mint',
      colors: { primary: '#123456' },
      logo: '/logo.svg',
      favicon: '/gone.svg',
      styling: { codeblocks: { languages: { custom: ['/own.json'] } } },
      navigation: { pages: ['index'] },
    }),
    'docs/index.mdx': '# Home\n',
    'public/logo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'public/own.json': '{}',
  };
  const root = tempFolder(files);
  const settings = {
    ...folderSettings(path.join(root, 'docs'), { components: [], react: true }),
    publicFolder: path.join(root, 'public'),
  };
  const { diagnostics } = await readProject(settings);
  const missing = diagnostics.filter(({ code }) => code === 'config-asset-missing');
  expect(missing.map(({ pointer }) => pointer)).toEqual([
    '/favicon/light',
    '/styling/codeblocks/languages/custom/0',
  ]);
});
