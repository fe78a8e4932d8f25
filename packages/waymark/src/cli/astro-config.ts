import type { HostName } from '@waymark/content';
import type { AstroInlineConfig } from 'astro';
import waymark, { type CommandBuild } from '../index.ts';
import type { SiteConfig } from './site-config.ts';

/** A build, and the host that it writes rules for in the current folder. */
export interface SiteBuild extends CommandBuild {
  readonly host?: HostName | undefined;
}

/**
 * The configuration of a site as Astro takes it, with the integration.
 *
 * @param build that is to be run; none for a preview
 */
export function astroConfig({ astro, options }: SiteConfig, build?: SiteBuild): AstroInlineConfig {
  const host = build?.host ?? 'none';
  return { ...astro, integrations: [waymark({ ...options, host }, build)] };
}
