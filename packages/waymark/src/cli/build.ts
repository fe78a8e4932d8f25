import path from 'node:path';
import type { HostName } from '@waymark/content';
import { hostAdvice, hostOf } from '../integration/host.ts';
import { reportedError } from '../integration/report.ts';
import { openAhead } from '../project/opened-ahead.ts';
import { openedProject } from '../project/registry.ts';
import { serverEntry, serverFolder } from '../server/output.ts';
import type { ServerBuildSettings } from './build-server.ts';
import { docsFolderAt } from './docs-folder.ts';
import { CommandFailure } from './failure.ts';
import { showProgress } from './progress.ts';
import { printReport } from './report.ts';
import { builtProjectSettings, type SiteSettings, siteConfig } from './site-config.ts';
import { holdWarningLimit, type WarningFlags, warningLimit } from './warning-limit.ts';

/** How many warnings a build prints: a large site may have hundreds. */
const shownWarnings = 50;

interface BuildSettings extends SiteSettings, ServerBuildSettings, WarningFlags {
  readonly host?: HostName | 'none';
  readonly base: string;
}

/**
 * `waymark build`: a static site, with `--server` the server for it too; ends with 1 when an error
 * stands.
 */
export async function build(dir: string, settings: BuildSettings): Promise<void> {
  const docsFolder = docsFolderAt(dir);
  const limit = warningLimit(settings);
  const host = hostOf(settings.host, process.cwd());
  const writeServer = settings.server && (await prepareServer(docsFolder, settings));
  const config = siteConfig(dir, settings, host?.name);
  const output = path.resolve(settings.out ?? 'dist');
  const out = path.relative(process.cwd(), output) || '.';
  const endProgress = showProgress(docsFolder);
  try {
    await openAhead(builtProjectSettings(dir, settings));
    // Astro takes a second to load, in which the first pages compile.
    const { buildSite } = await import('./build-site.ts');
    await buildSite(config);
    if (writeServer) await writeServer(output);
  } catch (error) {
    if (!isReported(error)) throw error;
    endProgress();
    printReport(openedProject(docsFolder), shownWarnings);
    throw new CommandFailure('');
  } finally {
    endProgress();
  }
  printReport(openedProject(docsFolder), shownWarnings);
  console.log(
    settings.server
      ? `The site and its server are in ${out}. \`node ${path.join(out, serverFolder, serverEntry)}\` starts it.`
      : `The site is in ${out}. \`waymark preview ${dir} --out ${out}\` serves it.`,
  );
  if (host) console.log(hostAdvice[host.name]);
  const found = openedProject(docsFolder).diagnostics();
  holdWarningLimit(found.filter(({ severity }) => severity === 'warning').length, limit);
}

/** Loaded when it is needed: the assistant takes a while. */
async function prepareServer(docsFolder: string, settings: BuildSettings) {
  const { serverBuild } = await import('./build-server.ts');
  return serverBuild(docsFolder, settings);
}

/** Errors of the integration are diagnostics, and those are printed. */
function isReported(error: unknown): boolean {
  return error instanceof Error && error.name === reportedError;
}
