import {
  type AssistantEvent,
  createAssistant,
  createKey,
  openMemoryStore,
  siteFactsOf,
} from '@waymark/assistant';
import type { SearchableSite } from '../server/indexed-site.ts';
import type { Answering } from '../server/own-modules.ts';

/** An assistant that only this process can ask, without limits, and that keeps nothing. */
export interface PrivateAssistant {
  /** Asks as a client does; gives the response. */
  ask(question: string, language?: string): Promise<Response>;
}

export interface PrivateAssistantOptions {
  /** When the model cannot be used: an error, or quotes. */
  readonly fallback: 'error' | 'extractive';
  readonly onEvent?: (event: AssistantEvent) => void;
}

const domain = 'docs';
const noLimits = {
  limits: {
    usesPerKeyAndMonth: false,
    usesPerAddressAndMonth: false,
    requestsPerOrganizationAndHour: false,
    requestsPerAddressAndDay: false,
  },
  concurrency: { perProcess: false, perKey: false, perReader: false },
} as const;

export async function privateAssistant(
  { index, retriever }: Pick<SearchableSite, 'index' | 'retriever'>,
  { model, settings }: Answering,
  options: PrivateAssistantOptions,
): Promise<PrivateAssistant> {
  const store = openMemoryStore();
  const { key } = await createKey(store, { organization: domain, domains: [domain] });
  const { allowedLinks, instructions, tokens } = settings;
  const site = siteFactsOf(index);
  const assistant = createAssistant({
    ...noLimits,
    ...options,
    domains: {
      [domain]: { organization: domain, retriever, site, allowedLinks, instructions },
    },
    store,
    model,
    tokens,
  });
  return {
    ask(question, language) {
      const request = new Request(`http://localhost/v1/assistant/${domain}/message`, {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          fp: 'anonymous',
          messages: [{ role: 'user', content: question }],
          ...(language === undefined ? {} : { filter: { language } }),
        }),
      });
      return assistant(request, { address: '127.0.0.1' });
    },
  };
}
