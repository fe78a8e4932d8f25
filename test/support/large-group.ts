import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Pages of the large group: enough that its list is fetched and not part of every page. */
export const largeGroupSize = 40;

/**
 * A site whose sidebar has a collapsed group of 40 pages. Its theme, `maple`, opens and closes
 * groups when `interaction.drilldown` is not set.
 */
export function writeLargeGroup(folder: string): void {
  const numbers = Array.from({ length: largeGroupSize }, (_, index) => index + 1);
  const recipes = { group: 'Recipes', pages: numbers.map((number) => `recipes/${number}`) };
  const config = {
    theme: 'maple',
    name: 'Cookbook',
    colors: { primary: '#17724A' },
    navigation: { groups: [{ group: 'Cookbook', pages: ['index', recipes] }] },
  };
  mkdirSync(path.join(folder, 'recipes'));
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify(config));
  writePage(path.join(folder, 'index.mdx'), 'Home');
  for (const number of numbers) {
    writePage(path.join(folder, `recipes/${number}.mdx`), `Recipe ${number}`);
  }
}

function writePage(file: string, title: string): void {
  writeFileSync(file, `---\ntitle: "${title}"\n---\n\nText of ${title}.\n`);
}
