/**
 * A server with an assistant as a process of its own, on a store in PostgreSQL and with the model
 * of its environment. Says where it listens on its first line. Arguments: connection string, uses
 * of a key in a month.
 */
import { modelFromEnvironment } from '../answer/language-model/model-from-environment.ts';
import { siteFactsOf } from '../answer/site-facts.ts';
import { createAssistant } from '../http/create-assistant.ts';
import { openStore } from '../store/open-store.ts';
import { serve } from './serve.ts';
import { pages, wordRetriever } from './started-assistant.ts';

const [databaseUrl = '', uses = ''] = process.argv.slice(2);
const site = siteFactsOf(pages, 'https://acme.dev/docs');
const assistant = createAssistant({
  domains: { acme: { organization: 'acme', retriever: wordRetriever, site } },
  store: await openStore({ databaseUrl }),
  model: modelFromEnvironment(process.env),
  limits: { usesPerKeyAndMonth: Number(uses) },
  concurrency: { perProcess: false, perKey: false, perReader: false },
});
const { origin } = await serve(assistant.fetch);
console.log(origin);
