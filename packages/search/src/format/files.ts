import type { Chunk } from '../chunks/chunks-of.ts';
import type { SearchScope } from '../retriever.ts';

/** The one file of a fixed name; it says where the others are. */
export interface Manifest {
  /** A reader refuses what it does not know. */
  readonly formatVersion: 4;
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
  /** Its name changes with its content, so that its files may be kept by caches for good. */
  readonly folder: string;
  /** All files, with those of texts, are in one, `all.bin`, as they are few. */
  readonly isPacked: boolean;
  /** Of the files in the folder, which tells whether they are whole. */
  readonly bytes: number;
  /** Of its files of texts that are not. */
  readonly textBytes: number;
}

/** What a search of a language starts with. */
export interface Overview {
  readonly scopes: readonly ScopePages[];
  /** Number of chunks of each page. */
  readonly chunks: readonly number[];
  /** Pages with a factor on their score, by number. */
  readonly boosts: readonly (readonly [page: number, boost: number])[];
  /** What the first key of each file of the dictionary begins with. */
  readonly dictionary: readonly string[];
  /** Folders with texts, in the order of the chunks. */
  readonly texts: readonly TextFolder[];
  /** Lengths of words of which there is a list, against typos. */
  readonly spelling: readonly number[];
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
/** File of a part of the dictionary. Numbers start with 0, in the order of the keys. */
export const dictionaryFile = (number: number): string => `terms/${number}.bin`;
/** File of the list of one entry of the dictionary. Numbers start with 1. */
export const listFile = (number: number): string => `lists/${number}.bin`;
/**
 * File of texts: `StoredPage`s as JSON. It is not in the folder of its language, so that a change of
 * a page leaves the texts of most others where they are. Numbers start with 0.
 */
export const textFile = (folder: string, number: number): string => `texts/${folder}/${number}.bin`;
/** File of the words of a length, one a line, against typos. */
export const spellingFile = (length: number): string => `words/${length}.bin`;
