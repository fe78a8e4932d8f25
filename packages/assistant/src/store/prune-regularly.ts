import type { AssistantStore } from './assistant-store.ts';

/** How often, and who is told when it fails. */
export interface PruneOptions {
  /** Milliseconds between two times, an hour by default. */
  readonly every?: number;
  readonly clock?: () => number;
  /** Told when the store fails; the next time it is tried again. */
  readonly onError?: (error: unknown) => void;
}

/** Deletes what has expired, now and then, without keeping the process alive; gives how to stop. */
export function pruneRegularly(
  store: AssistantStore,
  { clock = Date.now, every = 3_600_000, onError = () => undefined }: PruneOptions = {},
): () => void {
  const prune = () => void store.prune(clock()).catch(onError);
  prune();
  const timer = setInterval(prune, every);
  timer.unref();
  return () => clearInterval(timer);
}
