import type { CounterState } from '../store/assistant-store.ts';
import { total } from '../store/count.ts';

/** A span of time in buckets; as many buckets count as the window is wide. */
export interface Window {
  readonly width: number;
  /** Number of the bucket that a time lies in. */
  bucketAt(time: number): number;
  /** When a bucket begins. */
  startOf(bucket: number): number;
}

/** The last buckets of one length in milliseconds, the current one included. */
export function rollingWindow(bucketLength: number, width: number): Window {
  return {
    width,
    bucketAt: (time) => Math.floor(time / bucketLength),
    startOf: (bucket) => bucket * bucketLength,
  };
}

/** The calendar month, in UTC. */
export const monthWindow: Window = {
  width: 1,
  bucketAt: (time) => new Date(time).getUTCFullYear() * 12 + new Date(time).getUTCMonth(),
  startOf: (bucket) => Date.UTC(Math.floor(bucket / 12), bucket % 12),
};

/**
 * The first time at which an amount more has room, if nothing else is counted until then: when
 * enough old buckets have left the window. Undefined when it has room already.
 */
export function roomAt(
  window: Window,
  state: CounterState,
  limit: number,
  amount = 1,
): number | undefined {
  let sum = total(state);
  if (sum + amount <= limit) return undefined;
  for (let age = state.counts.length - 1; age >= 0; age -= 1) {
    sum -= state.counts[age] ?? 0;
    if (sum + amount <= limit) return window.startOf(state.position - age + window.width);
  }
  // The limit is below the amount: nothing that passes gives room.
  return window.startOf(state.position + window.width);
}

/** When the oldest bucket that holds anything leaves the window; undefined when none does. */
export function nextRelease(window: Window, state: CounterState): number | undefined {
  const age = state.counts.findLastIndex((count) => count > 0);
  return age < 0 ? undefined : window.startOf(state.position - age + window.width);
}
