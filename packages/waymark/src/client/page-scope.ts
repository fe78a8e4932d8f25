/** The part of the site that a page belongs to, where the site has several. */
export interface PageScope {
  /** BCP 47 tag, as in the content index. */
  readonly language?: string;
  readonly version?: string;
  readonly product?: string;
}
