import type { DocsServerOptions } from './docs-server.ts';

/**
 * What `waymark build --server` writes: `site/` with the files that readers get, and `server/` with
 * the program, so that nothing of it can be asked for.
 */
export const siteFolder = 'site';
export const serverFolder = 'server';
export const serverEntry = 'entry.mjs';

/** What is known of a server when it is built; the rest is in the environment that it runs in. */
export type BuiltServerSettings = Pick<
  DocsServerOptions,
  'base' | 'domain' | 'organization' | 'proxy'
>;
