import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { threadLimits } from '../thread-limits.ts';
import type { PageOptions } from './page-options.ts';
import type { Answer, Message, Task, TaskKind, TaskResults } from './tasks.ts';

/** A task of a thread. */
export interface Run<Kind extends TaskKind> {
  readonly result: Promise<TaskResults[Kind]>;
  /** Tells the thread that somebody waits for it now. */
  hurry(): void;
}

interface Job {
  resolve(value: TaskResults[TaskKind]): void;
  reject(reason: Error): void;
}

/** Starts threads with the first tasks. One core is left to the renderer. */
export function createThreads(options: PageOptions) {
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
    run<Kind extends TaskKind>(
      task: Task & { readonly kind: Kind },
      isExpected: boolean,
    ): Run<Kind> {
      if (workers.length < count) spawn();
      if (jobs.size === 0) for (const worker of workers) worker.ref();
      const id = ++last;
      const { promise, resolve, reject } = Promise.withResolvers<TaskResults[Kind]>();
      // What was done ahead and never asked for must not count as an unhandled rejection.
      promise.catch(() => undefined);
      const worker = workers[id % workers.length];
      const send = (message: Message) => worker?.postMessage(message);
      // The thread answers a task with what its kind gives.
      jobs.set(id, { resolve: (value) => resolve(value as TaskResults[Kind]), reject });
      send({ id, task, isExpected });
      return { result: promise, hurry: () => jobs.has(id) && send({ awaited: id }) };
    },
    async close() {
      // A page that never comes to its end is not waited for.
      if (jobs.size === 0) await Promise.all(workers.map(flush));
      await Promise.all(workers.splice(0).map((worker) => worker.terminate()));
    },
  };
  // As many as there are threads, one after the other: each gets one.
  const flush = () => threads.run<'flush'>({ kind: 'flush' }, false).result;
  return threads;
}

/** The worker's entry: beside this file in the sources, in `pool/` of the built package. */
const workerFile = import.meta.url.endsWith('.ts') ? './worker.ts' : './pool/worker.mjs';
