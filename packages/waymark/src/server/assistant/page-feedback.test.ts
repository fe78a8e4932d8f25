import { openMemoryStore } from '@waymark/assistant';
import { describe, expect, test } from 'vitest';
import { pageOpinions } from '../../cli/page-report.ts';
import { pageFeedback } from './page-feedback.ts';

const id = (text: string) => text.padStart(32, '0');
const vote = { id: id('1'), page: '/start', rating: 'up' };

async function servers(count = 1) {
  const store = await openMemoryStore();
  let now = Date.UTC(2026, 7, 13, 10, 30);
  const routes = Array.from({ length: count }, () =>
    pageFeedback({
      ...{ store, base: '/docs', domain: 'docs', trustedProxies: 0 },
      published: () => 'https://docs.acme.dev',
      isAsked: () => true,
      hasPage: (url) => url === '/start' || url === '/other',
      clock: () => now,
    }),
  );
  const send = async (
    body: unknown,
    headers: Record<string, string | undefined> = {},
    { address = '192.0.2.7', method = 'POST', server = 0 } = {},
  ) => {
    const all = {
      origin: 'http://10.0.0.1:4321',
      'content-type': 'application/json',
      ...headers,
    };
    const given = Object.entries(all).filter((entry): entry is [string, string] => !!entry[1]);
    const request = new Request('http://10.0.0.1:4321/docs/_waymark/feedback', {
      method,
      headers: given,
      ...(method === 'POST'
        ? { body: typeof body === 'string' ? body : JSON.stringify(body) }
        : {}),
    });
    const answer = await routes[server]?.handle(request, { address });
    return answer?.status;
  };
  return {
    ...{ routes, send, store },
    pass: (milliseconds: number) => (now += milliseconds),
    report: () => pageOpinions(store, { domain: 'docs' }),
  };
}

describe('Feedback on a page', () => {
  test('is kept once for each vote, with the comment and the choice that came last', async () => {
    const { report, send } = await servers();
    expect(await send(vote)).toBe(204);
    expect(await send({ ...vote, rating: 'down' })).toBe(204);
    expect(await send({ ...vote, rating: 'down', comment: ' Where is the\0 rest? ' })).toBe(204);
    expect(await send({ ...vote, id: id('2') })).toBe(204);
    expect(await send({ ...vote, id: id('3'), page: '/other' })).toBe(204);
    expect(await report()).toEqual([
      {
        ...{ page: '/start', up: 1, down: 1 },
        comments: [
          { time: '2026-08-13T10:30:00.000Z', rating: 'down', comment: 'Where is the\uFFFD rest?' },
        ],
      },
      { page: '/other', up: 1, down: 0, comments: [] },
    ]);
  });

  test('holds nothing of the reader, whose network is only counted by a keyed hash', async () => {
    const { send, store } = await servers();
    await send(vote, { 'user-agent': 'Browser 1', cookie: 'session=abc' });
    const kept = await store.records.list({ kind: 'page-vote' });
    expect(kept.map(({ data }) => data)).toEqual([vote]);
    expect(JSON.stringify(kept)).not.toMatch(/192\.0\.2|Browser|session/);
  });

  test.for<[string, Record<string, string | undefined>, number]>([
    ['the origin of another site', { origin: 'https://evil.example' }, 403],
    ['no origin', { origin: undefined }, 403],
    ['an origin that is none', { origin: 'null' }, 403],
    ['a browser that speaks of another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['the type of a form', { 'content-type': 'text/plain' }, 415],
    ['the address of the published site', { origin: 'https://docs.acme.dev' }, 204],
    ['a browser that speaks of the same site', { 'sec-fetch-site': 'same-origin' }, 204],
  ])('with %s is answered with the right status', async ([, headers, status]) => {
    expect(await (await servers()).send(vote, headers)).toBe(status);
  });

  test.for<[string, unknown, number]>([
    ['of a page that is not there', { ...vote, page: '/no' }, 404],
    ['without a rating', { id: vote.id, page: '/start' }, 400],
    ['with more than is asked for', { ...vote, address: '192.0.2.7' }, 400],
    ['with a long comment', { ...vote, comment: 'x'.repeat(2_001) }, 400],
    ['with a body beyond all measure', { ...vote, comment: 'x'.repeat(100_000) }, 400],
    ['under a name that somebody chose', { ...vote, id: 'me' }, 400],
    ['that is no JSON', '{', 400],
  ])('%s is refused', async ([, body, status]) => {
    const { report, send } = await servers();
    expect(await send(body)).toBe(status);
    expect(await report()).toEqual([]);
  });

  test('is limited for each network, by all servers on one store together, for an hour', async () => {
    const { pass, send } = await servers(2);
    for (let count = 0; count < 60; count++) {
      expect(await send(vote, {}, { server: count % 2 })).toBe(204);
    }
    expect(await send(vote)).toBe(429);
    expect(await send(vote, {}, { server: 1 })).toBe(429);
    expect(await send(vote, {}, { address: '198.51.100.1' })).toBe(204);
    pass(3_600_000);
    expect(await send(vote)).toBe(204);
  });

  test('is heard below the base alone, and only sent', async () => {
    const { routes, send } = await servers();
    const isHeard = (path: string) => routes[0]?.matches(path);
    expect(isHeard('/docs/_waymark/feedback')).toBe(true);
    expect(isHeard('/_waymark/feedback')).toBe(false);
    expect(await send(vote, {}, { method: 'GET' })).toBe(405);
  });
});
