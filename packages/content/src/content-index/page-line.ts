import type { IndexedPage, IndexedSection } from './content-index.ts';

/** A page as its line in the file of an index has it: what it says stands elsewhere in that. */
export interface PageLine extends Omit<IndexedPage, 'sections'> {
  readonly sections: readonly Omit<IndexedSection, 'text'>[];
  /** Digest of the texts of its sections. */
  readonly texts: string;
}

/** A page with the texts of its sections, in their order; without any, they are empty. */
export function withTexts(
  { texts: _, sections, ...page }: PageLine,
  texts: readonly string[] = [],
): IndexedPage {
  return {
    ...page,
    sections: sections.map((section, at) => ({ ...section, text: texts[at] ?? '' })),
  };
}
