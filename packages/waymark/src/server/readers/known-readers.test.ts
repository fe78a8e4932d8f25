import { mkdtempSync, renameSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type AnswerModel, openMemoryStore } from '@waymark/assistant';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDocsServer, type DocsServer } from '../docs-server.ts';
import { openIndexedSite } from '../indexed-site.ts';
import { writeSite } from '../testing/written-site.ts';
import { knownReaders } from './known-readers.ts';
import { signInPath } from './sign-in-paths.ts';

const work = mkdtempSync(path.join(tmpdir(), 'waymark-known-readers-'));
const everyone = path.join(work, 'site');
const site = path.join(work, 'readers');
const away = path.join(work, 'away');
const names = { domain: 'docs', organization: 'docs' };
vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'log').mockImplementation(() => undefined);
let words: () => AsyncGenerator<string>;
let server: DocsServer;
let url: string;

const model: AnswerModel = {
  name: 'slow',
  load: async () => undefined,
  async *stream() {
    for await (const text of words()) yield { kind: 'text', text };
    yield { kind: 'finish', reason: 'stop', usage: { inputTokens: 1, outputTokens: 1 } };
  },
};

/** Every request is one of the same reader, who gets the site for readers. */
const readers = {
  signIn: {
    route: {
      matches: (pathname: string) => pathname === signInPath,
      handle: async () => new Response(),
    },
    readerOf: async () => ({ groups: [] }),
    missingPage: async () => '',
  },
  sites: { siteOf: () => site },
  loadBodies: () => Promise.reject(new Error('No page here is another for each reader.')),
};

async function build(text: string): Promise<void> {
  const next = mkdtempSync(path.join(work, 'next-'));
  await writeSite(next, { '/moon': text });
  rmSync(site, { recursive: true, force: true });
  renameSync(next, site);
}

beforeEach(async () => {
  words = async function* () {
    yield 'As the sources say [1].';
  };
  await writeSite(everyone, { '/start': 'For everyone.' });
  await build('Rockets fly to the moon with kerosene.');
  server = createDocsServer({
    ...(await openIndexedSite(everyone)),
    ...{ ...names, base: '', site: everyone, store: await openMemoryStore(), settings: {} },
    ...{ trustedProxies: 0, model, readers },
  });
  await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});

afterEach(() => server.stop());
afterAll(() => rmSync(work, { recursive: true, force: true }));

async function ask(): Promise<Response> {
  const { endpoint, key } = await (await fetch(`${url}/_waymark/assistant.json`)).json();
  return fetch(`${url}${endpoint}/message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({
      fp: 'anonymous',
      messages: [{ role: 'user', content: 'Which fuel do rockets need?' }],
    }),
  });
}

async function read(): Promise<[number, string, string | null]> {
  const response = await fetch(`${url}/moon.md`);
  return [response.status, await response.text(), response.headers.get('retry-after')];
}

describe('A site for readers that a build replaces', () => {
  it('ends answers that are being given as they began, and gives the next from the new build', async () => {
    const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
    words = async function* () {
      yield 'As the sources say [1], ';
      await isTaken;
      yield 'and *that was all.*';
    };
    const running = await ask();
    await build('Rockets fly to Mars with methane.');
    expect(await read()).toEqual([200, 'Rockets fly to Mars with methane.', null]);
    await delay(100);
    taken();
    const answer = await running.text();
    expect(answer).toContain('that was all.');
    expect(answer).not.toContain('restart');
  });

  it('is opened and renewed once, however many ask at the same time', async () => {
    let isCurrent = true;
    const renew = vi.fn(async () => {
      await delay(10);
      isCurrent = true;
    });
    const open = vi.fn(async () => {
      await delay(10);
      const files = { hasPage: async () => false, serve: async () => undefined };
      return { files, routes: () => [], isCurrent: () => isCurrent, renew, drain: async () => {} };
    });
    const { partsFor } = knownReaders(readers.signIn, readers.sites, open);
    const askAtOnce = () =>
      Promise.all(
        Array.from({ length: 8 }, () => partsFor({ url: '/', headers: {} } as IncomingMessage)),
      );
    await askAtOnce();
    isCurrent = false;
    await askAtOnce();
    expect([open.mock.calls.length, renew.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['never asked for', false],
    ['known', true],
  ])('can be asked for again later while it is away, where it was %s', async (_, isKnown) => {
    if (isKnown) await read();
    renameSync(site, away);
    expect(await read()).toEqual([503, 'Try again in a moment', '1']);
    renameSync(away, site);
    expect((await read())[0]).toBe(200);
  });
});
