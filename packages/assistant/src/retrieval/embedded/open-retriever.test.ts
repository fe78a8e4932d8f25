import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contentIndexOf } from '../../testing/content-index-of.ts';
import { retrieverCases } from '../../testing/retriever-cases.ts';
import { site } from '../../testing/site.ts';
import type { Retriever } from '../retriever.ts';
import { buildRetrievalIndex } from './build-retrieval-index.ts';
import { openRetriever } from './open-retriever.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'waymark-retrieval-'));
const file = path.join(folder, 'site.sqlite');
let retriever: Retriever;

beforeAll(async () => {
  await buildRetrievalIndex(site, file);
  retriever = openRetriever(file);
});
afterAll(async () => {
  await retriever.close();
  rmSync(folder, { recursive: true });
});

describe('the embedded engine', () => {
  retrieverCases(() => retriever);

  it('gives at most two sections of a page', async () => {
    const text = `The word volcano stands here. ${'More text about it. '.repeat(12)}`;
    const sections = ['one', 'two', 'three'].map((heading) => {
      return { anchor: heading, heading, level: 2, headingPath: [], text };
    });
    const index = contentIndexOf({ '/long': {}, '/short': { text: 'A volcano.' } });
    const pages = index.pages.map((page) => (page.url === '/long' ? { ...page, sections } : page));
    const own = path.join(folder, 'pages.sqlite');
    await buildRetrievalIndex({ ...index, pages }, own);
    const opened = openRetriever(own);
    const urls = (await opened.search('volcano')).map(({ url }) => url).sort();
    await opened.close();
    expect(urls).toEqual(['/long', '/long', '/short']);
  });

  it('puts a boosted page before an equal one', async () => {
    const own = path.join(folder, 'boost.sqlite');
    const text = 'About volcanoes.';
    await buildRetrievalIndex(contentIndexOf({ '/a': { text }, '/b': { text, boost: 3 } }), own);
    const opened = openRetriever(own);
    const [first] = await opened.search('volcano');
    await opened.close();
    expect(first?.url).toBe('/b');
  });

  it('writes the same bytes for the same content', async () => {
    const again = path.join(folder, 'again.sqlite');
    await buildRetrievalIndex(site, again);
    expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
  });

  it('refuses a file that is no index', () => {
    const other = path.join(folder, 'other.sqlite');
    expect(() => openRetriever(other)).toThrow();
    writeFileSync(other, '');
    expect(() => openRetriever(other)).toThrow('is not a retrieval index');
  });

  it.each([1, 4_096, 50_000])('refuses a file that lacks its last %i bytes', (missing) => {
    const cut = path.join(folder, 'cut.sqlite');
    const whole = readFileSync(file);
    writeFileSync(cut, whole);
    truncateSync(cut, whole.length - missing);
    expect(() => openRetriever(cut)).toThrow();
  });
});
