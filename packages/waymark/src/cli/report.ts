import type { Diagnostic } from '@waymark/core';
import {
  diagnosticsOf,
  fewOfEach,
  formatWithSource,
  leniencyAdvice,
} from '../project/findings/report.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { counted } from './counted.ts';

/**
 * Prints what is wrong with docs, a few warnings of each kind and all errors, then how many there are.
 *
 * @param others the same docs as other readers get them
 */
export function printReport(docs: OpenDocs, others: readonly OpenDocs[] = []): void {
  const found = foundIn([docs, ...others]);
  const errors = found.filter(({ severity }) => severity === 'error');
  const warnings = found.filter(({ severity }) => severity === 'warning');
  const { information, settings } = docs.project;
  const print = (entry: Diagnostic) => console.log(formatWithSource(entry, settings.docsFolder));
  const { shown, more } = fewOfEach(warnings);
  for (const entry of shown) print(entry);
  if (more !== undefined) console.log(more);
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
  return `${counted(errors.length, 'error')}, ${counted(warnings.length, 'warning')}`;
}

/** What was found in any of them, once. */
export function foundIn(all: readonly OpenDocs[]): readonly Diagnostic[] {
  const [first] = all;
  if (first && all.length === 1) return diagnosticsOf(first);
  const found = all.flatMap((docs) => diagnosticsOf(docs));
  return [...new Map(found.map((entry) => [JSON.stringify(entry), entry])).values()];
}
