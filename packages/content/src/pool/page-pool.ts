import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CompiledPage } from '../page/compiled-page.ts';
import { threadLimits } from '../thread-limits.ts';
import type { PageOptions } from './page-options.ts';
import type { Answer, CodeText, Question, Task, TaskKind, TaskResults } from './tasks.ts';

/** What pages are compiled with. Each thread gets a copy, so it holds plain data only. */
export type PagePoolOptions = PageOptions;

/** Compiles pages and colours code on other threads, ahead of the renderer. */
export interface PagePool {
  /**
   * The compiled page of a file. Rejects only for a fault of the compiler itself.
   *
   * @param source a text in the place of what the file holds
   */
  compile(file: string, source?: string): Promise<CompiledPage>;
  /**
   * HTML of code, in the same order.
   *
   * @param name of the page that shows it; results are kept under it from one run to the next
   */
  colour(name: string, codes: readonly CodeText[]): Promise<readonly string[]>;
  /** Files that will be asked for, in that order; compiled ahead of time. */
  expect(files: readonly string[]): void;
  close(): Promise<void>;
}

/** How many results may wait for the renderer: enough to never starve it, few to hold in memory. */
const lookAhead = 512;

/** Starts the threads with the first page. One core is left to the renderer. */
export function createPagePool(options: PagePoolOptions): PagePool {
  const pages = new Map<string, Promise<CompiledPage>>();
  const threads = createThreads(options);
  let expected: string[] = [];
  const started = new Set<string>();

  const start = (file: string): Promise<CompiledPage> => {
    const known = pages.get(file);
    if (known) return known;
    const page = threads.run<'page'>({ kind: 'page', file });
    pages.set(file, page);
    started.add(file);
    return page;
  };
  const topUp = () => {
    while (pages.size < lookAhead && expected.length > 0) {
      const file = expected.pop();
      if (file !== undefined && !started.has(file)) start(file);
    }
  };

  return {
    async compile(file, source) {
      if (source !== undefined) return threads.run<'page'>({ kind: 'page', file, source });
      const page = start(file);
      try {
        return await page;
      } finally {
        pages.delete(file);
        topUp();
      }
    },
    colour: (name, codes) => threads.run<'code'>({ kind: 'code', name, codes }),
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

interface Job {
  resolve(value: TaskResults[TaskKind]): void;
  reject(reason: Error): void;
}

function createThreads(options: PageOptions) {
  const count = Math.min(4, Math.max(1, availableParallelism() - 1));
  const workers: Worker[] = [];
  const file = new URL(workerFile, import.meta.url);
  const jobs = new Map<number, Job>();
  let last = 0;
  // Threads keep the process alive while an answer is awaited, and not a moment longer.
  const settle = (answer: Answer) => {
    const job = jobs.get(answer.id);
    jobs.delete(answer.id);
    if (jobs.size === 0) for (const worker of workers) worker.unref();
    if ('value' in answer) job?.resolve(answer.value);
    else job?.reject(new Error(answer.reason));
  };
  const spawn = () => {
    const worker = new Worker(file, { workerData: options, resourceLimits: threadLimits });
    worker.on('message', settle);
    workers.push(worker);
  };
  const threads = {
    run<Kind extends TaskKind>(task: Task & { readonly kind: Kind }): Promise<TaskResults[Kind]> {
      if (workers.length < count) spawn();
      if (jobs.size === 0) for (const worker of workers) worker.ref();
      const id = ++last;
      const { promise, resolve, reject } = Promise.withResolvers<TaskResults[Kind]>();
      // What was done ahead and never asked for must not count as an unhandled rejection.
      promise.catch(() => undefined);
      // The thread answers a task with what its kind gives.
      jobs.set(id, { resolve: (value) => resolve(value as TaskResults[Kind]), reject });
      workers[id % workers.length]?.postMessage({ id, task } satisfies Question);
      return promise;
    },
    async close() {
      // A page that never comes to its end is not waited for.
      if (jobs.size === 0) await Promise.all(workers.map(flush));
      await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    },
  };
  // As many as there are threads, one after the other: each gets one.
  const flush = () => threads.run<'flush'>({ kind: 'flush' });
  return threads;
}

/** The worker's entry: beside this file in the sources, in `pool/` of the built package. */
const workerFile = import.meta.url.endsWith('.ts') ? './worker.ts' : './pool/worker.mjs';
