import { parentPort, workerData } from 'node:worker_threads';
import { createFileCompiler } from './compile-file.ts';
import type { PageOptions } from './page-options.ts';

/** Thread of the page pool: takes file names, answers with compiled pages. */
const compile = createFileCompiler(workerData as PageOptions);

parentPort?.on('message', async (file: string) => {
  try {
    parentPort?.postMessage({ file, page: await compile(file) });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ file, reason });
  }
});
