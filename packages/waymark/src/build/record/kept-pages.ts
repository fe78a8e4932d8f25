/** Pages of the last build, which need not be rendered again while they are made from the same. */
export interface KeptPages {
  /**
   * Writes the HTML of a page, or leaves it where it is; everything else is done that rendering it
   * would do.
   *
   * @returns whether it was kept; else the page must be rendered
   */
  take(path: string, key: string, file: string): boolean;
  /** Writes a page that was rendered, and keeps it if it may be. Its HTML goes to another thread. */
  keep(path: string, key: string, file: string, html: Uint8Array<ArrayBuffer>): void;
}
