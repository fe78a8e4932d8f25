import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createIndex, indexPage, serialiseIndex } from '@waymark/content/text';
import { buildSearchFiles, writeSearchFiles } from '@waymark/search';
import { contentIndexPath, searchPath } from '../../project/paths/site-paths.ts';

/**
 * Writes what a server needs of a built site: its index, its search and a twin for each page.
 *
 * @param texts by url
 */
export async function writeSite(
  folder: string,
  texts: Readonly<Record<string, string>>,
): Promise<void> {
  const pages = Object.entries(texts).map(([url, text]) =>
    indexPage(
      { url, title: url.slice(1), kind: 'page', navigation: [], tags: [] },
      { sections: [{ anchor: '', heading: '', level: 1, headingPath: [], text }] },
    ),
  );
  const files = {
    [contentIndexPath]: serialiseIndex(createIndex({ name: 'Acme' }, pages)),
    ...Object.fromEntries(Object.entries(texts).map(([url, text]) => [`${url}.md`, text])),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await writeSearchFiles(path.join(folder, searchPath), await buildSearchFiles(pages));
}
