import { describe, expect, it, vi } from 'vitest';
import { processorTime } from '../../../../test/support/processor-time.ts';
import { createKey } from '../keys/create-key.ts';
import type { AssistantStore } from '../store/assistant-store.ts';
import { openMemoryStore } from '../store/open-memory-store.ts';
import { annotations, ask, parts, question, textOf } from '../testing/ask.ts';
import type { FakeAnswer } from '../testing/fake-model-server.ts';
import { startForTest as start } from '../testing/start-for-test.ts';
import { wordRetriever } from '../testing/started-assistant.ts';

async function refused(response: Response): Promise<[number, string]> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
  const { code, detail, requestId } = (await response.json()) as Record<string, string>;
  expect(detail?.length).toBeLessThanOrEqual(160);
  expect(requestId).toBe(response.headers.get('x-request-id'));
  return [response.status, code ?? ''];
}

describe('an answer', () => {
  it('comes as the lines of the recipe, in their order', async () => {
    const response = await ask(await start());
    const stream = await response.text();
    const codes = stream.split('\n').map((line) => line.slice(0, 2));
    expect(codes.join('')).toMatch(/^8:8:8:(0:)+8:2:e:d:$/);
    const threadId = response.headers.get('x-thread-id');
    expect(parts(stream, 'd')).toEqual([
      {
        type: 'finish',
        finishReason: 'stop',
        usage: { promptTokens: 0, completionTokens: 0 },
        threadId,
      },
    ]);
    expect(annotations(stream, 'start')).toEqual([
      { type: 'start', threadId, messageId: expect.stringMatching(/^msg_/) },
    ]);
    expect(annotations(stream, 'search')).toEqual([
      {
        type: 'search',
        callId: expect.any(String),
        query: question,
        filter: {},
        results: [
          {
            path: '/domains',
            url: 'https://acme.dev/docs/domains',
            content: expect.stringContaining('CNAME'),
            metadata: { title: 'Custom domains', section: '', score: expect.any(Number) },
          },
        ],
      },
    ]);
  });

  it('has the headers that keep proxies from holding it back', async () => {
    const { headers } = await ask(await start());
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'x-vercel-ai-data-stream': 'v1',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-request-id': expect.stringMatching(/^req_/),
      ratelimit: expect.stringContaining('"ip-day";r=9999'),
      'ratelimit-policy': expect.stringContaining('"key-month";q=10000'),
    });
    expect(headers.has('x-retrieval-page-size')).toBe(false);
  });

  it('clamps the number of results, and says so', async () => {
    const response = await ask(await start(), { body: { retrievalPageSize: 500 } });
    expect(response.headers.get('x-retrieval-page-size')).toBe('20');
    expect(annotations(await response.text(), 'start')).toEqual([
      expect.objectContaining({
        notices: [
          expect.objectContaining({ code: 'fewer_results', pointer: '/retrievalPageSize' }),
        ],
      }),
    ]);
  });

  it('begins a thread and searches everything where threadId and filter are null', async () => {
    const response = await ask(await start(), { body: { threadId: null, filter: null } });
    const stream = await response.text();
    expect(annotations(stream, 'search')).toMatchObject([{ filter: {} }]);
    expect(parts(stream, 'd')).toMatchObject([{ threadId: expect.stringMatching(/^thr_/) }]);
  });

  it('passes over keys that the body and its messages do not have', async () => {
    const messages = [{ role: 'user', content: question, createdAt: 'now', data: {} }];
    const response = await ask(await start(), { body: { id: 'chat', data: {}, messages } });
    expect(response.status).toBe(200);
    expect(annotations(await response.text(), 'start')).toEqual([
      expect.not.objectContaining({ notices: expect.anything() }),
    ]);
  });

  it('names the keys of a filter that are not known', async () => {
    const assistant = await start();
    const body = { filter: { 'ver/sion': 'v1', version: 'v1' } };
    const notice = {
      code: 'unknown_filter_key',
      pointer: '/filter/ver~1sion',
      detail:
        'The filter has no key "ver/sion", which was ignored; it has version, language, product, tag, path.',
    };
    const stream = await (await ask(assistant, { body })).text();
    expect(annotations(stream, 'start')).toEqual([expect.objectContaining({ notices: [notice] })]);
    const other = await ask(assistant, { body, path: '/v2/assistant/acme/message' });
    const first = (await other.text()).split('\n').find((line) => line.includes('"start"')) ?? '';
    expect(JSON.parse(first.slice('data: '.length))).toMatchObject({
      messageMetadata: { threadId: expect.any(String), notices: [notice] },
    });
  });

  it('uses the sources that the filter leaves', async () => {
    const response = await ask(await start(), {
      body: {
        messages: [{ role: 'user', content: 'Where does the build start, and the domain?' }],
        filter: { version: 'v2' },
      },
    });
    const [search] = annotations(await response.text(), 'search') as {
      results: { path: string }[];
    }[];
    expect(search?.results.map(({ path }) => path)).toEqual(['/domains']);
  });

  it('says that nothing was found where there is no model', async () => {
    const messages = [{ role: 'user', content: 'Quokka xylophone?' }];
    const response = await ask(await start(), { body: { messages } });
    expect(textOf(await response.text())).toContain('nothing was found');
  });

  it('is of the model where nothing was found, which is told that it has no sources', async () => {
    const assistant = await start({ withModel: true });
    assistant.model.answer = { pieces: ['Bonjour [1].'] };
    const messages = [{ role: 'user', content: 'Quokka xylophone?' }];
    const stream = await (await ask(assistant, { body: { messages } })).text();
    expect(textOf(stream)).toBe('Bonjour.');
    expect(annotations(stream, 'mode')).toEqual([]);
    const last = assistant.model.asked[0]?.messages.at(-1)?.content;
    expect(last).toContain('there are no sources');
    expect(last).not.toContain('source 1');
    expect(assistant.events[0]).toMatchObject({ isAnswered: false, record: { mode: 'model' } });
  });

  it('takes the text of a message from its parts', async () => {
    const assistant = await start();
    const parts = [{ type: 'step-start' }, { type: 'text', text: question }];
    const response = await ask(assistant, { body: { messages: [{ role: 'user', parts }] } });
    expect(response.status).toBe(200);
    await response.text();
    expect(assistant.events[0]).toMatchObject({ question });
  });

  it.each([{ content: null }, { parts: null }, { id: null }])(
    'takes null in a message for what is left out: %j',
    async (absent) => {
      const assistant = await start();
      const message = { id: 'm1', role: 'user', content: question };
      const parts = [{ type: 'text', text: question }];
      const response = await ask(assistant, {
        body: { messages: [{ ...message, parts, ...absent }] },
      });
      expect(response.status).toBe(200);
      await response.text();
      expect(assistant.events[0]).toMatchObject({ question });
    },
  );

  it.each([
    [
      [
        { type: 'text', text: 'create' },
        { type: 'text', text: 'key' },
      ],
      'create\nkey',
    ],
    [[{ type: 'text', text: ' ' }], 'domain'],
  ])(
    'takes %j apart from one another, and for nothing where they are empty',
    async (parts, text) => {
      const assistant = await start();
      const messages = [{ role: 'user', content: 'domain', parts }];
      await (await ask(assistant, { body: { messages } })).text();
      expect(assistant.events[0]).toMatchObject({ question: text });
    },
  );

  it('gives the model what the thread has kept, where the client sends only the question', async () => {
    const assistant = await start({ withModel: true });
    const first = await ask(assistant);
    await first.text();
    const threadId = first.headers.get('x-thread-id');
    const messages = [{ role: 'user', content: 'And how long does the domain take?' }];
    await (await ask(assistant, { body: { threadId, messages } })).text();
    expect(assistant.model.asked[1]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
  });

  it('goes on with the thread of a client that gives each message the same identifier', async () => {
    const assistant = await start({ withModel: true });
    const asked = (content: string) => [{ id: 'm1', role: 'user', content }];
    const first = await ask(assistant, { body: { messages: asked(question) } });
    await first.text();
    const threadId = first.headers.get('x-thread-id');
    const body = { threadId, messages: asked('And how long does the domain take?') };
    await (await ask(assistant, { body })).text();
    expect(assistant.model.asked[1]?.messages.map(({ role }) => role)).toEqual([
      'system',
      'user',
      'assistant',
      'user',
    ]);
  });

  it('sends signs of life while the model thinks', async () => {
    const assistant = await start({ withModel: true, timeouts: { heartbeat: 20 } });
    assistant.model.answer = { pause: 150 };
    const stream = await (await ask(assistant)).text();
    expect(stream).toMatch(/\n\n\n/);
    const other = await (await ask(assistant, { path: '/v2/assistant/acme/message' })).text();
    expect(other).toContain(': keep-alive\n\n');
  });
});

