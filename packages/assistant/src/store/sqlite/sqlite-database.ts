import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { setTimeout as wait } from 'node:timers/promises';
import { loadSqlite } from '@waymark/content/text';
import type { Database, Row, SqlValue } from '../sql/database.ts';

/** A file of SQLite, open. */
export interface SqliteDatabase extends Database {
  readonly connection: DatabaseSync;
  /** As `rows`, without a promise, for steps of a transaction. */
  run(text: string, values: readonly SqlValue[]): readonly Row[];
  /** Runs steps as one transaction that nobody gets between. */
  atomically<Value>(steps: () => Value): Promise<Value>;
}

/** How long to wait for another process that writes, and between two looks, in milliseconds. */
const patience = 5_000;
const longestPause = 20;

/**
 * Opens a file, made when there is none, so that several processes may use it at the same time.
 * Each waits up to 5 seconds for another that writes.
 *
 * @throws when the file cannot be opened
 */
export async function openSqliteDatabase(file: string): Promise<SqliteDatabase> {
  const { DatabaseSync } = loadSqlite();
  // SQLite itself would wait on the one thread that answers everyone.
  const connection = new DatabaseSync(file, { timeout: 0 });
  await whenFree(() => connection.exec('PRAGMA journal_mode = WAL'));
  connection.exec('PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON');
  const statements = new Map<string, StatementSync>();
  const run = (text: string, values: readonly SqlValue[]) => {
    const statement = statements.get(text) ?? connection.prepare(text);
    statements.set(text, statement);
    // By name: before Node 24 a position counts only for parameters without a number.
    return statement.all(Object.fromEntries(values.map((value, at) => [`$${at + 1}`, value])));
  };
  return {
    connection,
    prefix: '',
    run,
    rows: (text, values) => whenFree(() => run(text, values)),
    atomically: (steps) => whenFree(() => inTransaction(connection, steps)),
  };
}

/** In one go: nothing else of this process may come between on the same connection. */
function inTransaction<Value>(connection: DatabaseSync, steps: () => Value): Value {
  connection.exec('BEGIN IMMEDIATE');
  try {
    const value = steps();
    connection.exec('COMMIT');
    return value;
  } catch (error) {
    if (connection.isTransaction) connection.exec('ROLLBACK');
    throw error;
  }
}

/** Does what needs the file as soon as no other process writes it, and meanwhile lets all else go on. */
async function whenFree<Value>(act: () => Value): Promise<Value> {
  const until = performance.now() + patience;
  for (let pause = 1; ; pause = Math.min(2 * pause, longestPause)) {
    try {
      return act();
    } catch (error) {
      const isTaken = error instanceof Error && /locked|busy/.test(error.message);
      if (!isTaken || performance.now() > until) throw error;
    }
    await wait(pause);
  }
}
