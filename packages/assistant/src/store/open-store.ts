import type { AssistantStore } from './assistant-store.ts';
import { openMemoryStore } from './open-memory-store.ts';
import { openPostgresStore } from './postgres/open-postgres-store.ts';
import { openSqliteStore } from './sqlite/open-sqlite-store.ts';

/** Which store to open; with neither it is one in memory. */
export interface StoreOptions {
  /** `DATABASE_URL`; comes before the file. */
  readonly databaseUrl?: string | undefined;
  /** File for SQLite. */
  readonly file?: string | undefined;
}

/**
 * The store that is asked for, or one in memory.
 *
 * @throws when the address is not one of PostgreSQL, or the store cannot be opened
 */
export async function openStore({ databaseUrl, file }: StoreOptions): Promise<AssistantStore> {
  if (databaseUrl) {
    if (!/^postgres(ql)?:\/\//.test(databaseUrl)) {
      const scheme = databaseUrl.includes(':') ? databaseUrl.split(':')[0] : 'no scheme';
      throw new Error(
        `DATABASE_URL must begin with postgres:// or postgresql://; it has "${scheme}".`,
      );
    }
    return openPostgresStore(databaseUrl);
  }
  return file ? openSqliteStore(file) : openMemoryStore();
}
