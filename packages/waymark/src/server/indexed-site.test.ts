import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildRetrievalIndex } from '@waymark/assistant';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentIndexPath } from '../project/site-paths.ts';
import { openIndexedSite, readSiteIndex } from './indexed-site.ts';
import { writeSite } from './testing/written-site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-indexed-'));
const site = path.join(folder, 'site');
const file = path.join(folder, 'retrieval.sqlite');

beforeAll(() => writeSite(site, { '/moon': 'Rockets fly to the moon.' }));
beforeEach(async () => {
  rmSync(file, { recursive: true, force: true });
  await buildRetrievalIndex(readSiteIndex(site), file);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const damages: Readonly<Record<string, () => void>> = {
  'cut in the middle': () => truncateSync(file, Math.floor(statSync(file).size / 2)),
  'one byte too short': () => truncateSync(file, statSync(file).size - 1),
  empty: () => truncateSync(file),
  'another file': () => writeFileSync(file, 'Not an index at all.'),
  missing: () => rmSync(file),
  'a folder': () => {
    rmSync(file);
    mkdirSync(file);
  },
};

describe('An index for searching', () => {
  it.each(Object.entries(damages))(
    'that is %s is made anew, once, which is said in a line',
    async (_name, damage) => {
      const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      damage();
      for (let count = 0; count < 2; count += 1) {
        const { close, retriever } = await openIndexedSite(site, file);
        expect((await retriever.search('rockets')).map(({ url }) => url)).toEqual(['/moon']);
        await close();
      }
      expect(printed.mock.calls.flat()).toEqual([expect.stringContaining(file)]);
      expect(printed.mock.calls.flat().join()).not.toContain('\n');
      printed.mockRestore();
    },
  );

  it('leaves a folder in its place that holds files', async () => {
    const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(file);
    mkdirSync(file);
    const own = path.join(file, 'own.txt');
    writeFileSync(own, 'mine');
    await expect(openIndexedSite(site, file)).rejects.toMatchObject({ path: file });
    expect(readFileSync(own, 'utf8')).toBe('mine');
    printed.mockRestore();
  });
});

it('A site whose content index was cut off is refused in a sentence', async () => {
  const cut = path.join(folder, 'cut');
  writeSite(cut, { '/a': 'One.', '/b': 'Two.' });
  const index = path.join(cut, contentIndexPath);
  truncateSync(index, statSync(index).size - 40);
  await expect(openIndexedSite(cut, file)).rejects.toThrow(
    /cannot be used: .* build the site again/,
  );
});
