import type { Counter, CounterState } from './assistant-store.ts';

/**
 * The counter's state at its position: buckets that have left the window are gone. So are those that
 * lie more than a window ahead: a clock was wrong that is right again, and nobody is to wait until its
 * time comes.
 */
export function currentState(kept: CounterState | undefined, counter: Counter): CounterState {
  if (!kept || kept.position - counter.position > counter.width)
    return { position: counter.position, counts: [] };
  const position = Math.max(kept.position, counter.position);
  const passed = Math.min(position - kept.position, counter.width);
  const counts = [...Array<number>(passed).fill(0), ...kept.counts].slice(0, counter.width);
  return { position, counts };
}

/** The state with the amount in its newest bucket, or undefined when that passes the limit. */
export function withAdded(
  state: CounterState,
  amount: number,
  limit: number,
): CounterState | undefined {
  if (total(state) + amount > limit) return undefined;
  const [newest = 0, ...older] = state.counts;
  return { position: state.position, counts: [newest + amount, ...older] };
}

/** The state without the amount in the bucket at a position, which may have left the window. */
export function withSubtracted(
  state: CounterState,
  position: number,
  amount: number,
): CounterState {
  const age = state.position - position;
  const counts = state.counts.map((count, index) =>
    index === age ? Math.max(0, count - amount) : count,
  );
  return { position: state.position, counts };
}

/** Sum of all buckets that count. */
export function total({ counts }: CounterState): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
