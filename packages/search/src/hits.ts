import type { SearchOptions } from './retriever.ts';

/** A piece of a text; what was searched for is marked. */
export interface TextPart {
  readonly text: string;
  readonly isMatch: boolean;
}

/** A section of a page that answers a query. */
export interface SectionHit {
  /** Id of the heading; empty for the start of the page. */
  readonly anchor: string;
  readonly heading: readonly TextPart[];
  /** Headings above this one on the page, outermost first. */
  readonly headingPath: readonly string[];
  readonly snippet: readonly TextPart[];
}

/** A page that answers a query, with the best of its sections, best first. */
export interface PageHit {
  /** Below the site's base: `/guides/start`. */
  readonly url: string;
  readonly title: readonly TextPart[];
  readonly kind: 'page' | 'endpoint';
  readonly operation?: { readonly method: string; readonly path: string };
  /** Labels from the outermost division or group to the innermost group. */
  readonly navigation: readonly string[];
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
  /** The start of the page is one as well, with an empty heading. */
  readonly sections: readonly SectionHit[];
}

/** What a query finds. */
export interface SearchHits {
  /** Best first. */
  readonly pages: readonly PageHit[];
  /** Whether a higher limit would give further pages. */
  readonly hasMore: boolean;
}

/** Where to search, and how many pages to give. */
export interface SiteSearchOptions extends Omit<SearchOptions, 'currentUrl'> {
  /** Most pages. */
  readonly limit: number;
}