describe('a request', () => {
  const body = (fields: object | string) => ({ body: fields });
  it.each([
    ['no key', { headers: { authorization: '' } }, 401, 'missing_api_key'],
    ['an unknown key', { headers: { authorization: 'Bearer x' } }, 401, 'invalid_api_key'],
    ['an unknown domain', { path: '/v1/assistant/nothing/message' }, 404, 'domain_not_found'],
    ['a strange domain', { path: '/v1/assistant/a%2Fb/message' }, 404, 'domain_not_found'],
    ['another organization', { path: '/v1/assistant/foreign/message' }, 404, 'domain_not_found'],
    ['another domain', { path: '/v1/assistant/other/message' }, 403, 'domain_not_allowed'],
    ['another path', { path: '/v1/assistant/acme/other' }, 404, 'not_found'],
    ['a form', { headers: { 'content-type': 'text/plain' } }, 415, 'unsupported_media_type'],
    ['no JSON', body('{'), 400, 'invalid_json'],
    ['broken UTF-8 escapes', body('"\\x"'), 400, 'invalid_json'],
    ['a list', body('[]'), 400, 'invalid_request'],
    ['no fp', body({ fp: null }), 400, 'invalid_request'],
    ['a fp with controls', body({ fp: 'a\u0000' }), 400, 'invalid_request'],
    ['no messages', body({ messages: [] }), 400, 'invalid_request'],
    ['an unknown role', body({ messages: [{ role: 'tool' }] }), 400, 'invalid_request'],
    ['a strange filter', body({ filter: { version: 1 } }), 400, 'invalid_request'],
    ['a long filter', body({ filter: { path: 'a'.repeat(201) } }), 400, 'invalid_request'],
    [
      'a filter of many values',
      body({ filter: { tag: Array<string>(51).fill('a') } }),
      400,
      'invalid_request',
    ],
    ['no result', body({ retrievalPageSize: 0 }), 400, 'invalid_request'],
    ['a strange thread', body({ threadId: 'mine' }), 400, 'invalid_request'],
    [
      'a thread that was not given out',
      body({ threadId: `thr_${'0'.repeat(26)}.${'a'.repeat(22)}` }),
      404,
      'thread_not_found',
    ],
    [
      'an answer as the last message',
      body({ messages: [{ role: 'assistant', content: 'a' }] }),
      422,
      'no_question',
    ],
    ['an empty question', body({ messages: [{ role: 'user', content: ' ' }] }), 422, 'no_question'],
    [
      'a long question',
      body({ messages: [{ role: 'user', content: 'a'.repeat(8_001) }] }),
      413,
      'question_too_long',
    ],
    ['a large body', body({ more: 'a'.repeat(1_100_000) }), 413, 'body_too_large'],
  ])('with %s is refused', async (_, options, status, code) => {
    const response = await ask(await start(), options);
    expect(await refused(response)).toEqual([status, code]);
    expect(response.headers.has('www-authenticate')).toBe(status === 401);
  });

  it('to a path outside the base is refused as one to an unknown path', async () => {
    const assistant = await start({ base: '/docs' });
    for (const path of ['/v1/assistant/acme/message', '/docs/x', '/']) {
      expect(await refused(await ask(assistant, { path }))).toEqual([404, 'not_found']);
    }
    expect((await ask(assistant, { path: '/docs/v1/assistant/acme/message' })).status).toBe(200);
  });

  it('is told which field is wrong', async () => {
    const response = await ask(await start(), {
      body: { messages: [{ role: 'user', content: 5 }] },
    });
    expect(await response.json()).toMatchObject({
      errors: [{ pointer: '/messages/0/content', detail: expect.any(String) }],
    });
  });

  it('is told of every field that it lacks', async () => {
    const { api, key } = await start();
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' };
    const response = await fetch(api, { method: 'POST', headers, body: '{}' });
    const { errors } = (await response.json()) as { errors: { pointer: string }[] };
    expect(errors.map(({ pointer }) => pointer)).toEqual(['/fp', '/messages']);
  });

  it('is told what a value of a filter may be', async () => {
    const response = await ask(await start(), { body: { filter: { version: 1 } } });
    const detail = 'must be a text of at most 200 characters, or a list of at most 50 such';
    expect(await response.json()).toMatchObject({
      detail: `\`/filter/version\`: ${detail}.`,
      errors: [{ pointer: '/filter/version', detail }],
    });
  });

  it.each(['GET', 'PUT', 'DELETE'])('by %s is not allowed', async (method) => {
    const { api } = await start();
    const response = await fetch(api, { method });
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    expect(await refused(response)).toEqual([405, 'method_not_allowed']);
  });

  it('fails with an outage that says nothing of its cause while the store is away', async () => {
    const store = { secret: () => Promise.reject(new Error('password is hunter2')) };
    const assistant = await start();
    Object.assign(assistant.store, store);
    const response = await ask(assistant);
    expect(response.headers.get('retry-after')).toBe('5');
    const text = await response.clone().text();
    expect(await refused(response)).toEqual([503, 'store_unavailable']);
    expect(text).not.toContain('hunter2');
    const error = 'Error: password is hunter2';
    expect(assistant.log[0]).toMatchObject({ code: 'store_unavailable', level: 'error', error });
  });

  it('ends once where the store goes away behind the answer, which the log says', async () => {
    const assistant = await start({ withModel: true });
    vi.spyOn(assistant.store.counters, 'subtract').mockRejectedValue(new Error('away'));
    const stream = await (await ask(assistant)).text();
    expect(parts(stream, '3')).toEqual([]);
    expect(parts(stream, 'd')).toHaveLength(1);
    await expect
      .poll(() => assistant.log[0])
      .toMatchObject({
        code: 'internal_error',
        answer: { outcome: 'complete' },
      });
  });

  it('costs no use of the key where the question cannot be kept', async () => {
    const assistant = await start({ limits: { usesPerKeyAndMonth: 1 } });
    const append = vi.spyOn(assistant.store.threads, 'append').mockRejectedValueOnce(new Error());
    expect(await refused(await ask(assistant))).toEqual([503, 'store_unavailable']);
    expect(append).toHaveBeenCalledOnce();
    expect((await ask(assistant)).status).toBe(200);
    expect(await refused(await ask(assistant))).toEqual([429, 'key_quota_exceeded']);
  });

  it('may hold halves of characters and NUL, which no store has to keep', async () => {
    const assistant = await start();
    const strange = 'domain \ud83d \u0000?';
    const body = JSON.stringify({
      fp: 'user \ud83d',
      messages: [
        { id: strange, role: 'user', content: strange },
        { id: strange, role: 'user', parts: [{ type: 'text', text: strange }] },
      ],
      filter: { path: strange, [strange]: 1 },
      context: [{ type: 'code', value: strange, path: strange }],
      currentPath: strange,
    });
    const append = vi.spyOn(assistant.store.threads, 'append');
    const record = vi.spyOn(assistant.store.records, 'append');
    expect((await ask(assistant, { body })).status).toBe(200);
    await expect.poll(() => record.mock.calls.length).toBe(1);
    const kept = JSON.stringify([append.mock.calls, record.mock.calls]);
    expect(kept).toContain('domain \uFFFD \uFFFD?');
    // JSON has both as escapes alone.
    expect(kept).not.toMatch(/\\u(?:d83d|0000)/i);
  });

  it('with many parts that are none is refused at once, with some of them named', async () => {
    const parts = Array<number>(200_000).fill(0);
    const assistant = await start();
    const spent = processorTime();
    const response = await ask(assistant, { body: { messages: [{ role: 'user', parts }] } });
    const { errors } = (await response.json()) as { errors: object[] };
    expect(response.status).toBe(400);
    expect(errors.length).toBeLessThanOrEqual(20);
    expect(spent()).toBeLessThan(1_000);
  });

  it('fails when the search does not end in time', async () => {
    const retriever = { ...wordRetriever, search: () => new Promise<never>(() => undefined) };
    const assistant = await start({ retriever, timeouts: { retrieval: 20 } });
    const response = await ask(assistant);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('x-thread-id')).toMatch(/^thr_/);
    expect(await refused(response)).toEqual([503, 'index_unavailable']);
    expect(assistant.assistant.running()).toBe(0);
  });
});

