import { existsSync, globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it, test } from 'vitest';
import { galleryFiles } from './component-pages.ts';

const here = new URL('./', import.meta.url);
const files = galleryFiles();
const pages = files.map(({ file }) => file).filter((file) => file.startsWith('components/'));

it.each(files)(
  '$file is that of the gallery with its source; `npm run docs` writes it.',
  (made) => {
    const file = new URL(made.file, here);
    expect(existsSync(file)).toBe(true);
    expect(readFileSync(file, 'utf8')).toBe(made.text);
  },
);

test('The pages of components are those of the gallery, and all are in the navigation', () => {
  const written = globSync('components/*.mdx', { cwd: fileURLToPath(here) });
  expect(written.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(pages.toSorted());
  const config = readFileSync(new URL('docs.json', here), 'utf8');
  expect(pages.filter((file) => !config.includes(`"${file.replace('.mdx', '')}"`))).toEqual([]);
});
