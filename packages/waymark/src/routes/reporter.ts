import type { Diagnostic } from '@waymark/core';
import type { OpenDocs } from '../project/open-docs.ts';
import { diagnosticsOf, type Log, logDiagnostics } from '../project/report.ts';

/**
 * Gives a function that logs what is wrong with docs and was not yet so at its last call.
 * What stands when the reporter is made counts as logged.
 */
export function createReporter(docs: OpenDocs, logger: Log): () => void {
  let logged = diagnosticsOf(docs);
  return () => {
    const found = diagnosticsOf(docs);
    logDiagnostics(added(found, logged), docs.project.settings.docsFolder, logger);
    logged = found;
  };
}

/** What was found that is not among what was before. */
export function added(
  found: readonly Diagnostic[],
  before: readonly Diagnostic[],
): readonly Diagnostic[] {
  const known = new Set(before.map((entry) => JSON.stringify(entry)));
  return found.filter((entry) => !known.has(JSON.stringify(entry)));
}
