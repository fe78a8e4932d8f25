import type { Diagnostic } from '@waymark/core';
import { CommandFailure } from '../../project/findings/command-failure.ts';
import {
  diagnosticError,
  diagnosticsOf,
  hasErrors,
  reportedError,
} from '../../project/findings/report.ts';
import { bringsTheme } from '../../project/installed/brought-theme.ts';
import type { OpenDocs } from '../../project/open-docs.ts';
import { hasConfiguration } from '../../project/reading/has-configuration.ts';
import type { CommandBuild } from '../../routes/docs-build.ts';
import type { Replacement } from '../../routes/replacement.ts';
import { printReport } from '../report.ts';
import type { SiteConfig } from '../settings/site-config.ts';
import { showProgress } from './progress.ts';

/** A build of a site. */
interface SiteBuild extends CommandBuild, Replacement {
  /** Folder that the output is in or below. */
  readonly place: string;
  /** Progress is shown on a terminal only. */
  readonly isQuiet?: boolean;
  /** What is said below the report when the site cannot be built. */
  readonly failure?: string;
  /** What else is wrong then, once all pages are compiled. */
  readonly alsoFound?: () => readonly Diagnostic[];
}

/**
 * Builds a site, and closes what its pages are compiled with.
 *
 * @returns the files of the last output that stay (`SiteFolder`)
 * @throws CommandFailure when a diagnostic is an error, after all are printed
 */
export async function writeSite(
  config: SiteConfig,
  command: SiteBuild,
): Promise<ReadonlySet<string>> {
  const { alsoFound = () => [], docs, failure = '', isQuiet = false } = command;
  const endProgress = isQuiet && !process.stderr.isTTY ? () => {} : showProgress(docs);
  try {
    return await write(config, command);
  } catch (error) {
    // Errors of the integration are diagnostics, and those are printed.
    if (!(error instanceof Error && error.name === reportedError)) throw error;
    endProgress();
    if (hasConfiguration(docs.project)) docs.findings.report(alsoFound());
    printReport(docs);
    throw new CommandFailure(failure);
  } finally {
    endProgress();
    await docs.pool.close();
  }
}

/**
 * With the theme as this package brings it, or with Astro where the site has something of its own to
 * bundle: both write the same files. Each is loaded while the first pages compile.
 */
async function write(config: SiteConfig, command: SiteBuild): Promise<ReadonlySet<string>> {
  const { docs, place } = command;
  if (hasErrors(diagnosticsOf(docs))) return refuse(docs);
  if (bringsTheme(docs.project)) {
    const { writeBroughtSite } = await import('../../routes/brought-site.ts');
    const { astro, host } = config;
    const { format } = astro.build;
    return writeBroughtSite(docs, { ...command, folder: astro.outDir, format, host });
  }
  const { buildWithAstro } = await import('./build-with-astro.ts');
  await buildWithAstro(config, command, place);
  return new Set();
}

/** Finds the mistakes in pages too, which would be told only once the others are mended. */
async function refuse(docs: OpenDocs): Promise<never> {
  const { tryDocs } = await import('../../routes/try-docs.ts');
  await tryDocs(docs, true);
  throw diagnosticError(diagnosticsOf(docs), docs.project.settings);
}
