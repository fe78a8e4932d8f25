import type { RecordEntry, RecordStore } from '../assistant-store.ts';

export interface MemoryRecords {
  readonly records: RecordStore;
  readonly pruneRecords: (now: number) => void;
}

/** Older entries make room: nobody empties the memory of a preview. */
const mostEntries = 10_000;

export function memoryRecords(): MemoryRecords {
  let kept: RecordEntry[] = [];
  const records: RecordStore = {
    async append(entry) {
      kept.push(entry);
      if (kept.length > mostEntries) kept = kept.slice(-mostEntries / 2);
    },
    async list({ domain, kind, limit = 1_000, since = 0 }) {
      return kept
        .filter((entry) => entry.kind === kind && entry.createdAt >= since)
        .filter((entry) => domain === undefined || entry.domain === domain)
        .slice(0, limit);
    },
  };
  const pruneRecords = (now: number) => {
    kept = kept.filter(({ expiresAt }) => expiresAt === undefined || expiresAt > now);
  };
  return { records, pruneRecords };
}
