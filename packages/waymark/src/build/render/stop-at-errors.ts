import { applyRules, type Diagnostic } from '@waymark/core';
import type { Project } from '../../project/project.ts';
import { diagnosticError, hasErrors } from '../../project/report.ts';

/** Mistakes that the page itself shows, where they stand. */
const shownInPlace: ReadonlySet<string> = new Set([
  ...['page-syntax', 'snippet-syntax', 'module-syntax', 'page-evaluation'],
]);

/**
 * A preview shows what is wrong in place of the page, at its file and line, until it is mended.
 *
 * @throws the error that the overlay shows
 */
export function stopAtErrors(project: Project, ofPage: readonly Diagnostic[]): void {
  if (project.settings.mode !== 'preview') return;
  const elsewhere = ofPage.filter(({ code }) => !shownInPlace.has(code));
  const found = [...project.diagnostics, ...applyRules(elsewhere, project.settings.rules)];
  if (hasErrors(found)) throw diagnosticError(found, project.settings);
}
