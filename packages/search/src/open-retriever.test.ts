import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inFolder, inMemory, writeSearchFiles } from './disk.ts';
import { buildSearchFiles } from './indexing/search-builder.ts';
import { openRetriever } from './open-retriever.ts';
import { overHttp } from './query/sources.ts';
import type { Retriever } from './retriever.ts';
import { largeSite } from './testing/large-site.ts';
import { retrieverCases } from './testing/retriever-cases.ts';
import { pageOf } from './testing/search-site.ts';
import { site } from './testing/site.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-search-'));
const retrievers: Record<string, Retriever> = {};

beforeAll(async () => {
  const files = await buildSearchFiles(site);
  await writeSearchFiles(folder, files);
  const fetch = async (url: string) => {
    const bytes = files.get(url.slice('/search/'.length));
    return bytes ? new Response(new Uint8Array(bytes)) : new Response(null, { status: 404 });
  };
  retrievers['memory'] = openRetriever(inMemory(files));
  retrievers['disk'] = openRetriever(inFolder(folder));
  retrievers['HTTP'] = openRetriever(overHttp(fetch, '/search'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(['memory', 'disk', 'HTTP'])('the retriever over files from %s', (name) => {
  retrieverCases(() => retrievers[name] as Retriever);
});

describe('the retriever', () => {
  it('gives at most two sections of a page', async () => {
    const text = `The word volcano stands here. ${'More text about it. '.repeat(12)}`;
    const pages = [
      pageOf('/long', { sections: { one: text, two: text, three: text } }),
      pageOf('/short', { sections: { '': 'A volcano.' } }),
    ];
    const hits = await openRetriever(inMemory(await buildSearchFiles(pages))).search('volcano');
    expect(hits.map(({ url }) => url).sort()).toEqual(['/long', '/long', '/short']);
  });

  it('puts a boosted page before an equal one', async () => {
    const sections = { '': 'About volcanoes.' };
    const pages = [pageOf('/a', { sections }), pageOf('/b', { sections, boost: 3 })];
    const files = await buildSearchFiles(pages);
    const [first] = await openRetriever(inMemory(files)).search('volcano');
    expect(first?.url).toBe('/b');
  });

  it('goes on with another build that took the place of its files', async () => {
    const { pages } = largeSite(300, 60);
    const moved = pages.map((page) => ({ ...page, url: `/new${page.url}` }));
    let files = await buildSearchFiles(pages);
    const retriever = openRetriever({
      read: (name) => inMemory(files).read(name),
      inflate: (bytes) => inMemory(files).inflate(bytes),
    });
    const find = async (number: number) => {
      const [hit] = await retriever.search(pages[number]?.title ?? '');
      return hit?.url;
    };
    expect(await find(10)).toBe(pages[10]?.url);
    files = await buildSearchFiles(moved);
    expect(await find(200)).toBe(moved[200]?.url);
    expect(await find(10)).toBe(moved[10]?.url);
  });

  it('fails while its files cannot be read, and not after', async () => {
    const own = path.join(folder, 'later');
    const retriever = openRetriever(inFolder(own));
    await expect(retriever.search('deploy')).rejects.toThrow('ENOENT');
    await writeSearchFiles(own, await buildSearchFiles(site));
    expect(await retriever.search('deploy')).not.toEqual([]);
  });
});
