import { existsSync } from 'node:fs';
import path from 'node:path';
import {
  type AnswerModel,
  type AssistantStore,
  createAssistant,
  type Retriever,
  siteFactsOf,
} from '@waymark/assistant';
import { mcpHandler } from '@waymark/assistant/mcp';
import type { ContentIndex } from '@waymark/content';
import { createSiteServer, type RunningServer } from './create-server.ts';
import { mcpDocs } from './mcp-docs.ts';
import { mcpPath, widgetSettingsPath } from './paths.ts';
import { playgroundProxy } from './playground-proxy.ts';
import { siteAssistant } from './site-assistant.ts';
import { createFileServer } from './site-files.ts';

/** A built site with all that its server needs. */
export interface DocsServerOptions {
  /** Folder of the built site. */
  readonly site: string;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  readonly index: ContentIndex;
  readonly retriever: Retriever;
  readonly store: AssistantStore;
  /** Identifier of the site in the path of the assistant. */
  readonly domain: string;
  /** Whose keys open it. */
  readonly organization: string;
  readonly model: AnswerModel | undefined;
  /** Proxies between readers and this server. */
  readonly trustedProxies: number;
  /** Sends requests of the playground to the API, if given. */
  readonly proxy?: { readonly privateOrigins: readonly string[] } | undefined;
}

/** Milliseconds that answers may go on for after the server was told to stop. */
const farewell = 25_000;

/** The server of a site: its pages and their Markdown, the assistant, and the docs over MCP. */
export function createDocsServer(options: DocsServerOptions): RunningServer {
  const { base, domain, index, model, organization, proxy, retriever, site, store } = options;
  const origin = index.site.url === undefined ? '' : new URL(index.site.url).origin;
  const address = (below: string) => `${origin}${base}${below}`;
  const assistant = createAssistant({
    domains: {
      [domain]: { organization, retriever, site: siteFactsOf(index, `${origin}${base}`) },
    },
    store,
    model,
    base,
    trustedProxies: options.trustedProxies,
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  const mcp = mcpHandler(mcpDocs(options, address));
  // A site that was built for an assistant elsewhere keeps to it.
  const own = existsSync(path.join(site, widgetSettingsPath))
    ? undefined
    : siteAssistant({ store, base, domain, organization, hasModel: model !== undefined });
  const running = createSiteServer({
    routes: [
      {
        matches: (pathname) => /^\/v[12]\/assistant\//.test(pathname.slice(base.length)),
        handle: assistant,
      },
      { matches: (pathname) => pathname === `${base}${mcpPath}`, handle: mcp },
      ...(own
        ? [
            {
              matches: (pathname: string) => pathname === `${base}${widgetSettingsPath}`,
              handle: own.settings,
            },
          ]
        : []),
      ...(proxy ? [playgroundProxy({ site, base, origin, ...proxy })] : []),
    ],
    files: createFileServer({
      folder: site,
      base,
      index,
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
    async stop() {
      await Promise.all([assistant.drain(farewell), running.stop()]);
    },
  };
}
