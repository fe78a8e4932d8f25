import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CompiledPage } from '../page/compiled-page.ts';
import type { PageOptions } from './page-options.ts';

export type PagePoolOptions = PageOptions;

/** Compiles pages on other threads, ahead of the renderer. */
export interface PagePool {
  /** The compiled page of a file. Rejects only for a fault of the compiler itself. */
  compile(file: string): Promise<CompiledPage>;
  /** Files that will be asked for, in that order; compiled ahead of time. */
  expect(files: readonly string[]): void;
  close(): Promise<void>;
}

/** How many results may wait for the renderer: enough to never starve it, few to hold in memory. */
const lookAhead = 512;

type Answer = { file: string; page: CompiledPage } | { file: string; reason: string };

interface Job {
  readonly promise: Promise<CompiledPage>;
  readonly settle: (answer: Answer) => void;
}

/** Starts the threads with the first page. One core is left to the renderer. */
export function createPagePool(options: PagePoolOptions): PagePool {
  const jobs = new Map<string, Job>();
  const threads = createThreads(options, (answer) => jobs.get(answer.file)?.settle(answer));
  let expected: string[] = [];
  const started = new Set<string>();

  const start = (file: string): Job => {
    const known = jobs.get(file);
    if (known) return known;
    const job = createJob();
    jobs.set(file, job);
    started.add(file);
    threads.send(file);
    return job;
  };
  const topUp = () => {
    while (jobs.size < lookAhead && expected.length > 0) {
      const file = expected.pop();
      if (file !== undefined && !started.has(file)) start(file);
    }
  };

  return {
    async compile(file) {
      const job = start(file);
      try {
        return await job.promise;
      } finally {
        jobs.delete(file);
        topUp();
      }
    },
    expect(files) {
      expected = [...files].reverse();
      topUp();
    },
    async close() {
      expected = [];
      await threads.close();
    },
  };
}

function createJob(): Job {
  const { promise, resolve, reject } = Promise.withResolvers<CompiledPage>();
  // A page that was compiled ahead and never asked for must not count as an unhandled rejection.
  promise.catch(() => undefined);
  const settle = (answer: Answer) =>
    'page' in answer ? resolve(answer.page) : reject(new Error(answer.reason));
  return { promise, settle };
}

function createThreads(options: PageOptions, receive: (answer: Answer) => void) {
  const count = Math.min(4, Math.max(1, availableParallelism() - 1));
  const workers: Worker[] = [];
  const file = new URL(workerFile, import.meta.url);
  let turn = 0;
  let waiting = 0;
  // Threads keep the process alive while an answer is awaited, and not a moment longer.
  const settled = (answer: Answer) => {
    waiting--;
    if (waiting === 0) for (const worker of workers) worker.unref();
    receive(answer);
  };
  const spawn = () => {
    const worker = new Worker(file, { workerData: options });
    worker.on('message', settled);
    workers.push(worker);
  };
  return {
    send(message: string) {
      if (workers.length < count) spawn();
      if (waiting === 0) for (const worker of workers) worker.ref();
      waiting++;
      workers[turn++ % workers.length]?.postMessage(message);
    },
    close: () => Promise.all(workers.splice(0).map((worker) => worker.terminate())),
  };
}

/** The worker's entry: beside this file in the sources, in `pool/` of the built package. */
const workerFile = import.meta.url.endsWith('.ts') ? './worker.ts' : './pool/worker.mjs';
