/** Where to search. What is left out does not narrow; pages of no version belong to all. */
export interface SearchScope {
  /** Codes and names as the navigation has them. */
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
}

/** Where to search, and how many hits to give. */
export interface SearchOptions extends SearchScope {
  /** Most hits, 5 by default. */
  readonly limit?: number;
  /** Page that the reader is on, by its url; its chunks count a fifth more. */
  readonly currentUrl?: string;
  /** Language and version that the reader is in; without them what the site says is standard. */
  readonly reader?: Pick<SearchScope, 'language' | 'version'>;
}

/** From this coverage on a section may well say what is asked; see `Hit.coverage`. */
export const answerableCoverage = 0.45;

/** Finds the sections of a site that a question is about. */
export interface Retriever {
  search(query: string, options?: SearchOptions): Promise<Hit[]>;
}

/** A section of a page that may answer a question. */
export interface Hit {
  /** Of the page, below the site's base. */
  readonly url: string;
  /** Of the page. */
  readonly title: string;
  /** Of the section; empty at the start of a page. */
  readonly heading: string;
  readonly anchor: string;
  /** Comparable within the hits of one search only. */
  readonly score: number;
  /**
   * Share of what the query says that the section covers, from 0 to 1, rare words counting more,
   * and those that no text has the most.
   */
  readonly coverage: number;
  /**
   * Share of the most points that a section could get, from 0 to about 1: what it says of the words
   * that it covers. Absent where points cannot be compared between searches.
   */
  readonly strength?: number;
  /** Markdown of the section, or of the part of it that was found. */
  readonly text: string;
  /** Labels above the page in the navigation, outermost first. */
  readonly navigation: readonly string[];
}
