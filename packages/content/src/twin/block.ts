/**
 * What a page says, in the shapes that Markdown has. Texts are Markdown of one paragraph: escaped,
 * lines only where a hard break is.
 */
export type Block = Paragraph | HeadingBlock | Code | Table | Verbatim | Quote | List | Part;

export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
}

export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: number;
  readonly id: string;
  readonly text: string;
  /** The heading without markup. */
  readonly plain: string;
}

export interface Code {
  readonly kind: 'code';
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

export interface Table {
  readonly kind: 'table';
  readonly alignments: readonly ('left' | 'center' | 'right' | undefined)[];
  /** The first one is the head; a cell is one line. */
  readonly rows: readonly (readonly string[])[];
}

/** Finished Markdown, as of a formula. */
export interface Verbatim {
  readonly kind: 'verbatim';
  readonly text: string;
}

export interface Quote {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
}

export interface List {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly Item[];
  /** Lists of components that follow each other (steps, cards, fields) are one list. */
  readonly of?: string | undefined;
}

export interface Item {
  /** Before the blocks; a paragraph of its own unless it is part of the first one. */
  readonly label?: string;
  /** Where the item can be linked to and has a title, it is a section. */
  readonly section?: SectionMark;
  readonly task?: 'done' | 'open';
  /** Of an ordered list, where it is not one more than that of the item before. */
  readonly number?: number;
  readonly blocks: readonly Block[];
}

/** What stands under a title that is no heading: a tab, an accordion, an update. */
export interface Part {
  readonly kind: 'part';
  readonly label?: string;
  /** The label is written as a heading of the level. */
  readonly isHeading?: true;
  readonly section?: SectionMark;
  readonly blocks: readonly Block[];
}

export interface SectionMark {
  readonly id: string;
  readonly title: string;
  /** By default one more than that of the heading above it. */
  readonly level?: number;
}

export function paragraph(text: string): Paragraph[] {
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}
