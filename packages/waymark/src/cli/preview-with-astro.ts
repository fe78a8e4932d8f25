import { dev } from 'astro';
import waymark from '../index.ts';
import type { OpenDocs } from '../project/open-docs.ts';
import { type ServerSettings, serverOptions } from './settings/server-options.ts';
import type { SiteConfig } from './settings/site-config.ts';

/** Shows docs with the server of Astro, which bundles what runs in a browser. */
export async function previewWithAstro(
  { astro, options }: SiteConfig,
  docs: OpenDocs,
  settings: ServerSettings,
): Promise<void> {
  const integrations = [waymark(options, { docs })];
  await dev({ ...astro, integrations, server: serverOptions(settings) });
}
