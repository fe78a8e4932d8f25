/** A file that a site has besides its pages. */
export interface SiteFile {
  /** Decoded, below the base of the docs, with a leading slash. */
  readonly path: string;
  readonly content: string | Uint8Array;
  /** Its path changes with its content, so that browsers may keep it. */
  readonly isLasting?: true;
}
