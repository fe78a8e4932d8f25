import type { Diagnostic } from '@waymark/core';

/** A page after compilation: plain data that can be cached and sent between threads. */
export interface CompiledPage {
  /** Body of a function; see `compileBody` for its contract. */
  readonly code: string;
  /** Highlighted code blocks, in the order in which the body refers to them. */
  readonly codeBlocks: readonly string[];
  readonly headings: readonly Heading[];
  /** Component files that the body refers to by name. */
  readonly imports: readonly ComponentImport[];
  readonly diagnostics: readonly Diagnostic[];
  /** Files besides the page itself that went into it; a change of one changes the page. */
  readonly dependencies: readonly string[];
}

/** An entry of the table of contents. */
export interface Heading {
  readonly depth: number;
  readonly id: string;
  readonly text: string;
}

/** `import { imported as local } from file`; `imported` is `default` or `*` for those forms. */
export interface ComponentImport {
  readonly local: string;
  readonly imported: string;
  readonly file: string;
}
