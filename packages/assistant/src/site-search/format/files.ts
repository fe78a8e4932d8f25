/** The one file of a fixed name; it says where the others are. */
export interface Manifest {
  /** A reader refuses what it does not know. */
  readonly formatVersion: 1;
  readonly languages: readonly LanguageFolder[];
}

/** The files of the pages of one language. */
export interface LanguageFolder {
  /** Absent for pages of a site, or a part of it, without languages. */
  readonly language?: string;
  /** Code whose rules the words follow. */
  readonly analysis: string;
  /** Its name changes with its content, so that its files may be kept by caches for good. */
  readonly folder: string;
  /** All files are in one, `all.bin`, as they are few. */
  readonly isPacked: boolean;
}

/** What a search of a language starts with. */
export interface Overview {
  readonly scopes: readonly ScopePages[];
  /** Number of sections of each page. */
  readonly sections: readonly number[];
  /** What the first key of each file of the dictionary begins with. */
  readonly dictionary: readonly string[];
  /** Number of pages in each file of pages. */
  readonly pageFiles: readonly number[];
  /** Lengths of words of which there is a list, against typos. */
  readonly spelling: readonly number[];
}

/** Pages of one version and product; they follow one another. */
export interface ScopePages {
  readonly version?: string;
  readonly product?: string;
  readonly pages: number;
}

/** A page as hits show it. */
export interface StoredPage {
  readonly url: string;
  readonly title: string;
  readonly navigation: readonly string[];
  readonly operation?: { readonly method: string; readonly path: string };
  readonly isEndpoint?: true;
  readonly sections: readonly StoredSection[];
}

export interface StoredSection {
  readonly anchor?: string;
  readonly heading?: string;
  readonly headingPath?: readonly string[];
  /** Plain text. */
  readonly text: string;
}

export const manifestFile = 'manifest.json';
export const packFile = 'all.bin';
export const overviewFile = 'overview.bin';
export const dictionaryFile = (number: number): string => `terms/${number}.bin`;
/** Numbers of lists start with 1. */
export const listFile = (number: number): string => `lists/${number}.bin`;
export const pagesFile = (number: number): string => `pages/${number}.bin`;
export const spellingFile = (length: number): string => `words/${length}.bin`;
