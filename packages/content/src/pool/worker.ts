import { parentPort, workerData } from 'node:worker_threads';
import { createCodeColouring } from './colour-code.ts';
import { createFileCompiler } from './compile-file.ts';
import { createLazyHighlighter } from './lazy-highlighter.ts';
import type { PageOptions } from './page-options.ts';
import type { Answer, Question, Task } from './tasks.ts';

/** Thread of the page pool: takes tasks, answers with what comes of them. */
const options = workerData as PageOptions;
const highlighter = createLazyHighlighter(options);
const compile = createFileCompiler(options, highlighter);
const colour = createCodeColouring(options, highlighter);

function run(task: Task) {
  return task.kind === 'page' ? compile(task.file, task.source) : colour(task.name, task.codes);
}

parentPort?.on('message', async ({ id, task }: Question) => {
  const answer = (message: Answer) => parentPort?.postMessage(message);
  try {
    answer({ id, value: await run(task) });
  } catch (error) {
    answer({ id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
