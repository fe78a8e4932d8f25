import { parentPort, workerData } from 'node:worker_threads';
import type { ContentAnswer, ContentMessage } from './content-thread.ts';
import { type ContentTask, ContentWriter } from './content-writer.ts';

/** Thread that indexes and writes the text of pages, one message after the other. */
const writer = new ContentWriter(workerData as ContentTask);
let work = Promise.resolve();
let hasFailed = false;

parentPort?.on('message', (message: ContentMessage) => {
  work = work.then(() => take(message));
});

/** After a failure nothing is made or kept any more: the next build would take it for whole. */
async function take(message: ContentMessage): Promise<void> {
  if (hasFailed) return answer('done');
  try {
    answer(await handle(message));
  } catch (error) {
    hasFailed = true;
    answer(
      error instanceof Error
        ? // Own fields, such as the code and path of an error of the file system, stay here else.
          { reason: error.stack ?? error.message, refused: { ...error } }
        : { reason: String(error) },
    );
  }
}

async function handle(message: ContentMessage): Promise<ContentAnswer> {
  if ('pages' in message) {
    for (const page of message.pages) await writer.add(page);
    return 'done';
  }
  return { kept: await writer.finish(message.hidden) };
}

function answer(content: ContentAnswer): void {
  parentPort?.postMessage(content);
}
