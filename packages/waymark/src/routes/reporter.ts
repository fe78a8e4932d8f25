import type { Diagnostic } from '@waymark/core';
import type { OpenDocs } from '../project/open-docs.ts';
import { diagnosticsOf, type Log, logDiagnostics } from '../project/report.ts';

/**
 * Gives a function that logs what is wrong with docs and was not yet so at its last call.
 * What stands when the reporter is made counts as logged.
 */
export function createReporter(docs: OpenDocs, logger: Log): () => void {
  let logged = keys(diagnosticsOf(docs));
  return () => {
    const found = diagnosticsOf(docs);
    const added = found.filter((entry) => !logged.has(JSON.stringify(entry)));
    logged = keys(found);
    logDiagnostics(added, docs.project.settings.docsFolder, logger);
  };
}

function keys(diagnostics: readonly Diagnostic[]): Set<string> {
  return new Set(diagnostics.map((found) => JSON.stringify(found)));
}
