/**
 * A server in small: counts and asks as fast as it can, and says what the store has confirmed, one
 * line each. Arguments: address or file of the store, name, limit, number of requests.
 */

import { writeSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { createLimits } from '../../limits/create-limits.ts';
import { Problem } from '../../problem.ts';
import { openStore } from '../../store/open-store.ts';
import { createThreads } from '../../threads/create-threads.ts';

const [place = '', name = '', limit = '', requests = ''] = process.argv.slice(2);
const store = await openStore(
  place.startsWith('postgres:') ? { databaseUrl: place } : { file: place },
);
// Written at once: what a pipe has not taken yet would be lost when the process is killed.
const say = (line: string) => void writeSync(1, `${line}\n`);
const threads = await createThreads({ store });
const limits = createLimits({
  store,
  settings: { usesPerKeyAndMonth: Number(limit), requestsPerOrganizationAndHour: false },
  // A fixed time: no month or hour ends while the test runs.
  clock: () => Date.UTC(2030, 4, 15, 12, 30),
});
say(`ready ${(await threads.open('docs', 'anonymous')).id}`);
const id = await new Promise<string>((resolve) =>
  process.stdin.once('data', (line) => resolve(String(line).trim())),
);

async function request(number: number): Promise<void> {
  const client = { address: '192.0.2.1', network: '192.0.2.1' };
  const limited = limits.request(client);
  try {
    await limited.arrive();
    await limited.authenticate({ id: 'key_1', organization: 'acme', kind: 'secret' });
    await limited.use();
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return say('refused');
  }
  say(`used ${name}-${number}`);
  const thread = await threads.resume({ scope: 'docs', id, fingerprint: 'anonymous' });
  const turn = await thread?.ask({ question: `${name}-${number}`, keyId: 'key_1' });
  say(`asked ${name}-${number} ${turn?.sequence}`);
  await turn?.finish({
    status: 'complete',
    answer: `answer to ${name}-${number}`,
    sources: [],
    model: undefined,
    inputTokens: 1,
    outputTokens: 1,
  });
  say(`answered ${name}-${number}`);
}

let next = 0;
async function visitor() {
  while (next < Number(requests)) {
    next += 1;
    await request(next);
    // Lets the others of this process in: SQLite answers without a pause.
    await wait(0);
  }
}
await Promise.all(Array.from({ length: 8 }, visitor));
say('done');
await store.close();
process.exit(0);
