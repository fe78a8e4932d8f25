import type { Database } from './database.ts';

/** Deletes what has expired; the turns of a thread go with it. */
export async function pruneTables(database: Database, now: number): Promise<void> {
  for (const table of ['counter', 'thread', 'turn', 'record']) {
    await database.rows(`DELETE FROM ${database.prefix}${table} WHERE expires_at <= $1`, [now]);
  }
}
