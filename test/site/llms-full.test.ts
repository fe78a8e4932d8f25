import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { builtSite } from '../support/built-site.ts';
import { startDev } from '../support/dev-server.ts';
import { docsJson, page } from '../support/docs-folder.ts';
import { runCli } from '../support/run-command.ts';
import { tempFolder } from '../support/temp-folder.ts';

/** Two of these are too long for one file. */
const long = (word: string) => page(word, `Some ${word}s are here.\n\n`.repeat(15_000));
const docs = () =>
  tempFolder({
    'docs.json': docsJson({
      navigation: {
        groups: [
          { group: 'Fruit', pages: ['apple', 'pear'] },
          { group: 'Roots', pages: ['beet'] },
        ],
      },
    }),
    'apple.mdx': page('apple', 'An apple.'),
    'pear.mdx': long('pear'),
    'beet.mdx': long('beet'),
  });
const files = ['llms-full.txt', 'llms-full/fruit.txt', 'llms-full/roots.txt'];
const list = `# Test site

## Docs

- [Fruit](/llms-full/fruit.txt): 2 pages, from “apple” to “pear”
- [Roots](/llms-full/roots.txt): beet
`;

test('A long llms-full.txt leads to files of its sections, the same after a rebuild and in a preview', async () => {
  const folder = docs();
  const build = async () => {
    const { exitCode, output } = await runCli(['build'], folder);
    expect(exitCode, output).toBe(0);
    const site = builtSite(path.join(folder, 'dist'));
    return files.map((file) => site.read(file));
  };
  const [whole, fruit = '', roots = ''] = await build();
  expect(whole).toBe(list);
  expect(fruit).toMatch(
    /^# Test site: Fruit\n\n# apple\n\nSource: \/apple\/\n\nAn apple\.\n\n# pear\n/,
  );
  expect(fruit).not.toContain('# beet');
  expect(roots.match(/Some beets are here\./g)).toHaveLength(15_000);
  writeFileSync(path.join(folder, 'apple.mdx'), page('apple', 'A red apple.'));
  const rebuilt = await build();
  expect(rebuilt).toEqual([list, fruit.replace('An apple.', 'A red apple.'), roots]);
  const preview = await startDev(folder);
  try {
    const shown = await Promise.all(
      files.map(async (file) => (await preview.get(`/${file}`)).text()),
    );
    expect(shown).toEqual(rebuilt);
  } finally {
    await preview.stop();
  }
});