describe('browsers', () => {
  it('may ask from anywhere by default', async () => {
    const { api } = await start();
    const response = await fetch(api, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://app.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type,user-agent,x-own',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-headers')).toBe(
      'authorization,content-type,user-agent,x-own',
    );
  });

  it('may read what they are told only from origins that are allowed', async () => {
    const assistant = await start({ origins: ['https://acme.dev'] });
    const own = await ask(assistant, { headers: { origin: 'https://acme.dev' } });
    expect(own.headers.get('access-control-allow-origin')).toBe('https://acme.dev');
    expect(own.headers.get('access-control-expose-headers')).toContain('X-Thread-Id');
    const other = await ask(assistant, { headers: { origin: 'https://evil.example' } });
    expect(other.headers.has('access-control-allow-origin')).toBe(false);
    expect(other.headers.get('vary')).toBe('Origin');
  });

  it('may not use a key of another origin', async () => {
    const assistant = await start();
    const { key } = await createKey(assistant.store, {
      kind: 'publishable',
      organization: 'acme',
      domains: ['acme'],
      origins: ['https://acme.dev'],
    });
    const headers = { authorization: `Bearer ${key}`, origin: 'https://evil.example' };
    expect(await refused(await ask(assistant, { headers }))).toEqual([403, 'origin_not_allowed']);
    const own = { ...headers, origin: 'https://acme.dev' };
    expect((await ask(assistant, { headers: own })).status).toBe(200);
  });
});

