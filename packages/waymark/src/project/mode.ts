import type { Diagnostic } from '@waymark/core';
import type { ProjectSettings } from './project.ts';

/**
 * A preview goes on without pages that are not written yet: there a missing page is a warning,
 * whatever the rules say of it in a build.
 */
export function inMode(
  diagnostics: readonly Diagnostic[],
  mode: ProjectSettings['mode'],
): Diagnostic[] {
  return diagnostics.map((found) =>
    mode === 'preview' && found.code === 'navigation-page-missing'
      ? { ...found, severity: 'warning' as const }
      : found,
  );
}
