import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { type AnswerModel, openMemoryStore } from '@waymark/assistant';
import type { Retriever } from '@waymark/search';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import { contentIndexPath } from '../../project/paths/site-paths.ts';
import { createDocsServer, type DocsServer } from '../docs-server.ts';
import { openIndexedSite } from '../indexed-site.ts';
import { writeSite } from '../testing/written-site.ts';
import { type FollowedSite, followSite } from './followed-site.ts';

const work = mkdtempSync(path.join(tmpdir(), 'waymark-followed-'));
const site = path.join(work, 'site');
const names = { domain: 'docs', organization: 'docs' };
const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
vi.spyOn(console, 'log').mockImplementation(() => undefined);

/** Puts a site with its index in place as a build does, in one step. */
async function build(texts: Readonly<Record<string, string>>): Promise<void> {
  const next = mkdtempSync(path.join(work, 'next-'));
  await writeSite(next, texts);
  rmSync(site, { recursive: true, force: true });
  renameSync(next, site);
}

const open = async () => ({ ...(await openIndexedSite(site)), ...names });
let followed: FollowedSite<Awaited<ReturnType<typeof open>>>;
let server: DocsServer;
let url: string;
let words: () => AsyncGenerator<string>;

const model: AnswerModel = {
  name: 'slow',
  load: async () => undefined,
  async *stream() {
    for await (const text of words()) yield { kind: 'text', text };
    yield { kind: 'finish', reason: 'stop', usage: { inputTokens: 1, outputTokens: 1 } };
  },
};

async function start(): Promise<void> {
  await build({ '/moon': 'Rockets fly to the moon with kerosene.' });
  followed = await followSite(site, open, 10);
  server = createDocsServer({
    ...followed.current(),
    ...{ base: '', site, store: await openMemoryStore(), settings: {}, trustedProxies: 0, model },
  });
  await new Promise<void>((resolve) => server.server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
  followed.follow(server.renew);
}

beforeEach(() => {
  printed.mockClear();
  words = async function* () {
    yield 'As the sources say [1].';
  };
});

afterEach(async () => {
  await server.stop();
  followed.close();
});

afterAll(() => rmSync(work, { recursive: true, force: true }));

async function ask(content: string): Promise<Response> {
  const { endpoint, key } = await (await fetch(`${url}/_waymark/assistant.json`)).json();
  return fetch(`${url}${endpoint}/message`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ fp: 'anonymous', messages: [{ role: 'user', content }] }),
  });
}

async function searchMcp(query: string): Promise<string> {
  const call = { name: 'search_acme', arguments: { query } };
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: call }),
  });
  return response.text();
}

it('Questions, MCP and suggestions are answered from a new build, and a running answer ends', async () => {
  await start();
  expect(await (await ask('Which fuel do rockets need?')).text()).toContain('(/moon)');
  const { promise: isTaken, resolve: taken } = Promise.withResolvers<void>();
  words = async function* () {
    yield 'As the sources say [1], ';
    await isTaken;
    yield 'and *that was all.*';
  };
  const running = await ask('Which fuel do rockets need?');
  await build({ '/mars': 'Rockets fly to Mars with methane.' });
  await vi.waitFor(async () => expect(await searchMcp('rockets')).toContain('methane'), 10_000);
  expect(await searchMcp('rockets')).not.toContain('kerosene');
  await delay(300);
  taken();
  const answer = await running.text();
  expect(answer).toContain('(/moon)');
  expect(answer).toContain('that was all');
  const next = await (await ask('Which fuel do rockets need?')).text();
  expect(next).toContain('(/mars)');
  expect(next).not.toContain('(/moon)');
  const missing = await fetch(`${url}/marz`, { headers: { accept: 'text/markdown' } });
  expect(await missing.text()).toContain('/mars.md');
});

it('A search that began before a new build ends, whichever of the two it finds', async () => {
  await start();
  const { retriever } = followed.current();
  const old: Retriever = retriever;
  await build({ '/mars': 'Rockets fly to Mars with methane.' });
  expect((await old.search('rockets')).map((hit) => hit.url)).toEqual([expect.any(String)]);
  await vi.waitFor(() => expect(followed.current().retriever).not.toBe(old), 10_000);
  expect((await old.search('rockets')).map((hit) => hit.url)).toEqual([expect.any(String)]);
});

it('A build that cannot be opened is told of once, and the one before goes on', async () => {
  await start();
  writeFileSync(path.join(site, contentIndexPath), '{"formatVersion":99');
  await vi.waitFor(() => expect(printed).toHaveBeenCalled(), 10_000);
  await delay(100);
  expect(printed.mock.calls.flat()).toEqual([
    expect.stringMatching(/^Answers do not come from the new build in [^\n]+$/),
  ]);
  expect(await searchMcp('rockets')).toContain('kerosene');
  await build({ '/mars': 'Rockets fly to Mars with methane.' });
  await vi.waitFor(async () => expect(await searchMcp('rockets')).toContain('methane'), 10_000);
});
