import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { openStore } from '../../store/open-store.ts';

const worker = fileURLToPath(new URL('store-worker.ts', import.meta.url));
/** A process tries this often; two of them try more than the limits allow. */
const requests = 200;
/** For a process that is killed: it must not be done before. */
const endless = 1_000_000;

interface Server {
  readonly lines: readonly string[];
  /** The worker's identifier of a thread. */
  ready(): Promise<string>;
  start(thread: string): void;
  /** Kills it once it has written so many lines. */
  killAfter(count: number): void;
  ended(): Promise<void>;
}

/** Starts a process that works on the store and collects what it confirms. */
function startServer(place: string, name: string, limit: number, tries: number): Server {
  const options = ['--conditions=waymark-source', '--disable-warning=ExperimentalWarning', worker];
  const settings = [place, name, String(limit), String(tries)];
  const child = spawn(process.execPath, [...options, ...settings], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  let killAt = Number.POSITIVE_INFINITY;
  const reader = createInterface(child.stdout);
  const firstLine = once(reader, 'line');
  const closed = once(reader, 'close');
  reader.on('line', (line) => {
    lines.push(line);
    if (lines.length === killAt) child.kill('SIGKILL');
  });
  return {
    lines,
    ready: async () => String((await firstLine)[0]).replace('ready ', ''),
    start: (thread) => void child.stdin.write(`${thread}\n`),
    killAfter: (count) => {
      killAt = count;
    },
    ended: async () => {
      await closed;
    },
  };
}

const confirmed = (servers: readonly Server[], verb: string) =>
  servers.flatMap(({ lines }) =>
    lines.filter((line) => line.startsWith(`${verb} `)).map((line) => line.split(' ')[1] ?? ''),
  );

/** Runs two servers at once on a store and thread that is new, and kills the first if asked. */
async function runTwo(place: string, limit: number, killAfter?: number) {
  const servers = [
    startServer(place, 'one', limit, killAfter ? endless : requests),
    startServer(place, 'two', limit, requests),
  ];
  const [thread = ''] = await Promise.all(servers.map((server) => server.ready()));
  if (killAfter) servers[0]?.killAfter(killAfter);
  for (const server of servers) server.start(thread);
  await Promise.all(servers.map((server) => server.ended()));
  const store = await openStore(
    place.startsWith('postgres:') ? { databaseUrl: place } : { file: place },
  );
  const time = Date.UTC(2030, 4);
  const counter = { name: 'key-month:key_1', position: 2030 * 12 + 4, width: 1, expiresAt: time };
  const { counts } = await store.counters.read(counter);
  const turns = await store.threads.turns(thread, Date.now(), 10_000);
  await store.close();
  return { servers, counted: counts[0] ?? 0, turns };
}

/**
 * What two processes on one store must keep to.
 *
 * @param newPlace address or file of a store that nothing has used
 */
export function sharedStoreCases(newPlace: () => Promise<string>) {
  it('lets no more pass through two processes than the limit allows, and no fewer', async () => {
    const { counted, servers, turns } = await runTwo(await newPlace(), 250);
    const used = confirmed(servers, 'used');
    expect(servers.map(({ lines }) => lines.at(-1))).toEqual(['done', 'done']);
    expect(used).toHaveLength(250);
    expect(counted).toBe(250);
    for (const { lines } of servers) expect(lines.join()).toContain('used');
    expect(turns.map(({ sequence }) => sequence)).toEqual(used.map((_, index) => index + 1));
    expect(
      turns.every(({ outcome, question }) => outcome?.answer === `answer to ${question}`),
    ).toBe(true);
  });

  it('loses nothing that was confirmed when one of two processes is killed', async () => {
    const { counted, servers, turns } = await runTwo(await newPlace(), 300, 100);
    const [killed, other] = servers;
    expect(killed?.lines.at(-1)).not.toBe('done');
    expect(other?.lines.at(-1)).toBe('done');
    const used = confirmed(servers, 'used');
    expect(used.length).toBeLessThanOrEqual(300);
    expect(counted).toBeLessThanOrEqual(300);
    // What was on its way while the process died may be counted, one for each of its visitors.
    expect(counted - used.length).toBeGreaterThanOrEqual(0);
    expect(counted - used.length).toBeLessThanOrEqual(8);
    const kept = new Map(turns.map((turn) => [turn.question, turn]));
    expect(confirmed(servers, 'asked').filter((question) => !kept.has(question))).toEqual([]);
    expect(
      confirmed(servers, 'answered').filter((question) => !kept.get(question)?.outcome),
    ).toEqual([]);
    expect(new Set(turns.map(({ sequence }) => sequence)).size).toBe(turns.length);
  });
}
