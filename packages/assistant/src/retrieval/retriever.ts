/** Finds the sections of a site that a question is about. */
export interface Retriever {
  search(query: string, options?: SearchOptions): Promise<Hit[]>;
  close(): Promise<void>;
}

export interface SearchOptions {
  /** Most hits, 5 by default. */
  readonly limit?: number;
  /** Only pages of this language, version or product, by their codes in the navigation. */
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
  /** Page that the reader is on, by its url; its sections count a fifth more. */
  readonly currentUrl?: string;
}

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
