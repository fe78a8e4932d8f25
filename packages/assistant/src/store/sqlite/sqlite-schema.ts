import type { SqliteDatabase } from './sqlite-database.ts';

/** Each brings a file from one version to the next; what was released is never changed. */
const migrations = [
  `CREATE TABLE secret (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE counter (
     name TEXT PRIMARY KEY, newest INTEGER NOT NULL, counts TEXT NOT NULL,
     expires_at INTEGER NOT NULL
   ) WITHOUT ROWID;
   CREATE TABLE api_key (
     id TEXT PRIMARY KEY, hash TEXT NOT NULL UNIQUE, organization TEXT NOT NULL,
     created_at INTEGER NOT NULL, revoked_at INTEGER, last_used_at INTEGER, data TEXT NOT NULL
   );
   CREATE TABLE thread (
     id TEXT PRIMARY KEY, domain TEXT NOT NULL, owner TEXT, created_at INTEGER NOT NULL,
     expires_at INTEGER NOT NULL, turns INTEGER NOT NULL
   );
   CREATE INDEX thread_expiry ON thread (expires_at);
   CREATE TABLE turn (
     thread TEXT NOT NULL REFERENCES thread (id) ON DELETE CASCADE, sequence INTEGER NOT NULL,
     expires_at INTEGER NOT NULL, data TEXT NOT NULL, outcome TEXT,
     PRIMARY KEY (thread, sequence)
   );
   CREATE INDEX turn_expiry ON turn (expires_at);
   CREATE TABLE record (
     id INTEGER PRIMARY KEY AUTOINCREMENT, kind TEXT NOT NULL, domain TEXT NOT NULL,
     created_at INTEGER NOT NULL, expires_at INTEGER, data TEXT NOT NULL
   );
   CREATE INDEX record_expiry ON record (expires_at);`,
];

/**
 * Brings a file to the newest version; of several processes, one does.
 *
 * @throws when the file was written by a later version
 */
export async function migrateSqlite({ atomically, connection }: SqliteDatabase): Promise<void> {
  await atomically(() => {
    const found = connection.prepare('PRAGMA user_version').get();
    const version = Number(found?.['user_version'] ?? 0);
    if (version > migrations.length) {
      throw new Error(
        `The assistant's data has version ${version}, and this version of Waymark knows only ${migrations.length}. Update Waymark.`,
      );
    }
    for (const migration of migrations.slice(version)) connection.exec(migration);
    connection.exec(`PRAGMA user_version = ${migrations.length}`);
  });
}
