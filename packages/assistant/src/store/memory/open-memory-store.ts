import { randomBytes } from 'node:crypto';
import type { AssistantStore } from '../assistant-store.ts';
import { type MemoryCounters, memoryCounters } from './memory-counters.ts';
import { memoryKeys } from './memory-keys.ts';
import { type MemoryRecords, memoryRecords } from './memory-records.ts';
import { type MemoryThreads, memoryThreads } from './memory-threads.ts';

/** A store for development: gone when the process ends, and shared with no other. */
export function openMemoryStore(): AssistantStore {
  const secrets = new Map<string, Uint8Array>();
  const parts: MemoryCounters & MemoryThreads & MemoryRecords = {
    ...memoryCounters(),
    ...memoryThreads(),
    ...memoryRecords(),
  };
  const { counters, pruneCounters, pruneRecords, pruneThreads, records, threads } = parts;
  return {
    counters,
    keys: memoryKeys(),
    threads,
    records,
    async secret(name) {
      const secret = secrets.get(name) ?? randomBytes(32);
      secrets.set(name, secret);
      return secret;
    },
    async prune(now) {
      pruneCounters(now);
      pruneThreads(now);
      pruneRecords(now);
    },
    async ping() {},
    async close() {},
  };
}
