import { type AssistantStore, siteKey } from '@waymark/assistant';
import { keptFor } from './kept-for.ts';

/** The site whose pages ask, and where its key is kept. */
export interface SiteAssistantOptions {
  readonly store: AssistantStore;
  /** Path that the site is served under, without a slash at the end. */
  readonly base: string;
  /** Identifier of the site in the path of the assistant. */
  readonly domain: string;
  readonly organization: string;
  readonly hasModel: boolean;
  /** Paths of the site end with a slash, those of the assistant included. */
  readonly trailingSlash?: boolean;
}

/** The assistant as the pages of its own site use it. */
export interface SiteAssistant {
  /** Gives a page's widget the address of the assistant and the key for it. */
  settings(request: Request): Promise<Response>;
  /** Whether pages may offer it: not once the key of the site is revoked. */
  isOffered(): boolean;
}

/** Milliseconds after which pages learn at the latest that the key was revoked, and those who ask for it. */
const knownFor = 10_000;
const keyKeptFor = 1_000;

/** Starts with an assistant that is offered; the key is read when it is first needed. */
export function siteAssistant(options: SiteAssistantOptions): SiteAssistant {
  const { base, domain, hasModel, organization, store, trailingSlash = false } = options;
  let isRevoked = false;
  let readAt = Number.NEGATIVE_INFINITY;
  const readKey = keptFor(keyKeptFor, async () => {
    readAt = performance.now();
    const key = await siteKey(store, { id: domain, organization });
    isRevoked = key === undefined;
    return key;
  });
  return {
    async settings({ method }) {
      if (method !== 'GET' && method !== 'HEAD') {
        return reply(405, { error: 'Send GET.' }, { allow: 'GET, HEAD' });
      }
      const key = await readKey().catch(() => false as const);
      if (key === false) return reply(503, { error: 'The assistant cannot be reached.' });
      if (key === undefined) return reply(404, { error: 'The key of this site is revoked.' });
      const endpoint = `${base}/v1/assistant/${domain}`;
      return reply(200, { endpoint, key, hasModel, ...(trailingSlash ? { trailingSlash } : {}) });
    },
    isOffered() {
      // A page does not wait for the store: the next one knows.
      if (performance.now() - readAt > knownFor) readKey().catch(() => undefined);
      return !isRevoked;
    },
  };
}

function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { 'cache-control': 'no-store', ...headers } });
}
