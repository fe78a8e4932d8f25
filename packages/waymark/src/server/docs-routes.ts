import {
  type AnswerModel,
  type AssistantStore,
  createAssistant,
  siteFactsOf,
  type TrustedProxies,
} from '@waymark/assistant';
import { mcpHandler } from '@waymark/assistant/mcp';
import type { SearchableSite } from './indexed-site.ts';
import { mcpDocs } from './mcp-docs.ts';
import { isAssistantPath, isMcpPath } from './paths.ts';
import type { ServerRoute } from './route.ts';

/** A site that is asked about. */
export interface AskedSite extends Omit<SearchableSite, 'close'> {
  /** Identifier of the site in the path of the assistant. */
  readonly domain: string;
  /** Whose keys open it. */
  readonly organization: string;
}

export interface DocsRoutesOptions extends AskedSite {
  /** Further sites that are only asked about, each under its own domain. */
  readonly others?: readonly AskedSite[] | undefined;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  readonly store: AssistantStore;
  readonly model: AnswerModel | undefined;
  readonly trustedProxies: TrustedProxies;
}

/** What answers about a site, wherever it runs: its assistant, and the docs over MCP. */
export interface DocsRoutes {
  readonly routes: readonly ServerRoute[];
  /** Where the site is published, as its build was told; empty where it was not. */
  readonly origin: string;
  /** Address of a path below the base, as agents fetch it. */
  readonly address: (below: string) => string;
  /** Refuses new questions, and waits so many milliseconds for answers that are being made. */
  drain(milliseconds: number): Promise<void>;
}

export function docsRoutes(options: DocsRoutesOptions): DocsRoutes {
  const { base, domain, index, model, organization, retriever, store } = options;
  const origin = index.site.url === undefined ? '' : new URL(index.site.url).origin;
  const address = (below: string) => `${origin}${base}${below}`;
  const assistant = createAssistant({
    domains: {
      [domain]: { organization, retriever, site: siteFactsOf(index, `${origin}${base}`) },
      ...Object.fromEntries((options.others ?? []).map(otherDomain)),
    },
    store,
    model,
    base,
    trustedProxies: options.trustedProxies,
    log: (entry) => console.log(JSON.stringify(entry)),
  });
  return {
    routes: [
      { matches: (pathname) => isAssistantPath(pathname, base), handle: assistant },
      {
        matches: (pathname) => isMcpPath(pathname, base),
        handle: mcpHandler(mcpDocs(options, address)),
      },
    ],
    origin,
    address,
    drain: (milliseconds) => assistant.drain(milliseconds),
  };
}

/** Links in answers about another site lead to where that one is published. */
function otherDomain({ domain, index, organization, retriever }: AskedSite) {
  return [domain, { organization, retriever, site: siteFactsOf(index, index.site.url) }] as const;
}
