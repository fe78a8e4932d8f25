import type { DocsServerOptions } from './docs-server.ts';

/** What is known of a server when it is built; the rest is in the environment that it runs in. */
export type BuiltServerSettings = Pick<
  DocsServerOptions,
  'base' | 'domain' | 'organization' | 'proxy'
>;
