import type { IndexedPage, IndexedSection } from './content-index.ts';

/** A page as its line in the file of an index has it: what it says stands elsewhere in that. */
export interface PageLine extends Omit<IndexedPage, 'sections'> {
  /** Digest of its sections with their texts. */
  readonly sections: string;
}

/** A section as the file has it for all pages that say the same. */
export type SectionFacts = Omit<IndexedSection, 'text'>;

/** Sections with their texts, in one order; without any, they are empty. */
export function withTexts(
  sections: readonly SectionFacts[],
  texts: readonly string[] = [],
): IndexedSection[] {
  return sections.map((section, at) => ({ ...section, text: texts[at] ?? '' }));
}
