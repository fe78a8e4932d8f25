import type { AssistantStore } from './assistant-store.ts';
import { openSqliteStore } from './sqlite/open-sqlite-store.ts';

/** A store for development: gone when the process ends, and shared with no other. */
export function openMemoryStore(): Promise<AssistantStore> {
  return openSqliteStore(':memory:');
}
