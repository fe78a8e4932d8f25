import { parentPort, workerData } from 'node:worker_threads';
import fc from 'fast-check';
import { targets } from './targets.ts';

/** What a thread is to try. */
export interface Trial {
  readonly target: string;
  readonly seed: number;
  readonly milliseconds: number;
}

/** What a thread tells: an input before it is tried, or how it ended. */
export type Told =
  | { readonly input: string }
  | { readonly tried: number; readonly failure?: string | undefined };

/** Runs that share a seed, so that one of them is found again soon. */
const batch = 500;

const { milliseconds, seed, target } = workerData as Trial;
const tell = (told: Told) => parentPort?.postMessage(told);
const { check, inputs } = targets[target] ?? {};
const end = Date.now() + milliseconds;
let tried = 0;
let failure: string | undefined;

for (let number = seed; check && inputs && failure === undefined && Date.now() < end; number++) {
  const property = fc.asyncProperty(inputs, async (input) => {
    tell({ input });
    await check(input);
    tried++;
  });
  const details = await fc.check(property, {
    seed: number,
    numRuns: batch,
    interruptAfterTimeLimit: Math.max(1, end - Date.now()),
  });
  if (details.failed && !details.interrupted) failure = await fc.asyncDefaultReportMessage(details);
}
tell({ tried, failure });
