import { Worker } from 'node:worker_threads';

/**
 * Limits of the threads of a build. Without a bound each holds some 100 MB of what it could throw
 * away; with this one it is as fast.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 24 };

/** So many threads that run one file wait for work. */
const most = 4;

/** Threads that have nothing to do, by the address of the file that they run. */
const idle = new Map<string, Worker[]>();

/**
 * A thread that runs a file and waits for its first message: one that is done with other work, or a
 * new one, which takes longer to start than the work of a small site. It keeps the process alive.
 */
export function takeThread(file: URL): Worker {
  const thread = idle.get(file.href)?.pop();
  if (thread === undefined) return new Worker(file, { resourceLimits });
  forgetListeners(thread);
  thread.ref();
  return thread;
}

/**
 * Keeps a thread that is done with all that it was asked for, and that holds nothing of it, for who
 * takes one next. It does not keep the process alive.
 */
export function keepThread(file: URL, thread: Worker): void {
  const threads = idle.get(file.href) ?? [];
  idle.set(file.href, threads);
  forgetListeners(thread);
  thread.unref();
  if (threads.length >= most) {
    void thread.terminate();
    return;
  }
  const leave = () => {
    const place = threads.indexOf(thread);
    if (place >= 0) threads.splice(place, 1);
  };
  thread.once('error', leave);
  thread.once('exit', leave);
  threads.push(thread);
}

/** A thread has listeners of its own besides, which tell it that somebody listens. */
function forgetListeners(thread: Worker): void {
  for (const event of ['message', 'error', 'exit']) thread.removeAllListeners(event);
}
