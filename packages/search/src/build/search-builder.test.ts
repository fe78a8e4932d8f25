import { expect, it } from 'vitest';
import { searchSite } from '../testing/search-site.ts';
import { buildSearchFiles, SearchBuilder } from './search-builder.ts';

const bytesOf = (files: ReadonlyMap<string, Uint8Array>) =>
  new Map([...files].map(([name, bytes]) => [name, Buffer.from(bytes).toString('base64')]));

it('gives the same files in whatever order the pages are read', async () => {
  const builder = new SearchBuilder();
  for (const page of searchSite.toReversed()) await builder.add(page);
  const files = await builder.files(searchSite);
  expect(bytesOf(files)).toEqual(bytesOf(await buildSearchFiles(searchSite)));
});

it('reads a page once, however often it is given', async () => {
  const builder = new SearchBuilder();
  for (const page of [...searchSite, ...searchSite]) await builder.add(page);
  const files = await builder.files(searchSite);
  expect(bytesOf(files)).toEqual(bytesOf(await buildSearchFiles(searchSite)));
});

it('gives the same files from what an earlier builder read', async () => {
  const [earlier, later] = [new SearchBuilder(), new SearchBuilder()];
  for (const page of searchSite) {
    const read = await earlier.add(page);
    await later.add({ ...page, sections: [] }, JSON.parse(JSON.stringify(read)));
  }
  expect(bytesOf(await later.files(searchSite))).toEqual(
    bytesOf(await buildSearchFiles(searchSite)),
  );
});
