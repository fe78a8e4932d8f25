/** A picture in one of the sizes that browsers may choose from. */
export interface OfferedSize {
  /** In pixels of the picture. */
  readonly width: number;
  /** Below the base of the site, with a leading slash; percent-encoded. */
  readonly path: string;
}

/** The pictures of a docs folder that browsers may load in other sizes. */
export interface OfferedPictures {
  /** By their paths in the folder; the smallest size of each first. */
  readonly sizes: Readonly<Record<string, readonly OfferedSize[]>>;
  /** How wide an article is at most, in pixels, by the mode of its page; `default` for those without. */
  readonly columns: Readonly<Record<string, number>> & { readonly default: number };
  /** What is beside it at least, where a window is narrower than it, in pixels. */
  readonly gutters: number;
}
