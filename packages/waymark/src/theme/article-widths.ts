/**
 * How wide articles are at most in a window of usual text, in pixels, by the mode of their pages: what
 * `--wm-content-width` and `--wm-toc-width` make of it. Pages of mode `custom` have no limit.
 */
export const articleWidths = {
  columns: {
    default: 704,
    wide: 960,
    frame: 960,
    custom: Number.MAX_SAFE_INTEGER,
  },
  /** Twice `--wm-gutter`, as it is on a phone. */
  gutters: 40,
};
