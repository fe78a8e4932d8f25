import path from 'node:path';
import { reportedError } from '../integration/report.ts';
import { openedProject } from '../project/registry.ts';
import { buildSite } from './build-site.ts';
import { CommandFailure } from './failure.ts';
import { showProgress } from './progress.ts';
import { printReport } from './report.ts';
import { docsFolderAt, type SiteSettings, siteConfig } from './site-config.ts';

/** How many warnings a build prints: a large site may have hundreds. */
const shownWarnings = 50;

/** `waymark build`: a static site; ends with 1 when an error stands. */
export async function build(dir: string, settings: SiteSettings): Promise<void> {
  const docsFolder = docsFolderAt(dir);
  const config = siteConfig(dir, settings);
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
}

/** Errors of the integration are diagnostics, and those are printed. */
function isReported(error: unknown): boolean {
  return error instanceof Error && error.name === reportedError;
}
