import type { ResultCache } from '@waymark/content';
import type { SearchFiles, SearchRun } from '@waymark/search';
import { loadValue, storeValue } from './kept-value.ts';

/** What a build put together of the text of pages that follow one another. */
export interface BuiltRun {
  /** Of all that it was made from; none where a part of it is made anew by every build. */
  readonly key: string | undefined;
  /** Their lines in the content index, packed. */
  readonly lines: Uint8Array;
  /** What `llms-full.txt` has of them, packed. */
  readonly full: Uint8Array;
  /** How many bytes of it are of each, in their order. */
  readonly fullSizes: readonly (readonly [url: string, size: number])[];
  readonly search: SearchRun;
}

/** Runs of earlier builds, by the path of their first page, and what was made of all of them. */
export interface BuiltRuns {
  load(first: string, key: string): BuiltRun | undefined;
  store(first: string, run: BuiltRun): void;
  /** The files of the search that were made from what a key is of. */
  loadSearch(key: string): SearchFiles | undefined;
  storeSearch(key: string, files: SearchFiles): void;
}

interface BuiltSearch {
  /** Of all runs. */
  readonly key: string;
  readonly files: SearchFiles;
}

/**
 * Runs among the results of earlier builds.
 *
 * @param site which of the sites of a docs folder they are of (`keptSite`)
 */
export function builtRuns(results: ResultCache, site: string): BuiltRuns {
  const nameOf = (first: string) => `run ${site}${first}`;
  const searchName = `search ${site}`;
  return {
    load(first, key) {
      const run = loadValue<BuiltRun>(results, nameOf(first));
      return run?.key === key ? run : undefined;
    },
    store: (first, run) => storeValue(results, nameOf(first), run),
    loadSearch(key) {
      const search = loadValue<BuiltSearch>(results, searchName);
      return search?.key === key ? search.files : undefined;
    },
    storeSearch: (key, files) => storeValue(results, searchName, { key, files }),
  };
}
