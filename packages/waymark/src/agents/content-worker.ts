import { parentPort, workerData } from 'node:worker_threads';
import type { ContentAnswer, ContentMessage } from './content-thread.ts';
import { type ContentTask, ContentWriter } from './content-writer.ts';

/** Thread that writes what is made from the text of pages, one message after the other. */
const writer = new ContentWriter(workerData as ContentTask);
let work = Promise.resolve();

parentPort?.on('message', (message: ContentMessage) => {
  work = work
    .then(() => handle(message))
    .then(answer, (error: unknown) => {
      answer(
        error instanceof Error
          ? // Own fields, such as the code and path of an error of the file system, stay here else.
            { reason: error.stack ?? error.message, refused: { ...error } }
          : { reason: String(error) },
      );
    });
});

async function handle(message: ContentMessage): Promise<ContentAnswer | undefined> {
  if ('written' in message) {
    for (const path of message.written) await writer.add(path);
    return undefined;
  }
  return { losses: await writer.finish(message.changed, message.hidden) };
}

function answer(content: ContentAnswer | undefined): void {
  if (content) parentPort?.postMessage(content);
}
