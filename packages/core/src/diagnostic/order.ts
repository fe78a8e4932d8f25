import type { Diagnostic } from './diagnostic.ts';

/** Diagnostics by file, in the order in which files first appear, then by line and column. */
export function inSourceOrder(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  const files = [...new Set(diagnostics.map((found) => found.file))];
  return diagnostics.toSorted(
    (left, right) =>
      files.indexOf(left.file) - files.indexOf(right.file) ||
      left.line - right.line ||
      left.column - right.column,
  );
}