describe('limits', () => {
  it('are told with the time to wait', async () => {
    const assistant = await start({ limits: { requestsPerAddressAndDay: 1 } });
    await (await ask(assistant)).text();
    const response = await ask(assistant);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('ratelimit')).toMatch(/^"ip-day";r=0;t=\d+$/);
    const problem: unknown = await response.json();
    expect(problem).toMatchObject({
      type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
      code: 'ip_rate_limited',
      'violated-policies': ['ip-day'],
      retryAfter: expect.any(Number),
    });
  });

  it('of a key give back what failed before the first words', async () => {
    const assistant = await start({ withModel: true, limits: { usesPerKeyAndMonth: 1 } });
    assistant.model.answer = { status: 400 };
    const failed = await (await ask(assistant)).text();
    expect(parts(failed, '3')).toHaveLength(1);
    assistant.model.answer = {};
    expect(textOf(await (await ask(assistant)).text())).toBe('Hello.');
    expect(await refused(await ask(assistant))).toEqual([429, 'key_quota_exceeded']);
  });

  it('keep no thread of a question that they refuse', async () => {
    const store = await openMemoryStore();
    const open = vi.fn(store.threads.open);
    const counted = { ...store, threads: { ...store.threads, open } };
    const assistant = await start({ store: counted, limits: { usesPerKeyAndMonth: 1 } });
    expect((await ask(assistant)).headers.get('x-thread-id')).not.toBeNull();
    const response = await ask(assistant);
    expect([response.status, response.headers.get('x-thread-id')]).toEqual([429, null]);
    expect(open).toHaveBeenCalledTimes(1);
  });

  it('let a backend ask for many readers at once, and each of them for a few', async () => {
    const assistant = await start({ withModel: true, concurrency: { perReader: 2 } });
    assistant.model.answer = { pause: 400 };
    const asked = (fp: string) => ask(assistant, { body: { fp } });
    const all = ['anonymous', 'anonymous', 'anonymous', 'user-1', 'user-1', 'user-2'].map(asked);
    const answers = await Promise.all(all);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await refused(await asked('user-1'))).toEqual([429, 'too_many_concurrent']);
    await Promise.all(answers.map((answer) => answer.text()));
  });

  it('cap the answers that are made at the same time', async () => {
    const assistant = await start({ withModel: true, concurrency: { perKey: 1 } });
    assistant.model.answer = { pieces: ['a'], end: 'hang' };
    const gone = new AbortController();
    await ask(assistant, { signal: gone.signal });
    const second = await ask(assistant);
    expect(await refused(second)).toEqual([429, 'too_many_concurrent']);
    gone.abort();
    await expect.poll(() => assistant.assistant.running()).toBe(0);
    assistant.model.answer = {};
    expect((await ask(assistant)).status).toBe(200);
  });

  it('of tokens end in a refusal, or in quotes where the owner wants them', async () => {
    const options = { withModel: true, tokensPerMonth: 10 };
    const started = await start(options);
    const response = await ask(started);
    expect(response.headers.has('retry-after')).toBe(true);
    expect(await refused(response)).toEqual([503, 'assistant_disabled']);
    await started.close();
    const quoted = await ask(await start({ ...options, fallback: 'extractive' }));
    expect(textOf(await quoted.text())).toContain('cannot be used at the moment');
  });
});

