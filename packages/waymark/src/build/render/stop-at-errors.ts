import { applyRules, type Diagnostic } from '@waymark/core';
import { diagnosticError, hasErrors } from '../../project/findings/report.ts';
import type { Project } from '../../project/project.ts';

/** Mistakes that the page itself shows, where they stand. */
const shownInPlace: ReadonlySet<string> = new Set([
  ...['page-syntax', 'snippet-syntax', 'module-syntax', 'page-evaluation'],
]);

/**
 * A preview shows what is wrong in place of the page, at its file and line, until it is mended. What
 * is wrong with the file of another page is not in its way.
 *
 * @param file of the page, if it has one
 * @param ofPage what its compilation has found
 * @throws the error that the overlay shows
 */
export function stopAtErrors(
  { diagnostics, pages, settings }: Project,
  file?: string,
  ofPage: readonly Diagnostic[] = [],
): void {
  if (settings.mode !== 'preview') return;
  const elsewhere = ofPage.filter(({ code }) => !shownInPlace.has(code));
  const found = [...diagnostics, ...applyRules(elsewhere, settings.rules)];
  if (!hasErrors(found)) return;
  const others = new Set(pages.map((page) => page.file).filter((other) => other !== file));
  const inTheWay = found.filter((one) => !others.has(one.file));
  if (hasErrors(inTheWay)) throw diagnosticError(inTheWay, settings);
}
