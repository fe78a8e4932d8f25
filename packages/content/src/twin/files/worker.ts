import { parentPort } from 'node:worker_threads';
import type { TwinTask } from './twin-task.ts';
import { writeTwin } from './write-twin.ts';

/** Thread that writes twins: takes a batch of tasks, answers with what came of each. */
parentPort?.on('message', (tasks: readonly TwinTask[]) => {
  try {
    parentPort?.postMessage({ written: tasks.map(writeTwin) });
  } catch (error) {
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    parentPort?.postMessage({ reason });
  }
});