describe('a model', () => {
  const failed = 'The language model failed. Try again in a moment.';
  const late = 'The language model did not answer in time. Try again.';
  const cases: [string, FakeAnswer, number, string][] = [
    ['refuses', { status: 429 }, 5_000, failed],
    ['breaks off', { end: 'fail', pieces: [] }, 5_000, failed],
    ['writes nothing', { pieces: [] }, 5_000, failed],
    ['hangs at once', { end: 'hang', pieces: [] }, 100, late],
    ['hangs later', { end: 'hang' }, 5_000, late],
  ];
  it.each(cases)(
    'that %s ends in an error part after the thread',
    async (_, answer, first, message) => {
      const current = await start({ withModel: true, timeouts: { first, gap: 100 } });
      current.model.answer = answer;
      const stream = await (await ask(current)).text();
      expect(parts(stream, '3')).toEqual([message]);
      expect(stream.indexOf('\n2:[{"type":"finish","threadId"')).toBeLessThan(
        stream.indexOf('\n3:'),
      );
      expect(parts(stream, 'd')).toEqual([expect.objectContaining({ finishReason: 'error' })]);
      expect(current.log[0]).toMatchObject({ level: 'error', answer: { outcome: 'error' } });
    },
  );

  it('that fails at once is replaced by quotes where the owner wants them', async () => {
    const assistant = await start({ withModel: true, fallback: 'extractive' });
    assistant.model.answer = { status: 400 };
    const stream = await (await ask(assistant)).text();
    expect(textOf(stream)).toContain('> Add your domain under Settings.');
    expect(parts(stream, '3')).toEqual([]);
    expect(assistant.log[0]?.answer).toMatchObject({ mode: 'extractive', outcome: 'complete' });
  });

  it('that cannot be loaded is told by a status', async () => {
    const model = {
      name: 'x',
      load: () => Promise.reject(new Error('npm install ai')),
      stream: () => {
        throw new Error('not reached');
      },
    };
    const assistant = await start({ model });
    expect(await refused(await ask(assistant))).toEqual([502, 'provider_error']);
    expect(assistant.log[0]).toMatchObject({ error: 'Error: npm install ai' });
  });
});

