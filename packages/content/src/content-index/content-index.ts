/**
 * What a site says, section by section: the one source of site search, agent files and the
 * assistant. Plain JSON; the same content gives the same bytes.
 */
export interface ContentIndex {
  /** Raised when the shape changes; a reader refuses what it does not know. */
  readonly formatVersion: 2;
  readonly site: IndexedSite;
  /** In the order of the navigation, unlisted ones last by path. */
  readonly pages: readonly IndexedPage[];
}

/** The site that the pages of an index are of. */
export interface IndexedSite {
  readonly name: string;
  readonly description?: string;
  /** Absolute address, where the owner has set one. */
  readonly url?: string;
  /** Path that it is served under, without a slash at the end, where that is not the root. */
  readonly base?: string;
  /** Pages ask whether they were helpful. */
  readonly feedback?: true;
  /**
   * What is meant where nobody says which part of the site: of each language and product the default
   * version, those of the default language first.
   */
  readonly standard?: readonly IndexedScope[];
  /** All versions: one whose pages are all in other versions too is named by none of them. */
  readonly versions?: readonly string[];
}

/** A part of a site, by what its pages belong to. */
export interface IndexedScope {
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
}

/** A page as the index has it: where it belongs, and all of its text. */
export interface IndexedPage extends IndexedScope {
  /** Below the site's base, as the navigation has it: `/guides/start`. */
  readonly url: string;
  readonly title: string;
  readonly description?: string;
  readonly kind: 'page' | 'endpoint';
  /** Labels from the outermost division or group to the innermost group. */
  readonly navigation: readonly string[];
  /** `tag` and `keywords` of the frontmatter, tags of an operation. */
  readonly tags: readonly string[];
  /** Endpoint pages: upper-case method and path template. */
  readonly operation?: { readonly method: string; readonly path: string };
  /** Factor on the score of its sections (frontmatter or navigation `boost`); 1 by default. */
  readonly boost: number;
  /** Search and answers leave the page out; agents may still read it. */
  readonly searchable?: false;
  /** The first one is what stands before any heading; its heading is empty. */
  readonly sections: readonly IndexedSection[];
}

/** The part of a page from one heading to the next. */
export interface IndexedSection {
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
