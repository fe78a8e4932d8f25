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

it('gives the same files when it was told before which runs to expect, or others than came', async () => {
  const runs = await Promise.all(
    searchRuns(searchSite, (page) => page).map(async (run) => {
      const builder = new SearchBuilder();
      const pages = run.filter(({ searchable }) => searchable !== false);
      const read = pages.map(async (page) => ({ page, terms: await builder.read(page) }));
      return builder.run(await Promise.all(read));
    }),
  );
  const whole = bytesOf(await new SearchBuilder().files(runs));
  const [told, toldMore] = [new SearchBuilder(), new SearchBuilder()];
  for (const run of [...runs].reverse()) told.expect(run);
  expect(bytesOf(await told.files(runs))).toEqual(whole);
  const [first, ...others] = runs;
  for (const run of runs) toldMore.expect(run);
  expect(first?.chunks.length).toBeGreaterThan(0);
  expect(bytesOf(await toldMore.files(others))).toEqual(
    bytesOf(await new SearchBuilder().files(others)),
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
