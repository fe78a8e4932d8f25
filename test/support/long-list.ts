import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages of the one list in the sidebar of the site, and headings of its last page. */
export const longList = { pages: 240, headings: 150 };

/** A site whose sidebar has one list of 240 pages, some of whose names take two lines. */
export function writeLongList(folder: string): void {
  const names = Array.from({ length: longList.pages }, (_, at) => String(at + 1));
  const config = {
    theme: 'mint',
    name: 'Log',
    colors: { primary: '#17724A' },
    navigation: { groups: [{ group: 'Entries', pages: names.map((name) => `entries/${name}`) }] },
  };
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(config));
  mkdirSync(path.join(folder, 'entries'));
  for (const name of names) {
    const more = Number(name) % 5 === 0 ? ' of a day on which nothing happened' : '';
    const chapters = Number(name) === longList.pages ? longList.headings : 0;
    const parts = Array.from({ length: chapters }, (_, at) => `\n## Chapter ${at + 1}\n\nText.\n`);
    const inner = chapters > 0 ? '\n### Its end\n\nText.\n' : '';
    const text = `---\ntitle: "Entry ${name}${more}"\n---\n\nText of entry ${name}.\n${parts.join('')}${inner}`;
    writeFileSync(path.join(folder, 'entries', `${name}.mdx`), text);
  }
}
