import {
  type AssistantStore,
  createAssistant,
  createLimits,
  reportOutages,
  siteFactsOf,
  type TrustedProxies,
} from '@waymark/assistant';
import { mcpHandler } from '@waymark/assistant/mcp';
import type { NamedPage } from '@waymark/content/text';
import { isAskedPath, isMcpPath, isWidgetSettingsPath } from '../project/paths/site-paths.ts';
import type { EventsFile } from './assistant/events-file.ts';
import { mcpDocs } from './assistant/mcp-docs.ts';
import type { Answering } from './assistant/own-modules.ts';
import { pageFeedback } from './assistant/page-feedback.ts';
import { siteAssistant } from './assistant/site-assistant.ts';
import { publishedOrigin, type SearchableSite } from './indexed-site.ts';
import type { ServerRoute } from './route.ts';

/** A site that is asked about. */
export interface AskedSite extends SearchableSite {
  /** Identifier of the site in the path of the assistant. */
  readonly domain: string;
  /** Whose keys open it. */
  readonly organization: string;
  /** Whom the site is for, if not everyone: its conversations go on nowhere else. */
  readonly audience?: string | undefined;
}

/** A site that is asked about, how it answers, and where it is served. */
export interface DocsAppOptions extends AskedSite, Answering {
  /** Further sites that are only asked about, each under its own domain. */
  readonly others?: readonly AskedSite[] | undefined;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  readonly store: AssistantStore;
  readonly trustedProxies: TrustedProxies;
  /** Where events are written besides the owner's callback. */
  readonly events?: Pick<EventsFile, 'write'> | undefined;
  /** Pages of the site ask an assistant elsewhere. */
  readonly isAskedElsewhere?: boolean;
  /** Paths of the site end with a slash. */
  readonly trailingSlash?: boolean;
}

/**
 * What answers about a site, wherever it runs: its assistant, the docs over MCP, and what tells the
 * widget of its pages how to ask.
 */
export interface DocsApp extends ServerRoute {
  /** Where the site is published, as its latest build was told; empty where it was not. */
  readonly origin: () => string;
  /** Pages of the site. */
  readonly pages: () => readonly NamedPage[];
  /** Address of a path below the base, as agents fetch it. */
  readonly address: (below: string) => string;
  /** Whether pages may offer the assistant at the moment. */
  readonly isOffered: () => boolean;
  /** Whether pages ask what readers think of them. */
  readonly isHearing: () => boolean;
  /** Refuses new questions, and waits so many milliseconds for answers that are being made. */
  drain(milliseconds: number): Promise<void>;
  /** Answers from another build of one of the sites, known by its domain. */
  renew(site: AskedSite): void;
}

/**
 * Sets up what answers. The store is not asked before the first request.
 *
 * @throws with a sentence for the user when an option or setting is not valid
 */
export function docsApp(options: DocsAppOptions): DocsApp {
  const { base, events, isAskedElsewhere = false, model, store, trustedProxies } = options;
  const { allowedLinks, instructions, onEvent, ...settings } = options.settings;
  const reporting = reportOutages(store);
  const limits = createLimits({ store: reporting, settings: settings.limits ?? {} });
  let own: AskedSite = options;
  const origin = () => publishedOrigin(own.index);
  const address = (below: string) => `${origin()}${base}${below}`;
  const domainOf = (site: AskedSite) => {
    const { audience, domain, index, organization, retriever } = site;
    const isOwn = domain === options.domain;
    const facts = siteFactsOf(index, isOwn ? `${publishedOrigin(index)}${base}` : index.site.url);
    const rules = { allowedLinks, instructions };
    return [domain, { organization, audience, retriever, site: facts, ...rules }] as const;
  };
  const ownMcp = () => mcpHandler(mcpDocs(own, address), { limits, trustedProxies });
  let mcp = ownMcp();
  const assistant = createAssistant({
    ...settings,
    ...{ store, model, base, trustedProxies },
    domains: Object.fromEntries([options, ...(options.others ?? [])].map(domainOf)),
    log: (entry) => console.log(JSON.stringify(entry)),
    onEvent(event) {
      events?.write(event);
      return onEvent?.(event);
    },
  });
  const widget = siteAssistant({ ...options, hasModel: model !== undefined });
  const isHearing = () => own.index.site.feedback === true;
  const feedback = pageFeedback({
    ...{ base, trustedProxies, published: origin, isAsked: isHearing, store: reporting },
    domain: options.domain,
    hasPage: (url) => own.index.pages.some((page) => page.url === url),
  });
  return {
    matches: (pathname) =>
      feedback.matches(pathname) ||
      (isAskedPath(pathname, base) && !(isAskedElsewhere && isWidgetSettingsPath(pathname, base))),
    async handle(request, connection) {
      const { pathname } = new URL(request.url);
      if (isWidgetSettingsPath(pathname, base)) return widget.settings(request);
      if (feedback.matches(pathname)) return feedback.handle(request, connection);
      if (isMcpPath(pathname, base)) return mcp(request, connection);
      return assistant.fetch(request, connection);
    },
    origin,
    pages: () => own.index.pages,
    address,
    isOffered: () => !isAskedElsewhere && widget.isOffered(),
    isHearing,
    drain: assistant.drain,
    renew(site) {
      assistant.renew(...domainOf(site));
      if (site.domain !== own.domain) return;
      own = site;
      mcp = ownMcp();
    },
  };
}
