import path from 'node:path';
import { build as buildSite } from 'astro';
import { reportedError } from '../integration/report.ts';
import { openedProject } from '../project/registry.ts';
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
  // Astro keeps intermediate files in the current folder when the output lies outside it.
  process.chdir(config.root);
  const endProgress = showProgress(docsFolder);
  try {
    // Astro's own log speaks of modules and hooks; the report below is what matters to a writer.
    await buildSite({ ...config, ...selfContained, logLevel: 'silent' });
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

/**
 * What renders is bundled whole: the output may lie where Node finds none of the packages that
 * pages need while they are rendered.
 */
const selfContained = {
  vite: { environments: { prerender: { resolve: { noExternal: true as const } } } },
};

/** Errors of the integration are diagnostics, and those are printed. */
function isReported(error: unknown): boolean {
  return error instanceof Error && error.name === reportedError;
}
