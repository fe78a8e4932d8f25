/** @param html of the last build, if it is known */
type ShowKept = (html: () => Uint8Array | undefined) => boolean;

/** Pages of the last build, which need not be rendered again while they are made from the same. */
export interface KeptPages {
  /**
   * Does everything that rendering a page would do, but for its HTML.
   *
   * @param show puts the HTML of the last build in its place, if that can be had from there
   * @returns whether the page was kept; else it must be rendered
   */
  take(path: string, key: string, show: ShowKept): boolean;
  /** Whether a page that was rendered may be kept. */
  mayKeep(path: string): boolean;
  /** Keeps such a page. Its HTML goes to another thread, so that nothing of it is left here. */
  keep(path: string, key: string, html: Uint8Array<ArrayBuffer>): void;
}
