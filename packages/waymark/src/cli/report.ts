import type { Diagnostic } from '@waymark/core';
import type { OpenDocs } from '../project/open-docs.ts';
import { diagnosticsOf, formatWithSource, leniencyAdvice } from '../project/report.ts';

/**
 * Prints what is wrong with docs, errors last, then how many there are.
 *
 * @param warningLimit warnings that are printed; the rest is counted
 */
export function printReport(docs: OpenDocs, warningLimit = Number.POSITIVE_INFINITY): void {
  const found = diagnosticsOf(docs);
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  const { information, settings } = docs.project;
  const print = (entry: Diagnostic) => console.log(formatWithSource(entry, settings.docsFolder));
  for (const entry of warnings.slice(0, warningLimit)) print(entry);
  if (warnings.length > warningLimit) {
    console.log(
      `${warnings.length - warningLimit} more warnings. \`waymark check\` lists all of them.`,
    );
  }
  for (const entry of errors) print(entry);
  if (found.length > 0) console.log(countsText(found));
  for (const { message, hint } of information) console.log(`${message} ${hint}`);
  const advice = leniencyAdvice(docs);
  if (advice) console.log(advice);
}

/** How many errors and warnings there are. */
export function countsText(found: readonly Diagnostic[]): string {
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  return `${count(errors, 'error')}, ${count(warnings, 'warning')}`;
}

function count(found: readonly Diagnostic[], noun: string): string {
  return `${found.length} ${noun}${found.length === 1 ? '' : 's'}`;
}
