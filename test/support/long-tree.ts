import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Groups of the top level in the sidebar of the site, and pages of each. */
export const longTree = { groups: 9, pages: 20 };

/**
 * A site whose sidebar shows 180 pages, by which each page has only a part of it. The last group has
 * one more below it, which is collapsed.
 */
export function writeLongTree(folder: string): void {
  const groups = numbersTo(longTree.groups).map((group) => ({
    group: `Chapter ${group}`,
    pages: [
      ...numbersTo(longTree.pages).map((page) => `chapter-${group}/${page}`),
      ...(group === longTree.groups ? [{ group: 'Notes', pages: ['notes/1', 'notes/2'] }] : []),
    ],
  }));
  const config = {
    theme: 'mint',
    name: 'Novel',
    colors: { primary: '#17724A' },
    interaction: { drilldown: false },
    navigation: { groups },
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(config));
  for (const group of numbersTo(longTree.groups))
    writePages(path.join(folder, `chapter-${group}`), longTree.pages, `Scene ${group}.`);
  writePages(path.join(folder, 'notes'), 2, 'Note ');
}

function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

function writePages(folder: string, count: number, title: string): void {
  mkdirSync(folder);
  for (const page of numbersTo(count)) {
    const text = `---\ntitle: "${title}${page}"\n---\n\nText of ${title}${page}.\n`;
    writeFileSync(path.join(folder, `${page}.mdx`), text);
  }
}
