import { dev as startServer } from 'astro';
import waymark from '../index.ts';
import { configuredFolderAt } from './docs-folder.ts';
import { type ServerSettings, serverOptions } from './server-options.ts';
import { type SiteSettings, siteConfig } from './site-config.ts';
import { makeWorkFolder } from './work-folder.ts';

/** `waymark dev`: runs until it is interrupted. */
export async function dev(dir: string, settings: SiteSettings & ServerSettings): Promise<void> {
  const server = serverOptions(settings);
  const { astro, options } = siteConfig(configuredFolderAt(dir), settings);
  makeWorkFolder(astro.root);
  await startServer({ ...astro, integrations: [waymark(options)], server });
}