describe('records', () => {
  it.each([
    [
      'at once',
      () => {
        throw new Error('of the owner');
      },
    ],
    ['later', () => Promise.reject(new Error('of the owner'))],
  ])('reach readers whole when a callback of the owner fails %s', async (_, onEvent) => {
    const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const assistant = await start({ onEvent });
    const stream = await (await ask(assistant)).text();
    expect(parts(stream, 'd')).toHaveLength(1);
    await expect.poll(() => told.mock.calls).toEqual([[new Error('of the owner')]]);
    told.mockRestore();
  });

  it('hold one line in the log for each request, without its texts', async () => {
    const assistant = await start({ withModel: true });
    await (await ask(assistant)).text();
    expect(assistant.log).toEqual([
      {
        level: 'info',
        time: expect.any(String),
        requestId: expect.any(String),
        method: 'POST',
        route: 'message',
        status: 200,
        duration: expect.any(Number),
        domain: 'acme',
        organization: 'acme',
        keyId: expect.stringMatching(/^key_/),
        threadId: expect.stringMatching(/^thr_/),
        answer: {
          outcome: 'complete',
          mode: 'model',
          model: 'fake',
          reason: 'stop',
          hits: 1,
          coverage: expect.any(Number),
          sources: 0,
          firstText: expect.any(Number),
          inputTokens: 50,
          outputTokens: 7,
        },
      },
    ]);
  });

  it('hold what readers think of answers', async () => {
    const assistant = await start();
    const response = await ask(assistant);
    const [{ messageId }] = annotations(await response.text(), 'start') as [{ messageId: string }];
    const threadId = response.headers.get('x-thread-id');
    const body = { threadId, messageId, rating: 'down', comment: 'wrong' };
    const path = '/v1/assistant/acme/feedback';
    expect((await ask(assistant, { path, body })).status).toBe(204);
    expect(assistant.events.at(-1)).toMatchObject({ kind: 'feedback', ...body });
    const [kept] = await assistant.store.records.list({ kind: 'feedback' });
    expect(kept?.data).toMatchObject(body);
    const strange = await ask(assistant, { path, body: { ...body, rating: 'so-so' } });
    expect(await refused(strange)).toEqual([400, 'invalid_request']);
  });

  it('hold nothing of the texts where nothing is to be kept', async () => {
    const assistant = await start({ threads: { retentionDays: 0 } });
    await (await ask(assistant)).text();
    expect(await assistant.store.records.list({ kind: 'event' })).toEqual([]);
    expect(assistant.events).toHaveLength(1);
  });
});

