import { Worker } from 'node:worker_threads';

/**
 * Limits of the threads of a build. Without a bound each holds some 100 MB of what it could throw
 * away; with this one it is as fast.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** So many threads that run one file wait for work. */
const mostIdle = 4;
/** After more pages a thread holds much memory, so that it is not kept for other work. */
const mostPages = 500;

/** Threads that have nothing to do, by the address of the file that they run. */
const idle = new Map<string, Worker[]>();

/**
 * A thread that runs a file and waits for its first message: one that is done with other work, or a
 * new one, which takes longer to start than the work of a small site. It keeps the process alive.
 */
export function takeThread(file: URL): Worker {
  const thread = idle.get(file.href)?.pop();
  if (thread === undefined) return start(file);
  forgetListeners(thread);
  thread.ref();
  return thread;
}

/**
 * Keeps a thread that is done with all that it was asked for, and that holds nothing of it, for who
 * takes one next; or ends it. It does not keep the process alive.
 *
 * @param pages that it had to do with
 */
export async function releaseThread(file: URL, thread: Worker, pages: number): Promise<void> {
  const waiting = idle.get(file.href)?.length ?? 0;
  if (pages > mostPages || waiting >= mostIdle) await thread.terminate();
  else keepIdle(file, thread);
}

function keepIdle(file: URL, thread: Worker): void {
  const threads = idle.get(file.href) ?? [];
  idle.set(file.href, threads);
  forgetListeners(thread);
  thread.unref();
  const leave = () => {
    const place = threads.indexOf(thread);
    if (place >= 0) threads.splice(place, 1);
  };
  thread.once('error', leave);
  thread.once('exit', leave);
  threads.push(thread);
}

/**
 * Starts a thread that runs a file before there is work for it, so that it has loaded its modules when
 * there is. It does not keep the process alive.
 */
export function prepareThread(file: URL): void {
  keepIdle(file, start(file));
}

function start(file: URL): Worker {
  return new Worker(file, { resourceLimits });
}

/** A thread has listeners of its own besides, which tell it that somebody listens. */
function forgetListeners(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
}
