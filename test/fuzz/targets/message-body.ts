import { createAssistant, createKey, openMemoryStore, siteFactsOf } from '@waymark/assistant';
import fc from 'fast-check';
import { pages, wordRetriever } from '../../../packages/assistant/src/testing/started-assistant.ts';
import { inTime } from '../invariants.ts';
import { textsLike, valuesLike } from '../mutations.ts';
import { corpus, type Target } from '../target.ts';

const seeds = corpus('message-body');
const keys = [
  'messages',
  'role',
  'content',
  'parts',
  'fp',
  'threadId',
  'filter',
  'type',
  'text',
  'user',
  'system',
];

let started: ReturnType<typeof start> | undefined;

async function start() {
  const store = await openMemoryStore();
  const off = {
    usesPerKeyAndMonth: false,
    requestsPerOrganizationAndHour: false,
    requestsPerAddressAndDay: false,
  } as const;
  const site = siteFactsOf(pages, 'https://acme.dev/docs');
  const assistant = createAssistant({
    store,
    limits: off,
    log: () => {},
    domains: { acme: { organization: 'acme', retriever: wordRetriever, site } },
  });
  const { key } = await createKey(store, { organization: 'acme', domains: ['acme'] });
  return { assistant, key };
}

/** The body of a question: it is answered, or refused with what is wrong, and nothing falls over. */
export const messageBody: Target = {
  title: 'every body is answered, or refused with a problem that says why',
  inputs: fc.oneof(textsLike(seeds, keys), valuesLike(seeds, keys)),
  async check(input) {
    started ??= start();
    const { assistant, key } = await started;
    await inTime(async () => {
      const response = await assistant.fetch(
        new Request('http://localhost/v1/assistant/acme/message', {
          method: 'POST',
          headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
          body: input,
        }),
        { address: '203.0.113.1' },
      );
      const text = await response.text();
      if (response.status >= 500) throw new Error(`It fails with ${response.status}: ${text}`);
      if (/\n\s+at .+:\d+/.test(text)) throw new Error(`It shows the program: ${text}`);
      if (response.status === 200) return;
      const { code, title } = JSON.parse(text) as Record<string, unknown>;
      if (typeof code !== 'string' || typeof title !== 'string') throw new Error(`It says ${text}`);
    });
  },
};
