import type { Diagnostic } from '@waymark/core';
import {
  buildError,
  diagnosticsOf,
  hasErrors,
  type Log,
  leniencyAdvice,
  logDiagnostics,
} from '../project/findings/report.ts';
import type { OpenDocs } from '../project/open-docs.ts';

/**
 * Logs what reading docs has found.
 *
 * @param task what Astro does with them
 * @returns what was found
 * @throws when a build cannot go on, once the mistakes of all pages are in the log too
 */
export async function expectSound(
  docs: OpenDocs,
  task: 'build' | 'dev' | 'sync',
  logger: Log,
): Promise<readonly Diagnostic[]> {
  const isBuild = task === 'build';
  if (isBuild && hasErrors(diagnosticsOf(docs))) await tryPagesToo(docs);
  const found = diagnosticsOf(docs);
  logDiagnostics(found, docs.project.settings.docsFolder, logger);
  if (!isBuild || !hasErrors(found)) return found;
  const advice = leniencyAdvice(docs);
  if (advice) logger.info(advice);
  throw buildError(found);
}

/** Finds what is wrong with pages too, where a build ends before them. The project's own are not known yet. */
async function tryPagesToo(docs: OpenDocs): Promise<void> {
  const { tryDocs } = await import('./try-docs.ts');
  try {
    await tryDocs(docs, false);
  } finally {
    await docs.pool.close();
  }
}
