import type { DiagnosticCode } from './codes.ts';

/** How bad a mistake is: an error ends a build. */
export type Severity = 'error' | 'warning';

/** A place in a file of the docs folder. `line` and `column` start at 1. */
export interface SourceLocation {
  /** Path relative to the docs folder, with forward slashes. */
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** One mistake of a user: what is wrong, where, and how to fix it. */
export interface Diagnostic extends SourceLocation {
  readonly code: DiagnosticCode;
  readonly severity: Severity;
  readonly message: string;
  readonly hint?: string;
  /** JSON pointer (RFC 6901) into the configuration, where there is one. */
  readonly pointer?: string;
}

/** A computed value together with everything that was wrong with its input. */
export interface Checked<Value> {
  readonly value: Value;
  readonly diagnostics: readonly Diagnostic[];
}
