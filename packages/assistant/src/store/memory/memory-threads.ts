import type { StoredTurn, ThreadRecord, ThreadStore } from '../assistant-store.ts';

export interface MemoryThreads {
  readonly threads: ThreadStore;
  readonly pruneThreads: (now: number) => void;
}

interface Entry {
  thread: ThreadRecord;
  turns: StoredTurn[];
  lastSequence: number;
}

export function memoryThreads(): MemoryThreads {
  const kept = new Map<string, Entry>();
  const live = (id: string, now: number) => {
    const entry = kept.get(id);
    return entry && entry.thread.expiresAt > now ? entry : undefined;
  };
  const threads: ThreadStore = {
    async open(thread) {
      if (kept.has(thread.id)) throw new Error(`There is a thread "${thread.id}" already.`);
      kept.set(thread.id, { thread, turns: [], lastSequence: 0 });
    },
    async find(id, now) {
      return live(id, now)?.thread;
    },
    async append(id, turn) {
      const entry = live(id, turn.createdAt);
      if (!entry) return undefined;
      const { thread } = entry;
      const expiresAt = Math.max(thread.expiresAt, turn.expiresAt);
      entry.thread = { ...thread, expiresAt };
      entry.lastSequence += 1;
      entry.turns.push({ ...turn, sequence: entry.lastSequence, outcome: undefined });
      return entry.lastSequence;
    },
    async finish(id, sequence, outcome) {
      const entry = kept.get(id);
      if (!entry) return;
      entry.turns = entry.turns.map((turn) =>
        turn.sequence === sequence ? { ...turn, outcome } : turn,
      );
    },
    async turns(id, now) {
      return live(id, now)?.turns.filter(({ expiresAt }) => expiresAt > now) ?? [];
    },
    async delete(id) {
      return kept.delete(id);
    },
  };
  const pruneThreads = (now: number) => {
    for (const [id, entry] of kept) {
      if (entry.thread.expiresAt <= now) kept.delete(id);
      else entry.turns = entry.turns.filter(({ expiresAt }) => expiresAt > now);
    }
  };
  return { threads, pruneThreads };
}
