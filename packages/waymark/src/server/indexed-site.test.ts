import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentIndexPath, searchPath } from '../project/paths/site-paths.ts';
import { openIndexedSite } from './indexed-site.ts';
import { writeSite } from './testing/written-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-indexed-'));
const site = path.join(folder, 'site');
const search = path.join(site, searchPath);
const manifest = path.join(search, 'manifest.json');

/** The file with the words and texts of the site, which is small. */
const packed = () =>
  path.join(search, readdirSync(search).find((name) => name !== 'manifest.json') ?? '', 'all.bin');

beforeEach(async () => {
  rmSync(site, { recursive: true, force: true });
  await writeSite(site, { '/moon': 'Rockets fly to the moon.' });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const damages: Readonly<Record<string, () => void>> = {
  'cut in the middle': () => truncateSync(packed(), Math.floor(statSync(packed()).size / 2)),
  'one byte too short': () => truncateSync(packed(), statSync(packed()).size - 1),
  empty: () => truncateSync(packed()),
  'without a file': () => rmSync(packed()),
  'of another version': () => writeFileSync(manifest, '{"formatVersion":1,"languages":[]}'),
  'without its manifest': () => rmSync(manifest),
  'of a manifest that is another file': () => writeFileSync(manifest, 'Not an index at all.'),
  missing: () => rmSync(search, { recursive: true }),
};

describe('An index for searching', () => {
  it.each(Object.entries(damages))(
    'that is %s is made anew, once, which is said in a line',
    async (_name, damage) => {
      const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      damage();
      for (let count = 0; count < 2; count += 1) {
        const { retriever } = await openIndexedSite(site);
        expect((await retriever.search('rockets')).map(({ url }) => url)).toEqual(['/moon']);
      }
      expect(printed.mock.calls.flat()).toEqual([expect.stringContaining(search)]);
      expect(printed.mock.calls.flat().join()).not.toContain('\n');
      printed.mockRestore();
    },
  );

  it('leaves a folder in its place that holds files', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(manifest);
    mkdirSync(manifest);
    const own = path.join(manifest, 'own.txt');
    writeFileSync(own, 'mine');
    await expect(openIndexedSite(site)).rejects.toMatchObject({ path: manifest });
    expect(readFileSync(own, 'utf8')).toBe('mine');
    printed.mockRestore();
  });
});

it('A site whose content index was cut off is refused in a sentence', async () => {
  const cut = path.join(folder, 'cut');
  await writeSite(cut, { '/a': 'One.', '/b': 'Two.' });
  const index = path.join(cut, contentIndexPath);
  truncateSync(index, statSync(index).size - 40);
  await expect(openIndexedSite(cut)).rejects.toThrow(/cannot be used: .* build the site again/);
});
