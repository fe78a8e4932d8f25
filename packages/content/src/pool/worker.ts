import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';
import { createCodeColouring } from './colour-code.ts';
import { createFileCompiler } from './compile-file.ts';
import { createLazyHighlighter } from './lazy-highlighter.ts';
import type { PageOptions } from './page-options.ts';
import { openResultCache } from './result-cache.ts';
import { createTaskQueue } from './task-queue.ts';
import type { Message, Question, Reply, Task } from './tasks.ts';

/** Thread of page pools: does one task of a site after the other, answers with what comes of them. */
let site: ReturnType<typeof openSite> | undefined;

function openSite(options: PageOptions) {
  const highlighter = createLazyHighlighter(options);
  const results = openResultCache(options.cacheFolder);
  const compiler = createFileCompiler(options, highlighter, results);
  const colour = createCodeColouring(options, highlighter, results);
  const close = () => {
    highlighter.dispose();
    results.close();
  };
  return { results, compiler, colour, close };
}

function run(task: Task) {
  if (!site) throw new Error('The thread has no site.');
  switch (task.kind) {
    case 'page':
      return site.compiler.compile(task.file, task.source);
    case 'anchors':
      return site.compiler.anchors(task.file);
    case 'code':
      return site.colour(task.name, task.codes);
    case 'end':
      site.close();
      site = undefined;
      return undefined;
  }
}

/** After so long without a task what is kept for the next run is written, in milliseconds. */
const idleTime = 500;

const queue = createTaskQueue();
let isWorking = false;

parentPort?.on('message', (message: Message) => {
  if ('site' in message) {
    site = openSite(message.site);
    return;
  }
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
  setTimeout(() => isWorking || site?.results.flush(), idleTime).unref();
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
