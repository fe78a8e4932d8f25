import { dev as startServer } from 'astro';
import { type ServerSettings, serverOptions } from './server-options.ts';
import { type SiteSettings, siteConfig } from './site-config.ts';

/** `waymark dev`: runs until it is interrupted. */
export async function dev(dir: string, settings: SiteSettings & ServerSettings): Promise<void> {
  await startServer({ ...siteConfig(dir, settings), server: serverOptions(settings) });
}
