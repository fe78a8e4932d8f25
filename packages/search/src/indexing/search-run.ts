import { deflateRawSync } from 'node:zlib';
import type { TextFolder } from '../format/files.ts';
import type { SearchedPage } from '../page.ts';
import type { Ranking } from '../ranking.ts';
import type { ChunkTerms } from './chunk-terms.ts';
import { contentDigest } from './content-digest.ts';
import type { Words } from './impacts.ts';
import { isCut } from './is-cut.ts';
import { PostingsCollector } from './postings-collector.ts';
import { buildTextFiles } from './text-files.ts';

/** A page with what its chunks say. */
export interface ReadPage {
  readonly page: SearchedPage;
  readonly terms: ChunkTerms;
}

/**
 * Pages that follow one another, put together for the files of a search: plain data, so that it can
 * be kept while they stay the same. They are of one language, version and product.
 */
export interface SearchRun extends Pick<SearchedPage, 'language' | 'version' | 'product'> {
  /** Of each page. */
  readonly chunks: readonly number[];
  readonly boosts: readonly number[];
  /** What the chunks are found by, and forms of words; sorted, as many sorted ones are sorted fast. */
  readonly keys: readonly string[];
  /** So many postings has each key. */
  readonly lengths: Uint32Array;
  /** Those of one key after the other; chunks are counted from the first of the run. */
  readonly postings: Uint32Array;
  /** How often each key stands in the texts as the form of a word. */
  readonly formCounts: Uint32Array;
  /** 1 for each key that is a form of a word and differs from its term. */
  readonly inflected: Uint8Array;
  readonly texts: TextFolder;
  /** Compressed. */
  readonly textFiles: readonly Uint8Array[];
}

type Placed = Pick<SearchedPage, 'url' | 'language' | 'version' | 'product'>;

const usualLength = 64;
/** So many pages has a run at most. */
export const longestRun = 4 * usualLength;

/**
 * Pages in runs, in their order. Where one begins depends on the pages around and on nothing else,
 * so that most of them stay the same when pages come and go.
 *
 * @param pages in the order of the index
 */
export function searchRuns<Item>(
  pages: readonly Item[],
  pageOf: (item: Item) => Placed,
): readonly (readonly Item[])[] {
  const runs: Item[][] = [];
  let scope = '';
  for (const item of pages) {
    const { language, product, url, version } = pageOf(item);
    const own = JSON.stringify([language, version, product]);
    const last = runs.at(-1);
    if (last && own === scope && last.length < longestRun && !isCut(url, usualLength))
      last.push(item);
    else runs.push([item]);
    scope = own;
  }
  return runs;
}

/** Puts a run together. */
export function searchRun(pages: readonly ReadPage[], words: Words, ranking: Ranking): SearchRun {
  const { forms, lists } = collected(pages, words, ranking);
  const keys = [...new Set([...lists.keys(), ...forms.all])].sort();
  const texts = buildTextFiles(pages.map(({ page }) => page));
  const { language, product, version } = pages[0]?.page ?? {};
  return {
    ...(language !== undefined && { language }),
    ...(version !== undefined && { version }),
    ...(product !== undefined && { product }),
    chunks: pages.map(({ terms }) => terms.chunks.length),
    boosts: pages.map(({ page }) => page.boost),
    keys,
    lengths: Uint32Array.from(keys, (key) => lists.get(key)?.length ?? 0),
    postings: Uint32Array.from(keys.flatMap((key) => lists.get(key) ?? [])),
    formCounts: Uint32Array.from(keys, (key) => forms.countOf(key)),
    inflected: Uint8Array.from(keys, (key) => Number(forms.isInflected(key))),
    texts: {
      folder: contentDigest(texts.files),
      chunks: texts.counts,
    },
    textFiles: texts.files.map((file) => new Uint8Array(deflateRawSync(file))),
  };
}

function collected(pages: readonly ReadPage[], words: Words, ranking: Ranking): PostingsCollector {
  const collector = new PostingsCollector(words, ranking);
  for (const { page, terms } of pages) collector.add(page, terms);
  return collector;
}
