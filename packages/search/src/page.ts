/** A page as it comes to the index, such as `IndexedPage` of `@waymark/content`. */
export interface SearchedPage {
  /** Below the site's base, as the navigation has it: `/guides/start`. */
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly kind: 'page' | 'endpoint';
  /** Labels from the outermost division or group to the innermost group. */
  readonly navigation: readonly string[];
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
  readonly tags: readonly string[];
  /** Endpoint pages: upper-case method and path template. */
  readonly operation?: { readonly method: string; readonly path: string };
  /** Factor on the score of the page; 1 is neutral. */
  readonly boost: number;
  /** The page is left out. */
  readonly searchable?: false;
  /** The first one is what stands before any heading; its heading is empty. */
  readonly sections: readonly SearchedSection[];
}

/** The part of a page from one heading to the next. */
export interface SearchedSection {
  /** Id of the heading; empty for the start of the page. */
  readonly anchor: string;
  readonly heading: string;
  /** 1 for the start of the page, else 2 to 6. */
  readonly level: number;
  /** Headings above this one on the page, outermost first. */
  readonly headingPath: readonly string[];
  /** Markdown of the section without its heading and without the sections below it. */
  readonly text: string;
}
