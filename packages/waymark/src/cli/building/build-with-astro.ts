import { build } from 'astro';
import waymark from '../../index.ts';
import type { CommandBuild } from '../../routes/docs-build.ts';
import type { SiteConfig } from '../settings/site-config.ts';

/**
 * Builds a site without a word on the terminal.
 *
 * @param place folder that the output is in or below
 * @throws what Astro throws, and an error of the integration when a diagnostic is an error
 */
export async function buildWithAstro(
  { astro, options }: SiteConfig,
  command: CommandBuild,
  place: string,
): Promise<void> {
  const currentFolder = process.cwd();
  // Astro keeps intermediate files in the current folder when the output lies outside it, and renames
  // some of them into the output, which cannot be done from one disk to another.
  process.chdir(place);
  const integrations = [waymark(options, command)];
  try {
    // Astro's own log speaks of modules and hooks; a report of diagnostics is what matters to a
    // writer.
    await build({ ...astro, integrations, ...selfContained, logLevel: 'silent' });
  } finally {
    process.chdir(currentFolder);
  }
}

/**
 * What renders is bundled whole: the output may lie where Node finds none of the packages that
 * pages need while they are rendered.
 */
const selfContained = {
  vite: { environments: { prerender: { resolve: { noExternal: true as const } } } },
};
