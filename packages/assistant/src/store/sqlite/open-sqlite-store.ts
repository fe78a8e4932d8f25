import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import type { AssistantStore } from '../assistant-store.ts';
import { probeWrite } from '../probe-write.ts';
import { keyTable } from '../sql/key-table.ts';
import { pruneTables } from '../sql/prune-tables.ts';
import { recordTable } from '../sql/record-table.ts';
import { sharedSecret } from '../sql/secret-table.ts';
import { threadTables } from '../sql/thread-tables.ts';
import { sqliteAppend } from './sqlite-append.ts';
import { sqliteCounters } from './sqlite-counters.ts';
import { openSqliteDatabase } from './sqlite-database.ts';
import { migrateSqlite } from './sqlite-schema.ts';

const ownerFolder = 0o700;
const ownerFile = 0o600;

/**
 * A store in one file, which several processes of one machine may share. The folder is made.
 * What was written survives the end of a process; a loss of power may cost the last moments.
 */
export async function openSqliteStore(file: string): Promise<AssistantStore> {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: ownerFolder });
    keepPrivate(file);
  }
  const database = await openSqliteDatabase(file).catch((cause: unknown) => {
    throw namedError(file, cause);
  });
  await migrateSqlite(database);
  const counters = sqliteCounters(database);
  return {
    counters,
    keys: keyTable(database),
    threads: { ...threadTables(database), append: sqliteAppend(database) },
    records: recordTable(database),
    secret: (name) => sharedSecret(database, name),
    prune: (now) => pruneTables(database, now),
    ping: () => probeWrite(counters),
    async close() {
      database.connection.close();
    },
  };
}

/** SQLite gives the files that it puts beside a database the rights of that. */
function keepPrivate(file: string): void {
  closeSync(openSync(file, 'a', ownerFile));
  for (const written of [file, `${file}-wal`, `${file}-shm`]) {
    if (existsSync(written)) chmodSync(written, ownerFile);
  }
}

/** What SQLite says names no file. */
function namedError(file: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    reason === 'file is not a database'
      ? `${file} is not a database. Move it away, and it is made anew.`
      : `${file} cannot be opened: ${reason}.`,
    { cause },
  );
}
