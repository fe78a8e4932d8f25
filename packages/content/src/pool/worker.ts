import { parentPort, workerData } from 'node:worker_threads';
import { createCodeColouring } from './colour-code.ts';
import { createFileCompiler } from './compile-file.ts';
import { createLazyHighlighter } from './lazy-highlighter.ts';
import type { PageOptions } from './page-options.ts';
import { openResultCache } from './result-cache.ts';
import type { Answer, Question, Task } from './tasks.ts';

/** Thread of the page pool: takes tasks, answers with what comes of them. */
const options = workerData as PageOptions;
const highlighter = createLazyHighlighter(options);
const results = openResultCache(options.cacheFolder);
const compile = createFileCompiler(options, highlighter, results);
const colour = createCodeColouring(options, highlighter, results);

function run(task: Task) {
  switch (task.kind) {
    case 'page':
      return compile(task.file, task.source);
    case 'code':
      return colour(task.name, task.codes);
    case 'flush':
      results.flush();
      return undefined;
  }
}

parentPort?.on('message', async ({ id, task }: Question) => {
  const answer = (message: Answer) => parentPort?.postMessage(message);
  try {
    answer({ id, value: await run(task) });
  } catch (error) {
    answer({ id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
});
