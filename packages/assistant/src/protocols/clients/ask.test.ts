import { type AnswerEvent, type AskOptions, AssistantError, ask } from '@waymark/client';
import { describe, expect, it, vi } from 'vitest';
import { siteFactsOf } from '../../answer/site-facts.ts';
import { contentIndexOf } from '../../testing/content-index-of.ts';
import { startForTest as start } from '../../testing/start-for-test.ts';
import { pages, wordRetriever, wordRetrieverOf } from '../../testing/started-assistant.ts';

const question = 'How do I add a custom domain?';

async function failureOf(events: AsyncIterable<AnswerEvent>): Promise<unknown> {
  try {
    await Array.fromAsync(events);
    return undefined;
  } catch (error) {
    return error;
  }
}

describe('ask', () => {
  it('gives an answer as it is made, and goes on with its thread', async () => {
    const { api, key: apiKey, model, ...assistant } = await start({ withModel: true });
    model.answer = { pieces: ['Use a ', 'CNAME [1', '].'] };
    const events = await Array.fromAsync(ask(question, { api, apiKey }));
    const [first] = events;
    if (first?.type !== 'start') throw new Error('The answer begins with something else.');
    const { threadId } = first;
    expect(threadId).toMatch(/^thr_/);
    const url = 'https://acme.dev/docs/domains';
    expect(events.filter(({ type }) => type !== 'text').slice(1)).toEqual([
      { type: 'search', results: [expect.objectContaining({ path: '/domains', url })] },
      { type: 'source', url, title: 'Custom domains' },
      { type: 'finish', threadId, reason: 'stop', isQuote: false },
    ]);
    const text = events.map((event) => (event.type === 'text' ? event.delta : '')).join('');
    expect(text).toBe(`Use a CNAME [[1]](${url}).`);
    await Array.fromAsync(ask('And then?', { api, apiKey, threadId }));
    expect(assistant.events.map((event) => event.threadId)).toEqual([threadId, threadId]);
  });

  it('gives addresses that hold on another site than that of the docs', async () => {
    const site = siteFactsOf(pages, '/docs');
    const { api, key: apiKey, model, ...assistant } = await start({ withModel: true });
    const domain = { organization: 'acme', retriever: wordRetriever, site };
    assistant.assistant.renew('acme', domain);
    model.answer = { pieces: ['Use a CNAME [1], then [deploy](/deploy).'] };
    const urlsOf = async () => {
      const events = await Array.fromAsync(ask(question, { api, apiKey }));
      return events.flatMap((event) => {
        if (event.type === 'source') return event.url;
        if (event.type === 'search') return event.results.map(({ url }) => url);
        if (event.type !== 'text') return [];
        return [...event.delta.matchAll(/\]\((.*?)\)/g)].map(([, url]) => url);
      });
    };
    const url = `${assistant.origin}/docs/domains`;
    const deploy = `${assistant.origin}/docs/deploy`;
    expect(await urlsOf()).toEqual([url, url, deploy, url]);
    vi.stubGlobal('location', new URL(`${assistant.origin}/docs/start`));
    const own = '/docs/domains';
    expect(await urlsOf()).toEqual([own, own, '/docs/deploy', own]);
    vi.unstubAllGlobals();
  });

  it('gives such addresses above quotes, too, and leaves what is quoted as it is', async () => {
    const text = 'Add a domain: `[a](/b)`.\n\n- [Not ours](/docs/domains)';
    const docs = contentIndexOf({ '/domains': { title: 'Custom \\[domains]', text } });
    const started = await start({ retriever: wordRetrieverOf(docs) });
    const site = siteFactsOf(docs, '/docs');
    started.assistant.renew('acme', {
      organization: 'acme',
      retriever: wordRetrieverOf(docs),
      site,
    });
    const events = await Array.fromAsync(ask(question, { api: started.api, apiKey: started.key }));
    const answer = events.map((event) => (event.type === 'text' ? event.delta : '')).join('');
    expect(answer).toContain(`](${started.origin}/docs/domains)**`);
    expect(answer).toContain('> Add a domain: `[a](/b)`');
  });

  it('goes on in a new thread where its own is gone', async () => {
    const { api, key: apiKey, store } = await start();
    const threadOf = async (more: Partial<AskOptions>) => {
      const [first] = await Array.fromAsync(ask(question, { api, apiKey, ...more }));
      return first?.type === 'start' ? first.threadId : undefined;
    };
    const threadId = (await threadOf({})) ?? '';
    await store.threads.delete(threadId);
    const other = await threadOf({ threadId });
    expect(other).toMatch(/^thr_/);
    expect(other).not.toBe(threadId);
  });

  it('says that it quotes, where there is no model', async () => {
    const { api, key: apiKey } = await start();
    const events = await Array.fromAsync(ask(question, { api, apiKey }));
    expect(events.at(-1)).toMatchObject({ type: 'finish', isQuote: true });
  });

  it('throws why it was refused', async () => {
    const { api } = await start();
    const error = await failureOf(ask(question, { api, apiKey: 'wrong' }));
    expect(error).toBeInstanceOf(AssistantError);
    expect(error).toMatchObject({ details: { code: 'invalid_api_key', status: 401 } });
  });

  it('throws when an answer is not completed', async () => {
    const { api, key: apiKey, model } = await start({ withModel: true });
    model.answer = { pieces: ['Use a CNAME'], end: 'fail' };
    const error = await failureOf(ask(question, { api, apiKey }));
    expect(error).toMatchObject({ details: { code: 'answer_failed' } });
  });

  it('throws at which address nobody is there, and what the network said of it', async () => {
    const { api, close, key: apiKey } = await start();
    await close();
    const error = await failureOf(ask(question, { api, apiKey }));
    expect(error).toBeInstanceOf(AssistantError);
    expect(error).toMatchObject({
      message: `There is no answer from ${api}.`,
      details: { code: 'unreachable' },
      cause: expect.any(TypeError),
    });
  });

  it('throws that an answer is not complete when the connection is lost in the middle', async () => {
    const { api, key: apiKey } = await start();
    const lost = new ReadableStream({
      pull: (controller) => controller.error(new TypeError('terminated')),
    });
    const fetch = async () => new Response(lost);
    const error = await failureOf(ask(question, { api, apiKey, fetch }));
    expect(error).toMatchObject({ details: { code: 'answer_failed' } });
  });

  it('throws that there is no assistant where something else answers with 404', async () => {
    const { origin, key: apiKey } = await start();
    const api = `${origin}/v1/assistant/acme/message`;
    const fetch = async () => new Response('<h1>Not found</h1>', { status: 404 });
    const error = await failureOf(ask(question, { api, apiKey, fetch }));
    expect(error).toMatchObject({
      message: `There is no assistant at ${api}. The path that the docs are below is part of its address.`,
      details: { code: 'unknown', status: 404 },
    });
  });

  const endings: Readonly<Record<string, (options: AskOptions) => Promise<void>>> = {
    'the loop is left': async (options) => {
      for await (const event of ask(question, options)) if (event.type === 'text') break;
    },
    'the signal says so': async (options) => {
      const controller = new AbortController();
      const reason = new Error('Enough');
      const asking = ask(question, { ...options, signal: controller.signal });
      for await (const event of { [Symbol.asyncIterator]: () => asking }) {
        if (event.type !== 'text') continue;
        controller.abort(reason);
        await expect(asking.next()).rejects.toBe(reason);
      }
    },
  };
  it.each(Object.entries(endings))('stops the model when %s', async (_, end) => {
    const { api, key: apiKey, model } = await start({ withModel: true });
    model.answer = { pieces: ['Use a CNAME record, '], end: 'hang' };
    await end({ api, apiKey });
    await expect.poll(() => model.aborted()).toBe(1);
  });
});
