import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { TwinTask, WrittenTwin } from './twin-task.ts';
import { writeTwin } from './write-twin.ts';

/** Fewer pages are written before a thread has started. */
const fewPages = 100;
/** Pages that a thread takes at once. */
const batchSize = 32;

type Answer = { readonly written: readonly WrittenTwin[] } | { readonly reason: string };

/**
 * Writes the Markdown twins of built pages, on several threads where there are many.
 *
 * @returns what came of each task, in the order of the tasks
 * @throws when a page cannot be read or a twin cannot be written
 */
export async function writeTwins(tasks: readonly TwinTask[]): Promise<readonly WrittenTwin[]> {
  if (tasks.length <= fewPages) return tasks.map(writeTwin);
  const batches = Array.from({ length: Math.ceil(tasks.length / batchSize) }, (_, index) =>
    tasks.slice(index * batchSize, (index + 1) * batchSize),
  );
  const results: (readonly WrittenTwin[])[] = [];
  const waiting = batches.entries();
  const count = Math.min(4, availableParallelism(), batches.length);
  const threads = Array.from(
    { length: count },
    () => new Worker(new URL(workerFile, import.meta.url)),
  );
  try {
    await Promise.all(
      threads.map(async (thread) => {
        for (const [index, batch] of waiting) results[index] = await ask(thread, batch);
      }),
    );
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
  return results.flat();
}

function ask(thread: Worker, batch: readonly TwinTask[]): Promise<readonly WrittenTwin[]> {
  return new Promise((resolve, reject) => {
    thread.once('error', reject);
    thread.once('message', (answer: Answer) => {
      thread.off('error', reject);
      if ('written' in answer) resolve(answer.written);
      else reject(new Error(answer.reason));
    });
    thread.postMessage(batch);
  });
}

/** The thread's entry: beside this file in the sources, in `twin/` of the built package. */
const workerFile = import.meta.url.endsWith('.ts') ? './worker.ts' : './twin/worker.mjs';
