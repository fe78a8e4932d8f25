import type { Diagnostic } from '@waymark/core';
import type { AstroIntegrationLogger } from 'astro';
import type { Project } from '../project/project.ts';
import { logDiagnostics } from '../project/report.ts';

/**
 * Gives a function that logs what is wrong with a project and was not yet so at its last call.
 * What stands when the reporter is made counts as logged.
 */
export function createReporter(project: Project, logger: AstroIntegrationLogger): () => void {
  let logged = keys(project.diagnostics());
  return () => {
    const found = project.diagnostics();
    const added = found.filter((entry) => !logged.has(JSON.stringify(entry)));
    logged = keys(found);
    logDiagnostics(added, project.docsFolder, logger);
  };
}

function keys(diagnostics: readonly Diagnostic[]): Set<string> {
  return new Set(diagnostics.map((found) => JSON.stringify(found)));
}