describe('stopping', () => {
  it('lets answers end, and refuses new questions', async () => {
    const assistant = await start({ withModel: true });
    assistant.model.answer = { pieces: ['a', 'b'], pause: 100 };
    const response = await ask(assistant);
    const drained = assistant.assistant.drain(5_000);
    expect(await refused(await ask(assistant))).toEqual([503, 'shutting_down']);
    expect(textOf(await response.text())).toBe('ab');
    await drained;
  });

  it('cuts answers off in the end, and says so', async () => {
    const assistant = await start({ withModel: true });
    assistant.model.answer = { pieces: ['a'], end: 'hang' };
    const response = await ask(assistant);
    await assistant.assistant.drain(100);
    const stream = await response.text();
    expect(parts(stream, '3')).toEqual(['The server is about to restart. Try again in a moment.']);
  });

  it('ends when answers that it cut off are kept, and their uses given back', async () => {
    const { counters, ...memory } = await openMemoryStore();
    const subtract: AssistantStore['counters']['subtract'] = async (...counted) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      return counters.subtract(...counted);
    };
    const store = { ...memory, counters: { ...counters, subtract } };
    const assistant = await start({ withModel: true, store });
    assistant.model.answer = { pieces: [], end: 'hang' };
    const response = await ask(assistant);
    await assistant.assistant.drain(100);
    expect(assistant.assistant.running()).toBe(0);
    expect(assistant.log.at(-1)?.answer?.outcome).toBe('error');
    await response.text();
  });

  it('waits no longer than a second for a store that does not answer', async () => {
    const { counters, ...memory } = await openMemoryStore();
    const subtract = () => new Promise<never>(() => undefined);
    const store = { ...memory, counters: { ...counters, subtract } };
    const assistant = await start({ withModel: true, store });
    assistant.model.answer = { pieces: [], end: 'hang' };
    await ask(assistant);
    const begun = performance.now();
    await assistant.assistant.drain(100);
    expect(performance.now() - begun).toBeLessThan(2_000);
  });

  it('refuses a question that arrives when it has begun', async () => {
    const { assistant, key } = await start();
    let arrive = (_rest: string) => {};
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(encoder.encode('{"fp":"anonymous","messages":'));
        arrive = (rest) => {
          controller.enqueue(encoder.encode(rest));
          controller.close();
        };
      },
    });
    const asked = assistant.fetch(
      new Request('https://acme.dev/v1/assistant/acme/message', {
        method: 'POST',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body,
        duplex: 'half',
      } as RequestInit),
      { address: '192.0.2.1' },
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    await assistant.drain(1_000);
    arrive(`[{"role":"user","content":"${question}"}]}`);
    expect(await refused(await asked)).toEqual([503, 'shutting_down']);
  });
});
