import { existsSync } from 'node:fs';
import path from 'node:path';
import { feedbackAttribute } from '../client/feedback-listener.ts';
import { widgetSettingsPath } from '../project/site-paths.ts';
import { createSiteServer, type RunningServer } from './create-server.ts';
import { type DocsApp, type DocsAppOptions, docsApp } from './docs-app.ts';
import { playgroundProxy } from './playground-proxy.ts';
import { createFileServer } from './site-files.ts';

/** A built site with all that its server needs. */
export interface DocsServerOptions extends DocsAppOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Sends requests of the playground to the API, if given. */
  readonly proxy?:
    | { readonly privateOrigins: readonly string[]; readonly hosts: readonly string[] }
    | undefined;
}

/** Milliseconds that answers may go on for after the server was told to stop. */
const farewell = 15_000;

/** The server of a site, which can go on with another build of it. */
export interface DocsServer extends RunningServer, Pick<DocsApp, 'renew'> {}

/** The server of a site: its pages and their Markdown, the assistant, and the docs over MCP. */
export function createDocsServer(options: DocsServerOptions): DocsServer {
  const { base, proxy, site, store, trustedProxies } = options;
  // A site that was built for an assistant elsewhere keeps to it.
  const isAskedElsewhere = existsSync(path.join(site, widgetSettingsPath));
  const app = docsApp({ ...options, isAskedElsewhere });
  const { address, origin: published, pages } = app;
  const proxies = proxy
    ? [playgroundProxy({ site, base, trustedProxies, ...proxy, published })]
    : [];
  const running = createSiteServer({
    routes: () => [app, ...proxies],
    files: createFileServer({
      ...{ folder: site, base, pages, address },
      attributes: () => [
        ...(app.isOffered() ? ['data-wm-assistant'] : []),
        ...(app.isHearing() ? [feedbackAttribute] : []),
        'data-wm-mcp',
      ],
    }),
    isReady: async () => {
      await store.ping();
      return true;
    },
  });
  return {
    server: running.server,
    renew: app.renew,
    async stop() {
      await Promise.all([app.drain(farewell), running.stop()]);
    },
  };
}
