import type { Diagnostic, DiagnosticCode } from '@waymark/core';
import type { ProjectSettings } from '../project.ts';

/** Mistakes that only keep a page from being there, or a network from being reached. */
const missing: ReadonlySet<DiagnosticCode> = new Set<DiagnosticCode>([
  'navigation-page-missing',
  'openapi-fetch-failed',
  'openapi-file-missing',
  'openapi-operation-excluded',
  'openapi-operation-missing',
  'openapi-operations-none',
  'openapi-schema-missing',
  'openapi-source-missing',
]);

/**
 * A preview goes on without pages that are not written yet: there a missing page is a warning,
 * whatever the rules say of it in a build.
 */
export function inMode(
  diagnostics: readonly Diagnostic[],
  mode: ProjectSettings['mode'],
): Diagnostic[] {
  return diagnostics.map((found) =>
    mode === 'preview' && missing.has(found.code)
      ? { ...found, severity: 'warning' as const }
      : found,
  );
}
