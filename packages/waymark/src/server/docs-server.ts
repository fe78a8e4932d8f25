import { existsSync } from 'node:fs';
import path from 'node:path';
import { widgetSettingsPath } from '../project/site-paths.ts';
import { createSiteServer, type RunningServer } from './create-server.ts';
import { type DocsRoutes, type DocsRoutesOptions, docsRoutes } from './docs-routes.ts';
import { playgroundProxy } from './playground-proxy.ts';
import { siteAssistant } from './site-assistant.ts';
import { createFileServer } from './site-files.ts';

/** A built site with all that its server needs. */
export interface DocsServerOptions extends DocsRoutesOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Sends requests of the playground to the API, if given. */
  readonly proxy?:
    | { readonly privateOrigins: readonly string[]; readonly hosts: readonly string[] }
    | undefined;
}

/** Milliseconds that answers may go on for after the server was told to stop. */
const farewell = 15_000;

export interface DocsServer extends RunningServer, Pick<DocsRoutes, 'renew'> {}

/** The server of a site: its pages and their Markdown, the assistant, and the docs over MCP. */
export function createDocsServer(options: DocsServerOptions): DocsServer {
  const { base, model, proxy, site, store, trustedProxies } = options;
  const { address, drain, origin, pages, renew, routes } = docsRoutes(options);
  // A site that was built for an assistant elsewhere keeps to it.
  const own = existsSync(path.join(site, widgetSettingsPath))
    ? undefined
    : siteAssistant({ ...options, hasModel: model !== undefined });
  const all = [
    ...routes,
    ...(own?.routes ?? []),
    ...(proxy
      ? [playgroundProxy({ site, base, trustedProxies, ...proxy, published: origin })]
      : []),
  ];
  const running = createSiteServer({
    routes: () => all,
    files: createFileServer({
      folder: site,
      base,
      pages,
      address,
      attributes: () => (own?.isOffered() ? ['data-wm-assistant', 'data-wm-mcp'] : ['data-wm-mcp']),
    }),
    isReady: async () => {
      await store.ping();
      return true;
    },
  });
  return {
    server: running.server,
    renew,
    async stop() {
      await Promise.all([drain(farewell), running.stop()]);
    },
  };
}
