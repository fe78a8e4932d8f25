import { setImmediate } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { createCodeColouring } from './colour-code.ts';
import { createFileCompiler } from './compile-file.ts';
import { createLazyHighlighter } from './lazy-highlighter.ts';
import type { PageOptions } from './page-options.ts';
import { openResultCache } from './result-cache.ts';
import { createTaskQueue } from './task-queue.ts';
import type { Message, Question, Reply, Task } from './tasks.ts';

/** Thread of the page pool: does one task after the other, answers with what comes of them. */
const options = workerData as PageOptions;
const highlighter = createLazyHighlighter(options);
const results = openResultCache(options.cacheFolder);
const compiler = createFileCompiler(options, highlighter, results);
const colour = createCodeColouring(options, highlighter, results);

function run(task: Task) {
  switch (task.kind) {
    case 'page':
      return compiler.compile(task.file, task.source);
    case 'outline':
      return compiler.outline(task.file);
    case 'anchors':
      return compiler.anchors(task.file);
    case 'code':
      return colour(task.name, task.codes);
    case 'flush':
      results.flush();
      return undefined;
  }
}

/** After so long without a task what is kept for the next run is written, in milliseconds. */
const idleTime = 500;

const queue = createTaskQueue();
let isWorking = false;

parentPort?.on('message', (message: Message) => {
  queue.add(message);
  if (!isWorking) void work();
});

async function work(): Promise<void> {
  isWorking = true;
  for (let question = queue.take(); question; question = queue.take()) {
    await settle(question);
    // Lets in what was asked meanwhile, which may be more urgent.
    await setImmediate();
  }
  isWorking = false;
  // Nobody may come to close the threads: a preview is ended by a signal.
  setTimeout(() => isWorking || results.flush(), idleTime).unref();
}

async function settle({ id, task }: Question): Promise<void> {
  const answer = (message: Reply) => parentPort?.postMessage(message);
  answer({ begun: id });
  try {
    answer({ id, value: await run(task) });
  } catch (error) {
    answer({ id, reason: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}
