import { Worker } from 'node:worker_threads';
import { threadLimits } from '@waymark/content';
import type { ContentTask, PageLoss } from './content-writer.ts';

/** To the thread: pages that are complete, or that all are, which changed since and which are none. */
export type ContentMessage =
  | { readonly written: readonly string[] }
  | { readonly changed: readonly string[]; readonly hidden: readonly string[] };

/** From the thread: what the twins lack, or why it failed. */
export type ContentAnswer =
  | { readonly losses: readonly PageLoss[] }
  | {
      readonly reason: string;
      /** What the file system refused, in the form that its errors have. */
      readonly refused?: object | undefined;
    };

/** Writes what is made from the text of pages while others are still being rendered. */
export interface ContentThread {
  /** Tells that the HTML of the page at a path is complete. Pages that nobody told of are read last. */
  written(path: string): void;
  /**
   * Writes the rest.
   *
   * @param changed paths of pages whose HTML changed after it was told of
   * @param hidden paths of pages in whose place the Astro project has its own
   * @throws when a page cannot be read or a file cannot be written
   */
  finish(changed: readonly string[], hidden: readonly string[]): Promise<readonly PageLoss[]>;
}

/** Pages that the thread is told of at once: to wake it takes the renderer a while. */
const batchSize = 16;

export function startContentThread(task: ContentTask): ContentThread {
  const thread = new Worker(new URL('./content-worker.mjs', import.meta.url), {
    workerData: task,
    resourceLimits: threadLimits,
  });
  // A build that fails before its end shall not wait for it.
  thread.unref();
  const answer = new Promise<ContentAnswer>((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
  // Whoever finishes hears of it.
  answer.catch(() => {});
  const send = (message: ContentMessage) => thread.postMessage(message);
  let written: string[] = [];
  return {
    written(path) {
      written.push(path);
      if (written.length < batchSize) return;
      send({ written });
      written = [];
    },
    async finish(changed, hidden) {
      thread.ref();
      send({ changed, hidden });
      const given = await answer;
      await thread.terminate();
      if ('reason' in given) throw Object.assign(new Error(given.reason), given.refused);
      return given.losses;
    },
  };
}
