import type { CommandBuild } from '../index.ts';
import { bringsTheme } from '../project/brought-theme.ts';
import { hostOf } from '../project/host.ts';
import { writeBroughtSite } from '../routes/brought-site.ts';
import type { SiteConfig } from './site-config.ts';

/** A build of a site. */
export interface SiteBuild extends CommandBuild {
  /** Folder of the site in the output that it replaces, of which files may stay. */
  readonly last?: string | undefined;
  /** Called when this thread has nothing else to do any more but to wait for another one. */
  readonly whileTextsAreWritten?: (() => void) | undefined;
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
  const { astro, options } = config;
  const { docs, last, published, whenPublished, whileTextsAreWritten } = command;
  if (bringsTheme(docs.project)) {
    const host = hostOf(options.host, options.deployFolder);
    const { format } = astro.build;
    const output = { folder: astro.outDir, last, published, whenPublished, whileTextsAreWritten };
    return writeBroughtSite(docs, { ...output, format, host });
  }
  // Astro takes a second to load, in which the first pages compile.
  const { buildWithAstro } = await import('./build-with-astro.ts');
  await buildWithAstro(config, command, place);
  return new Set();
}
