import { expect, it } from 'vitest';
import type { SearchedPage } from '../page.ts';
import { searchSite } from '../testing/search-site.ts';
import { buildSearchFiles, SearchBuilder } from './search-builder.ts';
import { type SearchRun, searchRuns } from './search-run.ts';

const bytesOf = (files: ReadonlyMap<string, Uint8Array>) =>
  new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));

it('gives the same files from what earlier builders read and put together', async () => {
  const runs: SearchRun[] = [];
  for (const run of searchRuns(searchSite, (page) => page)) {
    const [reader, joiner] = [new SearchBuilder(), new SearchBuilder()];
    const read = run
      .filter(({ searchable }) => searchable !== false)
      .map(async (page) => ({
        page,
        terms: JSON.parse(JSON.stringify(await reader.read(page))),
      }));
    runs.push(structuredClone(await joiner.run(await Promise.all(read))));
  }
  expect(bytesOf(await new SearchBuilder().files(runs))).toEqual(
    bytesOf(await buildSearchFiles(searchSite)),
  );
});

const pageAt = (url: string, version?: string): SearchedPage => ({
  ...{ url, title: url, kind: 'page', navigation: [], tags: [], boost: 1, sections: [] },
  ...(version !== undefined && { version }),
});
const many = Array.from({ length: 1000 }, (_, number) => pageAt(`/${number}`));
const urlsOf = (pages: readonly SearchedPage[]) =>
  searchRuns(pages, (page) => page).map((run) => run.map(({ url }) => url).join(' '));

it('puts pages in runs, of which a new page changes few', () => {
  const runs = urlsOf(many);
  const changed = urlsOf(many.toSpliced(500, 0, pageAt('/new')));
  expect(runs.join(' ')).toBe(many.map(({ url }) => url).join(' '));
  expect(runs.length).toBeGreaterThan(8);
  expect(changed.filter((run) => !runs.includes(run)).length).toBeLessThan(3);
});

it('begins a run where the version does', () => {
  const pages = [pageAt('/a', '1'), pageAt('/b', '1'), pageAt('/c', '2'), pageAt('/d', '1')];
  expect(urlsOf(pages)).toEqual(['/a /b', '/c', '/d']);
});
