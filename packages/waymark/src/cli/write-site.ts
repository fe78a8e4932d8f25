import { renderSite } from '../build/renderer/render-site.ts';
import type { CommandBuild } from '../index.ts';
import { hostOf } from '../project/host.ts';
import { diagnosticError, diagnosticsOf, hasErrors, type Log } from '../project/report.ts';
import { buildContent } from '../routes/build-content.ts';
import { finishBuild } from '../routes/finish-build.ts';
import { finishSite } from '../routes/finish-site.ts';
import { bringsTheme } from './brought-theme.ts';
import type { SiteConfig } from './site-config.ts';

/** A build of a site. */
export interface SiteBuild extends CommandBuild {
  /** Folder of the site in the output that it replaces, of which files may stay. */
  readonly last?: string | undefined;
}

/**
 * Builds a site: with the theme as this package brings it, or with Astro where it has something of
 * its own to bundle. Both write the same files.
 *
 * @param place folder that the output is in or below
 * @returns the files of the last output that stay (`SiteFolder`)
 * @throws an error whose diagnostics are those of the docs, when one of them is an error
 */
export async function writeSite(
  config: SiteConfig,
  command: SiteBuild,
  place: string,
): Promise<ReadonlySet<string>> {
  if (bringsTheme(command.docs.project)) return buildWithBroughtTheme(config, command);
  // Astro takes a second to load, in which the first pages compile.
  const { buildWithAstro } = await import('./build-with-astro.ts');
  await buildWithAstro(config, command, place);
  return new Set();
}

async function buildWithBroughtTheme(
  { astro, options }: SiteConfig,
  { docs, last, published }: SiteBuild,
): Promise<ReadonlySet<string>> {
  const { project } = docs;
  const found = diagnosticsOf(docs);
  if (hasErrors(found)) throw diagnosticError(found, project.settings);
  const output = astro.outDir;
  const content = buildContent(docs, { folder: output, last });
  const writer = content.writer('pages');
  await renderSite(docs, content.pages(), { folder: output, format: astro.build.format, writer });
  const site = { output, ownPages: [], noted: new Set<string>() };
  const built = await finishBuild(docs, content, site, silent);
  const host = hostOf(options.host, options.deployFolder);
  finishSite([{ path: '', docs, host, ...built }], { output, published }, silent);
  return content.kept;
}

/** The report of the command says it all. */
const silent: Log = { error() {}, info() {}, warn() {} };
