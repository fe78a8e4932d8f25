import { codeEntry, type DiagnosticCode } from './codes.ts';
import type { Diagnostic, SourceLocation } from './diagnostic.ts';

/** What a diagnostic says besides its code. */
export interface DiagnosticDetails {
  readonly at: SourceLocation;
  readonly message: string;
  readonly hint?: string | undefined;
  readonly pointer?: string | undefined;
}

/** A diagnostic with the catalogue's severity; `applyRules` may change it later. */
export function diagnostic(code: DiagnosticCode, details: DiagnosticDetails): Diagnostic {
  const { at, message, hint, pointer } = details;
  const { severity } = codeEntry(code);
  return {
    code,
    severity: severity === 'info' ? 'warning' : severity,
    message,
    ...(hint === undefined ? {} : { hint }),
    file: at.file,
    line: at.line,
    column: at.column,
    ...(pointer === undefined ? {} : { pointer }),
  };
}
