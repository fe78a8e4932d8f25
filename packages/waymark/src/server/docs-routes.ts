import {
  type AssistantStore,
  createAssistant,
  createLimits,
  siteFactsOf,
  type TrustedProxies,
} from '@waymark/assistant';
import { mcpHandler } from '@waymark/assistant/mcp';
import type { NamedPage } from '@waymark/content/text';
import { isAssistantPath, isMcpPath } from '../project/site-paths.ts';
import type { EventsFile } from './events-file.ts';
import { publishedOrigin, type SearchableSite } from './indexed-site.ts';
import { mcpDocs } from './mcp-docs.ts';
import type { Answering } from './own-modules.ts';
import type { ServerRoute } from './route.ts';

/** A site that is asked about. */
export interface AskedSite extends Omit<SearchableSite, 'close'> {
  /** Identifier of the site in the path of the assistant. */
  readonly domain: string;
  /** Whose keys open it. */
  readonly organization: string;
}

export interface DocsRoutesOptions extends AskedSite, Answering {
  /** Further sites that are only asked about, each under its own domain. */
  readonly others?: readonly AskedSite[] | undefined;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  readonly store: AssistantStore;
  readonly trustedProxies: TrustedProxies;
  /** Where events are written besides the owner's callback. */
  readonly events?: Pick<EventsFile, 'write'> | undefined;
}

/** What answers about a site, wherever it runs: its assistant, and the docs over MCP. */
export interface DocsRoutes {
  readonly routes: readonly ServerRoute[];
  /** Where the site is published, as its latest build was told; empty where it was not. */
  readonly origin: () => string;
  /** Pages of the site. */
  readonly pages: () => readonly NamedPage[];
  /** Address of a path below the base, as agents fetch it. */
  readonly address: (below: string) => string;
  /** Refuses new questions, and waits so many milliseconds for answers that are being made. */
  drain(milliseconds: number): Promise<void>;
  /** Answers from another build of one of the sites, known by its domain. */
  renew(site: AskedSite): void;
}

export function docsRoutes(options: DocsRoutesOptions): DocsRoutes {
  const { base, events, model, store } = options;
  const { allowedLinks, instructions, onEvent, ...settings } = options.settings;
  const { trustedProxies } = options;
  const limits = createLimits({ store, settings: settings.limits ?? {} });
  let own: AskedSite = options;
  const origin = () => publishedOrigin(own.index);
  const address = (below: string) => `${origin()}${base}${below}`;
  const domainOf = (site: AskedSite) => {
    const { domain, index, organization, retriever } = site;
    const isOwn = domain === options.domain;
    const facts = siteFactsOf(index, isOwn ? `${publishedOrigin(index)}${base}` : index.site.url);
    return [domain, { organization, retriever, site: facts, allowedLinks, instructions }] as const;
  };
  const ownMcp = () => mcpHandler(mcpDocs(own, address), { limits, trustedProxies });
  let mcp = ownMcp();
  const assistant = createAssistant({
    ...settings,
    domains: Object.fromEntries([options, ...(options.others ?? [])].map(domainOf)),
    store,
    model,
    base,
    trustedProxies,
    log: (entry) => console.log(JSON.stringify(entry)),
    onEvent(event) {
      events?.write(event);
      return onEvent?.(event);
    },
  });
  return {
    routes: [
      { matches: (pathname) => isAssistantPath(pathname, base), handle: assistant.fetch },
      {
        matches: (pathname) => isMcpPath(pathname, base),
        handle: (request, connection) => mcp(request, connection),
      },
    ],
    origin,
    pages: () => own.index.pages,
    address,
    drain: (milliseconds) => assistant.drain(milliseconds),
    renew(site) {
      assistant.renew(...domainOf(site));
      if (site.domain !== own.domain) return;
      own = site;
      mcp = ownMcp();
    },
  };
}
