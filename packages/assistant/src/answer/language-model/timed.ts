/** Milliseconds that a model may take. */
export interface ModelTimeouts {
  /** Until its first part. */
  readonly first: number;
  /** Between two parts. */
  readonly gap: number;
  readonly total: number;
}

/** The model did not go on in time. */
export class ModelTimeout extends Error {
  constructor() {
    super('The language model did not answer in time.');
    this.name = 'ModelTimeout';
  }
}

/**
 * Passes on what a source gives, as long as it keeps to its times and the signal says nothing.
 * Whatever ends it, the source is told by its own signal, and nobody waits for its end.
 */
export async function* timed<T>(
  source: (signal: AbortSignal) => AsyncIterable<T>,
  { first, gap, total }: ModelTimeouts,
  signal: AbortSignal,
): AsyncGenerator<T> {
  const controller = new AbortController();
  const stop = Promise.withResolvers<never>();
  stop.promise.catch(() => undefined);
  const abort = () => stop.reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  const late = () => stop.reject(new ModelTimeout());
  const end = setTimeout(late, total);
  let wait = setTimeout(late, first);
  try {
    signal.throwIfAborted();
    const parts = source(controller.signal)[Symbol.asyncIterator]();
    for (;;) {
      const next = parts.next();
      next.catch(() => undefined);
      const { done, value } = await Promise.race([next, stop.promise]);
      clearTimeout(wait);
      if (done === true) return;
      yield value;
      wait = setTimeout(late, gap);
    }
  } finally {
    clearTimeout(end);
    clearTimeout(wait);
    signal.removeEventListener('abort', abort);
    controller.abort();
  }
}
