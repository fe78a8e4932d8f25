import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createKey } from '../keys/create-key.ts';
import type { AssistantStore } from '../store/assistant-store.ts';
import { openStore } from '../store/open-store.ts';
import { ask, question, textOf } from '../testing/ask.ts';
import { type FakeModelServer, fakeModelServer } from '../testing/fake-model-server.ts';
import {
  type PostgresCluster,
  postgresPrograms,
  startPostgres,
} from '../testing/postgres-cluster.ts';

const programs = postgresPrograms();
const script = fileURLToPath(new URL('../testing/assistant-server.ts', import.meta.url));
/** Uses of a key in a month, for both servers together. */
const uses = 60;

interface RunningServer {
  readonly origin: string;
  readonly key: string;
  readonly process: ChildProcess;
}

describe.skipIf(!programs)('two servers on one PostgreSQL (needs an installed PostgreSQL)', () => {
  let cluster: PostgresCluster | undefined;
  let store: AssistantStore;
  let model: FakeModelServer;
  let servers: RunningServer[] = [];
  const databaseUrl = () => cluster?.url ?? '';

  beforeAll(async () => {
    if (programs) cluster = await startPostgres(programs);
    store = await openStore({ databaseUrl: databaseUrl() });
    model = await fakeModelServer();
  }, 120_000);
  afterAll(async () => {
    await store.close();
    await model.close();
    cluster?.stop();
  });

  beforeEach(async () => {
    const { key } = await createKey(store, { organization: 'acme', domains: ['acme'] });
    servers = await Promise.all([start(key), start(key)]);
  }, 60_000);
  afterEach(() => {
    for (const { process } of servers) process.kill('SIGKILL');
  });

  async function start(key: string): Promise<RunningServer> {
    const options = ['--conditions=waymark-source', '--disable-warning=ExperimentalWarning'];
    const child = spawn(process.execPath, [...options, script, databaseUrl(), String(uses)], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, OPENAI_BASE_URL: model.address, OPENAI_MODEL: 'fake' },
    });
    const [origin] = await once(createInterface(child.stdout), 'line');
    return { origin: String(origin), key, process: child };
  }

  function pair(): [RunningServer, RunningServer] {
    const [one, other] = servers;
    if (!one || !other) throw new Error('The servers have not started.');
    return [one, other];
  }

  it('answer as many questions at the same time as the limit of a key allows, and no more', async () => {
    model.answer = { pieces: ['Done', '.'], pause: 5 };
    const [one, other] = pair();
    const all = await Promise.all(Array.from({ length: 50 }, () => [ask(one), ask(other)]).flat());
    const texts = await Promise.all(
      all.map(async (response) => ({ status: response.status, text: await response.text() })),
    );
    const answered = texts.filter(({ status }) => status === 200);
    expect(answered.map(({ text }) => textOf(text))).toEqual(Array(uses).fill('Done.'));
    const refused = texts.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(100 - uses);
    expect(refused.every(({ text }) => text.includes('key_quota_exceeded'))).toBe(true);
  });

  it('go on with a thread when the one that was answering is killed in the middle', async () => {
    const [killed, other] = pair();
    model.answer = { pieces: ['Create a ', 'record.'] };
    const first = await ask(killed);
    const threadId = first.headers.get('x-thread-id') ?? '';
    await first.text();

    model.answer = { pieces: ['Half of'], end: 'hang' };
    const broken = await ask(killed, { body: { threadId, messages: [said('And then?')] } });
    const reader = broken.body?.getReader();
    await reader?.read();
    killed.process.kill('SIGKILL');
    await expect(drained(reader)).rejects.toThrow();

    model.answer = { pieces: ['Wait.'] };
    const again = await ask(other, { body: { threadId, messages: [said('And then?')] } });
    expect(again.headers.get('x-thread-id')).toBe(threadId);
    expect(textOf(await again.text())).toBe('Wait.');
    const heard = JSON.stringify(model.asked.at(-1)?.messages);
    expect(heard).toContain(question);
    expect(heard).toContain('Create a record.');
    const turns = await store.threads.turns(threadId, Date.now(), 100);
    expect(turns.map((turn) => [turn.question, turn.outcome?.answer])).toEqual([
      [question, 'Create a record.'],
      ['And then?', undefined],
      ['And then?', 'Wait.'],
    ]);
  });

  it('end questions in an outage while PostgreSQL is away, finish what they had begun, and go on when it is back', async () => {
    const [one, other] = pair();
    model.answer = { pieces: ['Begun ', 'and ', 'done.'], pause: 500 };
    const begun = await ask(one);
    expect(begun.status).toBe(200);
    cluster?.halt();
    try {
      const refused = await Promise.all([ask(one), ask(other), ask(one)]);
      for (const response of refused) {
        expect(response.status).toBe(503);
        expect(await response.json()).toMatchObject({ code: 'store_unavailable' });
      }
      expect(textOf(await begun.text())).toBe('Begun and done.');
    } finally {
      cluster?.resume();
    }
    model.answer = { pieces: ['Back.'] };
    for (const server of [one, other]) {
      await expect.poll(async () => (await ask(server)).status, { timeout: 30_000 }).toBe(200);
      expect(server.process.exitCode).toBeNull();
    }
  }, 60_000);
});

function said(content: string) {
  return { role: 'user', content };
}

async function drained(reader: ReadableStreamDefaultReader<Uint8Array> | undefined) {
  while (reader && !(await reader.read()).done);
}
