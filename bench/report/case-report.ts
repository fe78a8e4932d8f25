/** What a case found. */
export interface CaseReport {
  readonly tables: readonly Table[];
  /** For the picture. */
  readonly bars?: readonly Bars[];
  readonly goals?: readonly Goal[];
  /** What a reader of the tables should know. */
  readonly notes?: readonly string[];
}

/** A table of the report. */
export interface Table {
  readonly title?: string;
  /** The first column names what a row is about. */
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A group of bars that are compared with each other. */
export interface Bars {
  readonly title: string;
  readonly bars: readonly Bar[];
}

/** A bar; without a value, only what is said of it. */
export interface Bar {
  readonly name: string;
  readonly value?: number;
  readonly text: string;
}

/** What is asked of a figure. */
export interface Goal {
  readonly what: string;
  /** As it was measured, and as it is asked for. */
  readonly found: string;
  readonly asked: string;
  readonly isMet: boolean;
}
