import type { ContentIndex } from '@waymark/content';
import type { Hit, Retriever } from '@waymark/search';
import { modelFromEnvironment } from '../answer/language-model/model-from-environment.ts';
import { siteFactsOf } from '../answer/site-facts.ts';
import { type Assistant, createAssistant } from '../http/create-assistant.ts';
import type { AssistantOptions } from '../http/options.ts';
import type { AssistantEvent, LogEntry } from '../http/records.ts';
import { createKey } from '../keys/create-key.ts';
import type { AssistantStore } from '../store/assistant-store.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { contentIndexOf } from './content-index-of.ts';
import { type FakeModelServer, fakeModelServer } from './fake-model-server.ts';
import { type Served, serve } from './serve.ts';

export interface StartedAssistant extends Served {
  readonly assistant: Assistant;
  /** `…/v1/assistant/acme/message` */
  readonly api: string;
  readonly key: string;
  readonly store: AssistantStore;
  readonly model: FakeModelServer;
  readonly log: LogEntry[];
  readonly events: AssistantEvent[];
}

/** Pages of the site that questions are asked of. */
export const pages = contentIndexOf({
  '/domains': {
    title: 'Custom domains',
    text: 'Add your domain under Settings. Then create a CNAME record that points to acme.dev. Wait an hour.',
  },
  '/deploy': { title: 'Deploy', version: 'v1', text: 'Push to main. The build starts by itself.' },
});

/** Finds pages of a site by words that they share with the query. */
export function wordRetrieverOf({ pages }: ContentIndex): Retriever {
  return {
    async search(query, { limit = 5 } = {}) {
      const words = query.toLowerCase().match(/\w{3,}/g) ?? [];
      return pages
        .map(({ sections, title, url }): Hit => {
          const text = sections[0]?.text ?? '';
          const all = `${title} ${text}`.toLowerCase();
          const coverage =
            words.filter((word) => all.includes(word)).length / Math.max(1, words.length);
          const score = coverage;
          return { url, title, heading: '', anchor: '', score, coverage, text, navigation: [] };
        })
        .filter(({ coverage }) => coverage > 0)
        .sort((a, b) => b.score - a.score)
        .slice(0, limit);
    },
  };
}

export const wordRetriever = wordRetrieverOf(pages);

export interface StartOptions extends Partial<Omit<AssistantOptions, 'domains'>> {
  /** Answers come from the fake model server; else they quote. */
  readonly withModel?: boolean;
  readonly retriever?: Retriever;
  /** Of the site. */
  readonly audience?: string;
}

/** Starts an assistant for one site, with a key for it. */
export async function startAssistant(options: StartOptions = {}): Promise<StartedAssistant> {
  const { audience, retriever = wordRetriever, withModel = false, ...rest } = options;
  const store = options.store ?? (await openMemoryStore());
  const model = await fakeModelServer();
  const log: LogEntry[] = [];
  const events: AssistantEvent[] = [];
  const environment = { OPENAI_BASE_URL: model.address, OPENAI_MODEL: 'fake' };
  const site = siteFactsOf(pages, 'https://acme.dev/docs');
  const assistant = createAssistant({
    model: withModel ? modelFromEnvironment(environment) : undefined,
    log: (entry) => log.push(entry),
    onEvent: (event) => events.push(event),
    ...rest,
    store,
    domains: {
      acme: { organization: 'acme', retriever, site, audience },
      other: { organization: 'acme', retriever, site },
      foreign: { organization: 'foreign', retriever, site },
    },
  });
  const { key } = await createKey(store, { organization: 'acme', domains: ['acme'] });
  const served = await serve(assistant.fetch);
  const api = `${served.origin}/v1/assistant/acme/message`;
  const close = async () => {
    await served.close();
    await model.close();
    await store.close();
  };
  return { ...served, close, assistant, api, key, store, model, log, events };
}
