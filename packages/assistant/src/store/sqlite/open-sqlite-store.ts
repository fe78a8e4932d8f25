import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AssistantStore } from '../assistant-store.ts';
import { keyTable } from '../sql/key-table.ts';
import { pruneTables } from '../sql/prune-tables.ts';
import { recordTable } from '../sql/record-table.ts';
import { sharedSecret } from '../sql/secret-table.ts';
import { threadTables } from '../sql/thread-tables.ts';
import { sqliteAppend } from './sqlite-append.ts';
import { sqliteCounters } from './sqlite-counters.ts';
import { openSqliteDatabase } from './sqlite-database.ts';
import { migrateSqlite } from './sqlite-schema.ts';

/**
 * A store in one file, which several processes of one machine may share. The folder is made.
 * What was written survives the end of a process; a loss of power may cost the last moments.
 */
export async function openSqliteStore(file: string): Promise<AssistantStore> {
  mkdirSync(dirname(file), { recursive: true });
  const database = await openSqliteDatabase(file);
  migrateSqlite(database.connection);
  return {
    counters: sqliteCounters(database),
    keys: keyTable(database),
    threads: { ...threadTables(database), append: sqliteAppend(database) },
    records: recordTable(database),
    secret: (name) => sharedSecret(database, name),
    prune: (now) => pruneTables(database, now),
    async ping() {
      await database.rows('SELECT 1', []);
    },
    async close() {
      database.connection.close();
    },
  };
}
