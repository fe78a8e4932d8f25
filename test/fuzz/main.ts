import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { targets } from './targets.ts';
import type { Told, Trial } from './worker.ts';

/**
 * `npm run fuzz -- [target] [--minutes n] [--seed n]`: tries targets on a thread each, one after the
 * other. An input that does not come to an end is found from outside, and kept in a file.
 */
const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    minutes: { type: 'string', default: '1' },
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
});

/** So long one input may take until the thread is ended, in milliseconds. */
const patience = 120_000;

const names = positionals.length > 0 ? positionals : Object.keys(targets);
const milliseconds = Number(values.minutes) * 60_000;
const seed = Number(values.seed);
const unknown = names.filter((name) => !(name in targets));
if (unknown.length > 0 || !(milliseconds > 0) || !Number.isInteger(seed)) {
  console.error(`npm run fuzz -- [${Object.keys(targets).join('|')}] [--minutes n] [--seed n]`);
  process.exit(2);
}

for (const target of names) {
  console.log(`${target}: ${targets[target]?.title} (--seed ${seed})`);
  const { failure, tried } = await run({ target, seed, milliseconds });
  console.log(failure === undefined ? `  ${tried} inputs, none breaks it` : failure);
  if (failure !== undefined) process.exitCode = 1;
}

function run(trial: Trial): Promise<Extract<Told, { tried: number }>> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: trial });
  return new Promise((resolve) => {
    let last = '';
    let tried = 0;
    const end = (failure: string) => {
      const file = path.resolve(`fuzz-${trial.target}.txt`);
      writeFileSync(file, last);
      resolve({ tried, failure: `${failure} The input is in ${file}.` });
      void worker.terminate();
    };
    const timer = setInterval(() => end('An input does not come to an end.'), patience);
    worker.on('message', (told: Told) => {
      timer.refresh();
      if ('input' in told) {
        last = told.input;
        tried++;
        return;
      }
      resolve(told);
      void worker.terminate();
    });
    worker.on('error', (error) => end(`The thread ended: ${error.stack}`));
    worker.on('exit', () => clearInterval(timer));
  });
}
