import { dev } from 'astro';
import waymark from '../index.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { type ServerSettings, serverOptions } from './server-options.ts';
import type { SiteConfig } from './site-config.ts';

/** Shows docs with the server of Astro, which bundles what runs in a browser. */
export async function previewWithAstro(
  { astro, options }: SiteConfig,
  docs: OpenDocs,
  settings: ServerSettings,
): Promise<void> {
  const integrations = [waymark(options, { docs })];
  await dev({ ...astro, integrations, server: serverOptions(settings) });
}
