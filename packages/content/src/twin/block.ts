/**
 * What a page says, in the shapes that Markdown has. Texts are Markdown of one paragraph: escaped,
 * lines only where a hard break is.
 */
export type Block = Paragraph | HeadingBlock | Code | Table | Verbatim | Quote | List | Part | Note;

/** Text, its links and emphasis in Markdown. */
export interface Paragraph {
  readonly kind: 'paragraph';
  readonly text: string;
}

/** A heading, which starts a section of the index. */
export interface HeadingBlock {
  readonly kind: 'heading';
  readonly level: number;
  readonly id: string;
  readonly text: string;
  /** The heading without markup. */
  readonly plain: string;
}

/**
 * A code block. Language and title are empty where there is none; `text` is the code itself, not
 * escaped.
 */
export interface Code {
  readonly kind: 'code';
  readonly language: string;
  readonly title: string;
  readonly text: string;
}

/** A table. All rows have as many cells as there are alignments. */
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

/** A quotation or a callout. */
export interface Quote {
  readonly kind: 'quote';
  readonly blocks: readonly Block[];
}

/** A list, numbered or not. */
export interface List {
  readonly kind: 'list';
  readonly ordered: boolean;
  readonly items: readonly Item[];
  /** Lists of components that follow each other (steps, cards, fields) are one list. */
  readonly of?: string | undefined;
}

/** An item of a list, which may hold several blocks. */
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

/** A footnote, which texts point to by its label. */
export interface Note {
  readonly kind: 'note';
  readonly label: string;
  readonly blocks: readonly Block[];
}

/** Where a section of the index starts without a heading. */
export interface SectionMark {
  readonly id: string;
  readonly title: string;
  /** By default one more than that of the heading above it. */
  readonly level?: number;
}

/** A text as blocks: one paragraph, or none for an empty text. */
export function paragraph(text: string): Paragraph[] {
  return text === '' ? [] : [{ kind: 'paragraph', text }];
}
