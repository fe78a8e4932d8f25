import type { ResultCache } from '@waymark/content';
import type { SearchRun } from '@waymark/search';
import { loadPart, loadValue, storePart, storeValue } from './kept-value.ts';
import { LostText } from './lost-text.ts';

/** What a build put together of the text of pages that follow one another. */
export interface BuiltRun {
  /** Of all that it was made from; none where a part of it is made anew by every build. */
  readonly key: string | undefined;
  /** How many bytes of the full text are of each page, in their order. */
  readonly fullSizes: readonly (readonly [url: string, size: number])[];
  /** What the content index calls what these pages say, each once. */
  readonly saidIds: readonly string[];
  /**
   * Gives a part, which is read only now where an earlier build made it.
   *
   * @throws LostText where it is not kept any more; the next build makes it anew
   */
  readonly part: <Name extends keyof RunParts>(name: Name) => RunParts[Name];
  /** Where another thread finds its parts; absent where this build made them. */
  readonly place?: RunPlace | undefined;
}

/** A run of an earlier build. */
export interface RunPlace {
  /** Path of its first page. */
  readonly first: string;
  readonly key: string;
}

/** What is seldom needed of a run. */
export interface RunParts {
  /** Lines of the pages in the content index, packed. */
  readonly pages: Uint8Array;
  /** The lines there of their sections, packed. */
  readonly sections: Uint8Array;
  /** The lines there of what these say, packed. */
  readonly texts: Uint8Array;
  /** What `llms-full.txt` has of them, packed. */
  readonly full: Uint8Array;
  readonly search: SearchRun;
}

const partNames = [
  'pages',
  'sections',
  'texts',
  'full',
  'search',
] as const satisfies (keyof RunParts)[];

/** A file of the search, and the digest of its content. */
export type SearchFileId = readonly [name: string, digest: string];

/** Runs of earlier builds, by the path of their first page, and what was made of all of them. */
export interface BuiltRuns {
  load(first: string, key: string): BuiltRun | undefined;
  /** @returns whether it can be loaded from now on; else it is in memory alone */
  store(first: string, key: string, run: BuiltRun): boolean;
  /** The files of the search that were made from what a key is of. */
  searchFiles(key: string): readonly SearchFileId[] | undefined;
  storeSearchFiles(key: string, files: readonly SearchFileId[]): void;
}

/** A run without its parts. */
type RunFacts = Omit<BuiltRun, 'part' | 'place'>;

/**
 * Runs among the results of earlier builds.
 *
 * @param site which of the sites of a docs folder they are of (`keptSite`)
 */
export function builtRuns(results: ResultCache, site: string): BuiltRuns {
  const nameOf = (first: string) => `run ${site}${first}`;
  const partOf = (first: string, part: string) => `run ${part} ${site}${first}`;
  const searchName = `search files ${site}`;
  return {
    load(first, key) {
      const facts = loadValue<RunFacts>(results, nameOf(first));
      if (facts?.key !== key) return undefined;
      results.keep(partNames.map((name) => partOf(first, name)));
      return {
        ...facts,
        place: { first, key },
        part: <Name extends keyof RunParts>(name: Name) => {
          const part = loadPart<RunParts[Name]>(results, partOf(first, name), key);
          if (part !== undefined) return part;
          results.store(nameOf(first), '');
          results.flush();
          throw new LostText(first);
        },
      };
    },
    store(first, key, { fullSizes, part, saidIds }) {
      for (const name of partNames) storePart(results, partOf(first, name), key, part(name));
      storeValue(results, nameOf(first), { key, fullSizes, saidIds } satisfies RunFacts);
      return results.flush();
    },
    searchFiles: (key) => loadPart<readonly SearchFileId[]>(results, searchName, key),
    storeSearchFiles: (key, files) => storePart(results, searchName, key, files),
  };
}
