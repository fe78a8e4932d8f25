import type { Chunk } from '../chunks/chunks-of.ts';
import type { SearchScope } from '../retriever.ts';

/** The one file of a fixed name; it says where the others are. */
export interface Manifest {
  /** A reader refuses what it does not know. */
  readonly formatVersion: 5;
  readonly languages: readonly LanguageFolder[];
  /** See `SearchBuilder.files`. */
  readonly standard?: readonly SearchScope[];
}

/** The files of the pages of one language. */
export interface LanguageFolder {
  /** Absent for pages of a site, or a part of it, without languages. */
  readonly language?: string;
  /** Code whose rules the words follow. */
  readonly analysis: string;
  /** Has what a search starts with; its name changes with all that the language has. */
  readonly folder: string;
  /** All files are in one, `all.bin`, as they are few. */
  readonly isPacked: boolean;
  /** Of the file in the folder, which tells whether it is whole. */
  readonly bytes: number;
  /** Of all files that are not in it. */
  readonly besideBytes: number;
}

/** What a search of a language starts with. */
export interface Overview {
  readonly scopes: readonly ScopePages[];
  /** Number of chunks of each page. */
  readonly chunks: readonly number[];
  /** Pages with a factor on their score, by number. */
  readonly boosts: readonly (readonly [page: number, boost: number])[];
  /** In the order of their keys. */
  readonly dictionary: readonly DictionaryFolder[];
  /** Folders with texts, in the order of the chunks. */
  readonly texts: readonly TextFolder[];
  /** Of the words of each length, the digest of their list, which is against typos. */
  readonly spelling: readonly (readonly [length: number, digest: string])[];
}

/** Files of a part of the dictionary: while its words stand where they do, so do these. */
export interface DictionaryFolder {
  /** Its name changes with its content. */
  readonly folder: string;
  /** What the first key of each of its files begins with. */
  readonly starts: readonly string[];
  /** So many lists of its entries have files of their own. */
  readonly lists: number;
}

/** Files of the texts of pages that follow one another: while those stay the same, so do these. */
export interface TextFolder {
  /** Its name changes with its content. */
  readonly folder: string;
  /** Number of chunks in each file. */
  readonly chunks: readonly number[];
}

/** Pages of one version and product; they follow one another. */
export interface ScopePages {
  readonly version?: string;
  readonly product?: string;
  readonly pages: number;
}

/** A page as hits show it, with its chunks, or those of them that a file has room for. */
export interface StoredPage {
  readonly url: string;
  readonly title: string;
  readonly navigation: readonly string[];
  readonly operation?: { readonly method: string; readonly path: string };
  readonly isEndpoint?: true;
  readonly chunks: readonly Chunk[];
}

/** File of the `Manifest`, as JSON, which is not compressed. */
export const manifestFile = 'manifest.json';
/** File of a language that is packed: names and contents of all its files, one after another. */
export const packFile = 'all.bin';
/** File of the `Overview`, as JSON. */
export const overviewFile = 'overview.bin';

// What follows is not in the folder of its language, so that a change of a page leaves most of it
// where it is, for the next build and for the caches of readers.

/** File of entries of the dictionary. Numbers start with 0, in the order of the keys. */
export const dictionaryFile = (folder: string, number: number): string =>
  `terms/${folder}/${number}.bin`;
/** File of the list of one of these entries. Numbers start with 0. */
export const listFile = (folder: string, number: number): string => `lists/${folder}/${number}.bin`;
/** File of texts: `StoredPage`s as JSON. Numbers start with 0. */
export const textFile = (folder: string, number: number): string => `texts/${folder}/${number}.bin`;
/** File of the words of a length, one a line. */
export const spellingFile = (digest: string): string => `words/${digest}.bin`;

/** All files that an overview names, each once. */
export function filesOf({ dictionary, spelling, texts }: Overview): ReadonlySet<string> {
  return new Set([
    ...dictionary.flatMap(({ folder, lists, starts }) => [
      ...starts.map((_, number) => dictionaryFile(folder, number)),
      ...Array.from({ length: lists }, (_, number) => listFile(folder, number)),
    ]),
    ...spelling.map(([, digest]) => spellingFile(digest)),
    ...texts.flatMap(({ chunks, folder }) => chunks.map((_, number) => textFile(folder, number))),
  ]);
}
