import { cpSync } from 'node:fs';
import path from 'node:path';
import { repository } from './run-command.ts';
import { type Files, tempFolder } from './temp-folder.ts';

/** A copy of a folder of `test/fixtures`: a build writes its cache into the docs folder. */
export function copyFixture(name: string): string {
  const folder = tempFolder();
  cpSync(path.join(repository, 'test/fixtures', name), folder, {
    recursive: true,
    filter: (file) => path.basename(file) !== '.waymark',
  });
  return folder;
}

/** Text of a docs.json with what every site needs, and these properties. */
export function docsJson(properties: Readonly<Record<string, unknown>>): string {
  const required = { theme: 'mint', name: 'Test site', colors: { primary: '#17724A' } };
  return `${JSON.stringify({ ...required, ...properties }, null, 2)}\n`;
}

/** Text of a page. */
export function page(title: string, body = ''): string {
  return `---\ntitle: "${title}"\n---\n\n${body}\n`;
}

/** A docs folder whose navigation is a list of pages; `files` are pages and everything else. */
export function docsFolder(pages: readonly string[], files: Files): string {
  return tempFolder({ 'docs.json': docsJson({ navigation: { pages } }), ...files });
}
