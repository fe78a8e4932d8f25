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
}

/** Milliseconds that answers may go on for after the server was told to stop. */
const farewell = 25_000;

/** The server of a site: its pages and their Markdown, the assistant, and the docs over MCP. */
export function createDocsServer(options: DocsServerOptions): RunningServer {
  const { base, domain, index, model, organization, retriever, site, store } = options;
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
  const running = createSiteServer({
    routes: [
      {
        matches: (pathname) => /^\/v[12]\/assistant\//.test(pathname.slice(base.length)),
        handle: assistant,
      },
      { matches: (pathname) => pathname === `${base}/mcp`, handle: mcp },
    ],
    files: createFileServer({ folder: site, base, index, address }),
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
