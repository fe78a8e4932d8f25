import { dev as startServer } from 'astro';
import { astroConfig } from './astro-config.ts';
import { configuredFolderAt } from './docs-folder.ts';
import { type ServerSettings, serverOptions } from './server-options.ts';
import { type SiteSettings, siteConfig } from './site-config.ts';
import { makeWorkFolder } from './work-folder.ts';

/** `waymark dev`: runs until it is interrupted. */
export async function dev(dir: string, settings: SiteSettings & ServerSettings): Promise<void> {
  const server = serverOptions(settings);
  const config = siteConfig(configuredFolderAt(dir), settings);
  makeWorkFolder(config.astro.root);
  await startServer({ ...astroConfig(config), server });
}
