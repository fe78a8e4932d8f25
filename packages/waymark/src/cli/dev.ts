import { dev as startServer } from 'astro';
import { configuredFolderAt } from './docs-folder.ts';
import { type ServerSettings, serverOptions } from './server-options.ts';
import { type SiteSettings, siteConfig } from './site-config.ts';

/** `waymark dev`: runs until it is interrupted. */
export async function dev(dir: string, settings: SiteSettings & ServerSettings): Promise<void> {
  const server = serverOptions(settings);
  await startServer({ ...siteConfig(configuredFolderAt(dir), settings), server });
}
