import type { CounterState, CounterStore } from '../assistant-store.ts';
import { currentState, withAdded, withSubtracted } from '../count.ts';

export interface MemoryCounters {
  readonly counters: CounterStore;
  readonly pruneCounters: (now: number) => void;
}

export function memoryCounters(): MemoryCounters {
  const kept = new Map<string, { readonly state: CounterState; readonly expiresAt: number }>();
  const counters: CounterStore = {
    async add(counter, amount, limit) {
      const state = currentState(kept.get(counter.name)?.state, counter);
      const after = withAdded(state, amount, limit);
      if (!after) return { ...state, isAdded: false };
      kept.set(counter.name, { state: after, expiresAt: counter.expiresAt });
      return { ...after, isAdded: true };
    },
    async subtract(counter, amount) {
      const entry = kept.get(counter.name);
      if (!entry) return;
      const state = withSubtracted(entry.state, counter.position, amount);
      kept.set(counter.name, { ...entry, state });
    },
    async read(counter) {
      return currentState(kept.get(counter.name)?.state, counter);
    },
  };
  const pruneCounters = (now: number) => {
    for (const [name, { expiresAt }] of kept) if (expiresAt <= now) kept.delete(name);
  };
  return { counters, pruneCounters };
}
