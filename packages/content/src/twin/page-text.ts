import type { IndexedSection } from '../content-index/content-index.ts';

/** What a rendered page says, as Markdown. */
export interface PageText {
  /** Body without frontmatter, from the level-1 heading on. */
  readonly markdown: string;
  /** The same text cut at its headings. */
  readonly sections: readonly IndexedSection[];
}
