import path from 'node:path';
import type { HostName } from '@waymark/content';
import { hostAdvice, hostOf } from '../integration/host.ts';
import { reportedError } from '../integration/report.ts';
import { openedProject } from '../project/registry.ts';
import { buildSite } from './build-site.ts';
import { CommandFailure } from './failure.ts';
import { showProgress } from './progress.ts';
import { printReport } from './report.ts';
import { docsFolderAt, type SiteSettings, siteConfig } from './site-config.ts';

/** How many warnings a build prints: a large site may have hundreds. */
const shownWarnings = 50;

interface BuildSettings extends SiteSettings {
  readonly host?: HostName | 'none';
}

/** `waymark build`: a static site; ends with 1 when an error stands. */
export async function build(dir: string, settings: BuildSettings): Promise<void> {
  const docsFolder = docsFolderAt(dir);
  const host = hostOf(settings.host, process.cwd());
  const config = siteConfig(dir, settings, host?.name);
  const out = path.relative(process.cwd(), path.resolve(settings.out ?? 'dist')) || '.';
  const endProgress = showProgress(docsFolder);
  try {
    await buildSite(config);
  } catch (error) {
    if (!isReported(error)) throw error;
    endProgress();
    printReport(openedProject(docsFolder), shownWarnings);
    throw new CommandFailure('');
  } finally {
    endProgress();
  }
  printReport(openedProject(docsFolder), shownWarnings);
  console.log(`The site is in ${out}. \`waymark preview ${dir} --out ${out}\` serves it.`);
  if (host) console.log(hostAdvice[host.name]);
}

/** Errors of the integration are diagnostics, and those are printed. */
function isReported(error: unknown): boolean {
  return error instanceof Error && error.name === reportedError;
}
