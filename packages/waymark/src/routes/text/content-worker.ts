import { parentPort } from 'node:worker_threads';
import type { ContentAnswer, ContentMessage } from './content-thread.ts';
import { ContentWriter } from './content-writer.ts';

/** Thread that indexes and writes the text of pages, one message after the other. */
let writer: ContentWriter | undefined;
let work = Promise.resolve();
let hasFailed = false;

parentPort?.on('message', (message: ContentMessage) => {
  work = work.then(() => take(message));
});

/** After a failure nothing is made or kept any more: the next build would take it for whole. */
async function take(message: ContentMessage): Promise<void> {
  if (hasFailed) return answer('done');
  try {
    if ('task' in message) writer = new ContentWriter(message.task);
    else answer(await handle(message));
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

async function handle(message: Exclude<ContentMessage, { task: unknown }>): Promise<ContentAnswer> {
  if (!writer) throw new Error('The thread has no task.');
  if ('pages' in message) {
    for (const page of message.pages) await writer.add(page);
    return 'done';
  }
  const kept = await writer.finish(message.hidden, (texts) => answer({ texts }));
  writer = undefined;
  return { kept };
}

function answer(content: ContentAnswer): void {
  parentPort?.postMessage(content);
}
