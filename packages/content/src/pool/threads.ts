import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import { releaseThread, takeThread } from '../idle-threads.ts';
import type { PageOptions } from './page-options.ts';
import { pageThreadFile } from './page-thread.ts';
import type { Message, Question, Reply, Task, TaskKind, TaskResults } from './tasks.ts';

/** A task of a thread. */
export interface Run<Kind extends TaskKind> {
  readonly result: Promise<TaskResults[Kind]>;
  /** Tells the thread that somebody waits for it now. */
  hurry(): void;
}

interface Job {
  readonly question: Question;
  worker: Worker;
  resolve(value: TaskResults[TaskKind]): void;
  reject(reason: Error): void;
}

/** So long may a thread take for one task, in milliseconds. */
const longest = 120_000;
/** After so many milliseconds with one task, a thread is not waited for when the process ends. */
const patience = 10_000;

/** What a thread has begun last. */
interface Begun {
  readonly id: number;
  readonly since: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Starts threads with the first tasks. One core is left to the renderer, where there is one. A task
 * that ends its thread, or takes too long, is rejected, and another thread goes on with what that one
 * had still to do.
 *
 * @param limit for one task, in milliseconds
 */
export function createThreads(options: PageOptions, limit = longest) {
  const count = Math.min(4, Math.max(1, availableParallelism() - (options.isChecked ? 0 : 1)));
  const workers: Worker[] = [];
  const jobs = new Map<number, Job>();
  const begun = new WeakMap<Worker, Begun>();
  let last = 0;
  const hear = (worker: Worker, reply: Reply) => {
    if ('begun' in reply) {
      const late = () => lose(worker, `It took longer than ${limit / 1000} seconds.`);
      const timer = setTimeout(late, limit).unref();
      begun.set(worker, { id: reply.begun, since: performance.now(), timer });
      return;
    }
    clearTimeout(begun.get(worker)?.timer);
    const job = jobs.get(reply.id);
    jobs.delete(reply.id);
    // Threads keep the process alive while an answer is awaited, and not a moment longer.
    if (jobs.size === 0) for (const thread of workers) thread.unref();
    if ('value' in reply) job?.resolve(reply.value);
    else job?.reject(new Error(reply.reason));
  };
  const spawn = () => {
    const worker = takeThread(pageThreadFile);
    worker.on('message', (reply: Reply) => hear(worker, reply));
    worker.on('error', ({ message }) => lose(worker, message));
    worker.postMessage({ site: options } satisfies Message);
    workers.push(worker);
    return worker;
  };
  const lose = (worker: Worker, reason: string) => {
    const index = workers.indexOf(worker);
    if (index === -1) return;
    workers.splice(index, 1);
    void end(worker);
    const { id, timer } = begun.get(worker) ?? {};
    clearTimeout(timer);
    const lost = [...jobs.values()].filter((job) => job.worker === worker);
    for (const job of lost) {
      const { question } = job;
      if (id === undefined || question.id === id) {
        jobs.delete(question.id);
        job.reject(new Error(reason));
        continue;
      }
      job.worker = workers.length < count ? spawn() : (workers[0] ?? spawn());
      // Whoever waits for it said so to the thread that is lost.
      job.worker.postMessage({ ...question, isExpected: false } satisfies Message);
    }
    if (jobs.size === 0) for (const thread of workers) thread.unref();
  };
  const end = (worker: Worker) => {
    const { id, since } = begun.get(worker) ?? { id: 0, since: 0 };
    return endThread(
      worker,
      jobs.has(id) && performance.now() - since >= Math.min(limit, patience),
    );
  };
  const give = <Kind extends TaskKind>(
    worker: Worker,
    task: Task & { readonly kind: Kind },
    isExpected: boolean,
  ): Run<Kind> => {
    if (jobs.size === 0) for (const thread of workers) thread.ref();
    const id = ++last;
    const { promise, resolve, reject } = Promise.withResolvers<TaskResults[Kind]>();
    // What was done ahead and never asked for must not count as an unhandled rejection.
    promise.catch(() => undefined);
    const question = { id, task, isExpected };
    // The thread answers a task with what its kind gives.
    const job: Job = {
      question,
      worker,
      resolve: (value) => resolve(value as TaskResults[Kind]),
      reject,
    };
    jobs.set(id, job);
    worker.postMessage(question satisfies Message);
    const hurry = () => {
      if (jobs.has(id)) job.worker.postMessage({ awaited: id } satisfies Message);
    };
    return { result: promise, hurry };
  };
  return {
    run<Kind extends TaskKind>(
      task: Task & { readonly kind: Kind },
      isExpected: boolean,
    ): Run<Kind> {
      const worker = workers.length < count ? undefined : workers[last % workers.length];
      return give<Kind>(worker ?? spawn(), task, isExpected);
    },
    async close() {
      // A page that never comes to its end is not waited for.
      if (jobs.size > 0) {
        for (const worker of workers.splice(0)) void end(worker);
        return;
      }
      const ended = workers.map((worker) => give<'end'>(worker, { kind: 'end' }, false).result);
      await Promise.all(ended);
      const { length } = options.pages;
      await Promise.all(
        workers.splice(0).map((worker) => releaseThread(pageThreadFile, worker, length)),
      );
    },
  };
}

/**
 * Ends a thread. One that does not return from native code cannot be ended, and a process waits for
 * its threads at its own end: it is killed then, as nothing else ends it.
 *
 * @param seemsStuck whether it may be such a one
 */
async function endThread(worker: Worker, seemsStuck: boolean): Promise<void> {
  const kill = () => process.kill(process.pid, 'SIGKILL');
  worker.unref();
  if (seemsStuck) process.once('exit', kill);
  await worker.terminate();
  process.off('exit', kill);
}
